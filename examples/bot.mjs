// A player for every game here in JavaScript: reads questions from standard input, writes answers to standard output.
// It knows nothing but the messages of docs/bot-protocol.md. Try it:
//
//     python -m sanjuan arena --bots "cmd:node examples/bot.mjs,random" --games 20
//     python -m sanjuan arena --game alhambra --bots "cmd:node examples/bot.mjs,random" --games 20

import { createInterface } from "node:readline";

/** @typedef {Record<string, number>} Prices */
/** @typedef {{ id: number, kind: string, options: string[], least: number, most: number, args: { price: number }, prices: Prices }} Question */
/** @typedef {{ type: string, cards: Record<string, { cost: number }>, error: string } & Question} Message */

/** @type {Message["cards"]} */
let cards = {};

/** Returns the cost of a card, or of the card of a place; 0 if it is no card.
 * @type {(option: string) => number} */
const cost = (option) => cards[option.split(/[>@]/)[0]]?.cost ?? 0;

/** Returns the smallest options that reach the price, without those that are then superfluous.
 * @type {(options: string[], prices: Prices, price: number) => string[]} */
function payment(options, prices, price) {
  const paid = /** @type {string[]} */ ([]), worth = () => paid.reduce((sum, option) => sum + prices[option], 0);
  for (const option of [...options].sort((a, b) => prices[a] - prices[b])) if (worth() < price) paid.push(option);
  for (const option of [...paid]) if (worth() - prices[option] >= price) paid.splice(paid.indexOf(option), 1);
  return paid;
}

/** The dearest thing that lies on a place, else the dearest of all: one alone always keeps to the `rule`.
 * @type {(options: string[], prices: Prices) => string[]} */
function turn(options, prices) {
  const dearest = [...options].sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  return [dearest.find((option) => option.includes("@")) ?? dearest[0]];
}

/** Take as much as is offered of what gives something, as little as possible of what costs, the dearest cards last.
 * @type {(question: Question) => string[]} */
function answer({ kind, options, least, most, args, prices }) {
  const cheapest = [...options].sort((a, b) => cost(a) - cost(b));
  if (kind === "role") return [options.find((role) => role !== "prospector") ?? options[0]];
  if (kind === "build") return cheapest.filter((option) => !option.includes(">")).slice(-1);
  if (["keep", "gold_mine", "produce", "sell", "start_hand", "library"].includes(kind)) return cheapest.slice(-most);
  if (kind === "turn") return turn(options, prices);
  if (kind === "pay" && prices[options[0]]) return payment(options, prices, args.price);
  // Cards pay before goods, for a rule may limit how many goods there may be in a payment.
  const [goods, cards] = [true, false].map((is) => cheapest.filter((option) => option.includes("@") === is));
  return [...cards, ...goods].slice(0, least);
}

/** @type {Record<string, (message: Message) => object | void>} */
const replies = {
  hello: () => ({ type: "hello", protocol: 1, name: "example in JavaScript" }),
  ask: (message) => ({ type: "answer", id: message.id, options: answer(message) }),
  cards: (message) => void (cards = message.cards),
  refused: (message) => void console.error(`refused: ${message.error}`),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const reply = replies[message.type]?.(message);
  if (reply) console.log(JSON.stringify(reply));
}
