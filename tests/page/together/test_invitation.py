"""Invitations and replies as texts: short, whole again, and nothing of a stranger's text gets into a description."""

import base64
import json
import subprocess
from pathlib import Path

import pytest

from prepare import node_environment

SCRIPT = Path(__file__).resolve().parents[3] / "web" / "lazy" / "invitation.js"
RUN = """
const { bare, pack, unpack } = await import(process.argv[1]);
let text = "";
for await (const piece of process.stdin.setEncoding("utf-8")) text += piece;
const out = JSON.parse(text).map(([name, ...given]) => {
  try { return ({ bare, pack, unpack })[name](...given); } catch (error) { return { error: error.message }; }
});
console.log(JSON.stringify(out));
"""
CHROMIUM = """v=0
o=- 7779789181167556939 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:3116812566 1 udp 2113937151 b1aa5102-a687-4902-be7b-ca367ec3d94c.local 48612 typ host generation 0
a=candidate:2792251410 1 udp 2113942271 192.168.1.20 58470 typ host generation 0 network-cost 999
a=candidate:3 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0
a=candidate:4 1 udp 1677729535 203.0.113.7 51000 typ srflx raddr 0.0.0.0 rport 0 generation 0
a=candidate:5 1 udp 1677729535 2001:db8::5 51001 typ host generation 0
a=ice-ufrag:Yy4h
a=ice-pwd:tl7juDp+u5DtAlSmB/OCWVqX
a=ice-options:trickle
a=fingerprint:sha-256 F4:5C:37:1A:6B:0A:6E:10:1D:BA:C7:C4:96:83:0B:67:02:F5:44:2E:18:C1:C3:47:71:93:DE:2B:85:13:DE:EA
a=setup:actpass
a=mid:0
a=sctp-port:5000
""".replace("\n", "\r\n")
TOLD = {"reply": False, "chair": 2, "number": 200}


def ran(*calls):
    """Return what calls of the script bring, each [name, arguments...]."""
    command = ["node", "--input-type=module", "-e", RUN, SCRIPT.as_uri()]
    done = subprocess.run(command, input=json.dumps(calls), env=node_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def code():
    """The text of an invitation."""
    [made] = ran(["pack", CHROMIUM, TOLD])
    return made


def test_an_invitation_is_short_and_of_letters_that_a_link_may_hold(code):
    assert len(code) < 200
    assert all(letter.isalnum() or letter in "-_" for letter in code)


def test_what_is_told_is_what_was_packed(code):
    [found] = ran(["unpack", code])
    lines = found.pop("sdp").split("\r\n")
    assert found == TOLD
    for line in ("a=ice-ufrag:Yy4h", "a=ice-pwd:tl7juDp+u5DtAlSmB/OCWVqX", "a=setup:actpass"):
        assert line in lines
    assert [line for line in CHROMIUM.split("\r\n") if "fingerprint" in line][0] in lines
    where = [line.split()[4:8] for line in lines if line.startswith("a=candidate")]
    assert where == [
        ["b1aa5102-a687-4902-be7b-ca367ec3d94c.local", "48612", "typ", "host"],
        ["192.168.1.20", "58470", "typ", "host"],
        ["203.0.113.7", "51000", "typ", "srflx"], ["2001:0db8:0000:0000:0000:0000:0000:0005", "51001", "typ", "host"],
    ]  # fmt: skip


def test_many_addresses_of_one_kind_leave_room_for_those_that_are_seen_from_outside():
    found = [line for line in CHROMIUM.split("\r\n") if "typ host" in line]
    many = CHROMIUM.replace(found[0], "\r\n".join([found[0]] * 20))
    [made] = ran(["pack", many, TOLD])
    [unpacked] = ran(["unpack", made])
    kinds = [line.split()[7] for line in unpacked["sdp"].split("\r\n") if line.startswith("a=candidate")]
    assert kinds == ["host"] * 4 + ["srflx"]


def test_a_reply_is_told_from_an_invitation(code):
    [reply] = ran(["pack", CHROMIUM, TOLD | {"reply": True}])
    found, other = ran(["unpack", reply], ["unpack", code])
    assert found["reply"] and not other["reply"]
    assert "a=setup:active\r\n" in found["sdp"]


@pytest.mark.parametrize("around", ["{}", " {}\n", "https://example.org/play/#join={}", "Come! https://a.b/#reply={} "])
def test_a_link_or_the_bare_text_will_do(code, around):
    assert ran(["bare", around.format(code)]) == [code]


def test_what_is_damaged_or_made_up_is_refused(code):
    texts = [
        "",
        "x",
        "#join=",
        code[:-4],
        code + "AAAA",
        "AgA" + code[3:],
        "A" * 5_000,
        "é" * 100,
        code[:20] + "!" + code[20:],
    ]
    assert all("error" in found for found in ran(*[["unpack", text] for text in texts]))


def test_nothing_but_words_gets_into_a_description(code):
    raw = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    bad = raw.replace(b"Yy4h", b"Y\r\na")
    assert bad != raw
    [found] = ran(["unpack", base64.urlsafe_b64encode(bad).decode().rstrip("=")])
    assert "error" in found


def test_an_address_at_a_turn_server_is_packed_however_many_others_there_are():
    kinds = {
        "host": "typ host",
        "srflx": "typ srflx raddr 0.0.0.0 rport 0",
        "relay": "typ relay raddr 203.0.113.7 rport 9",
    }
    many = [
        f"a=candidate:{nth} 1 udp {2000 - nth} 192.0.2.{nth} {50000 + nth} {end} generation 0"
        for nth, end in enumerate([kinds["host"]] * 6 + [kinds["srflx"]] * 6 + [kinds["relay"]] * 2)
    ]
    alone = [line for line in CHROMIUM.split("\r\n") if not line.startswith("a=candidate")]
    for lines, count in ((many, 10), (many[-2:], 2)):
        [made] = ran(["pack", "\r\n".join(alone + lines), TOLD])
        [found] = ran(["unpack", made])
        where = [line.split() for line in found["sdp"].split("\r\n") if line.startswith("a=candidate")]
        assert len(where) == count
        assert [line[4:8] for line in where[-2:]] == [
            ["192.0.2." + nth, "500" + nth, "typ", "relay"] for nth in ("12", "13")
        ]
