// The words that tables are called by: short, friendly, easy to say and to type. some 125 of each.
export const ADJECTIVES = `able amber ample aqua autumn azure balmy blue bold brave breezy bright brisk bronze busy calm candid cheery civil clear clever
coral cosmic cosy crimson crisp curly daring dawn deep dewy dizzy dreamy eager early easy elegant emerald fair fancy fleet floral fluffy fond free
fresh frosty gallant gentle giant gilded glad golden grand green happy hardy hearty honest humble indigo ivory jade jolly jovial keen kind lilac
little lively lofty loyal lucid lucky lunar magic maple mellow merry mighty mild minty misty modest mossy neat nimble noble olive opal orange
patient pearl playful polite proud quick quiet rapid rosy royal ruby rustic saffron sandy scarlet shiny silent silver smooth snowy solar spry steady
sturdy sunny swift tidy tranquil vivid warm wise witty`.split(/\s+/);
export const NOUNS = `acorn anchor apple arbor arch badger bakery barge basil bay beacon bell bench birch bishop bridge brook canal canoe canvas castle
cedar chapel cherry cliff clover cocoa comet compass cove crane crown cypress dome dove dune eagle ember falcon fern ferry field fig flute forest
fountain fox garden gate ginger grove guild gull hamlet harbor harp hawk hazel heron hill honey island ivy jasmine juniper kettle kite lagoon lake
lantern laurel lemon library lily lime lion lotus lute manor maple market meadow melon mill mint moon mortar mosaic nest oak oasis orchard otter
palace palm parrot peach pepper pine plaza plum pond poppy port quarry quay rabbit raven reef river robin rose sail sparrow spice spring
star stone summit swan tavern temple terrace thyme tower valley`.split(/\s+/);
