// The Moon changes signs, every two days and a half. {house} is a clause about the user's house.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

export const MOON_ENTERS_SIGNS = {
  aries: lines(`
    Without knocking, the Moon strides into Aries, {house}.
    The Moon kicks open the gate to Aries, {house}.
    Jacket half on, the Moon jogs into Aries, {house}.
    The Moon trades her slippers for running shoes and enters Aries, {house}.
    The Moon hops into Aries, {house}, and the engine starts on the first try.
    Two stairs at a time, the Moon bounds up into Aries, {house}.
    The Moon honks twice and pulls up at Aries, {house}.
  `),
  taurus: lines(`
    With a sigh you can almost hear, the Moon settles into Taurus, {house}.
    The Moon wanders into Taurus, {house}, and asks what smells so good.
    Now that the Moon is in Taurus, {house}, the tempo drops by half.
    The Moon puts down her bags in Taurus, {house}, and pats the cushions.
    Slowly, as if carrying soup, the Moon enters Taurus, {house}.
    The Moon sinks into Taurus, {house}, and asks for the blanket.
    The Moon follows the smell of bread into Taurus, {house}.
  `),
  gemini: lines(`
    In the middle of a sentence, the Moon skips into Gemini, {house}.
    The Moon changes the subject and moves to Gemini, {house}.
    The Moon skips over to Gemini, {house}, and every phone begins to buzz.
    The Moon leans in at the window of Gemini, {house}, to ask what everyone is talking about.
    Bursting with news, the Moon comes into Gemini, {house}.
    The Moon pops into Gemini, {house}, and asks three people for directions.
    The Moon turns the page to Gemini, {house}.
  `),
  cancer: lines(`
    The Moon comes home to Cancer, {house}, and drops her bag where she always drops it.
    With her own key, the Moon lets herself into Cancer, {house}.
    The Moon comes home to Cancer, {house}, and old songs begin to play.
    Carrying a quilt, the Moon slips into Cancer, {house}.
    Back in her own sign at last, the Moon enters Cancer, {house}, and checks that everyone has eaten.
    The Moon tiptoes home to Cancer, {house}, and puts the kettle on.
    Cancer, {house}, opens the door to the Moon, who’s brought soup.
  `),
  leo: lines(`
    The Moon sweeps into Leo, {house}, and someone finds a trumpet.
    The Moon makes an entrance in Leo, {house}.
    Up come the lights as the Moon walks into Leo, {house}.
    As though there were a red carpet, the Moon walks into Leo, {house}.
    Hair first, the Moon enters Leo, {house}.
    The Moon tosses her scarf and steps up into Leo, {house}.
    Leo, {house}, gets ready for a close-up, because the Moon has arrived.
  `),
  virgo: lines(`
    The Moon tiptoes into Virgo, {house}, and straightens the mat behind her.
    The Moon ties back her hair and moves into Virgo, {house}.
    The Moon moves into Virgo, {house}, and the crumbs grow nervous.
    Running one finger along the shelf, the Moon enters Virgo, {house}.
    The Moon arrives in Virgo, {house}, and suggests three reasonable improvements.
    The Moon wipes her feet and enters Virgo, {house}.
    Virgo, {house}, is being dusted by the Moon, who’s only just arrived.
  `),
  libra: lines(`
    The Moon glides into Libra, {house}, and compliments the curtains.
    Holding the door for whoever is behind her, the Moon enters Libra, {house}.
    Now that the Moon is in Libra, {house}, every voice comes down a notch.
    The Moon arrives in Libra, {house}, and brings two kinds of cake so that nobody has to choose.
    The Moon steps into Libra, {house}, and everything there tries to match.
    The Moon checks her reflection and enters Libra, {house}.
    Libra, {house}, sets another place, because here comes the Moon.
  `),
  scorpio: lines(`
    The Moon slips into Scorpio, {house}, and closes the door behind her.
    The Moon lowers her voice and enters Scorpio, {house}.
    The Moon lands in Scorpio, {house}, and the polite version has run its course.
    The Moon dives into Scorpio, {house}, and holds her breath.
    Down go the blinds as the Moon moves into Scorpio, {house}.
    The Moon goes down the back stairs to Scorpio, {house}.
    Scorpio, {house}, has let the Moon in and locked up after her.
  `),
  sagittarius: lines(`
    The Moon gallops into Sagittarius, {house}, and knocks over a lamp.
    The Moon bursts into Sagittarius, {house}, already halfway through the joke.
    The Moon strides into Sagittarius, {house}, and the ceiling goes up a few feet.
    The Moon swings a leg over the fence into Sagittarius, {house}.
    Bag over one shoulder, the Moon heads into Sagittarius, {house}.
    The Moon throws her hat into Sagittarius, {house}, and follows it.
    First the Moon arrives in Sagittarius, {house}, and about a minute later her luggage.
  `),
  capricorn: lines(`
    The Moon reports for work in Capricorn, {house}.
    The Moon buttons her coat and starts up into Capricorn, {house}.
    The Moon marches into Capricorn, {house}, and the to-do list sits up straight.
    With a pencil behind her ear, the Moon enters Capricorn, {house}.
    On time and sensibly dressed, the Moon arrives in Capricorn, {house}.
    The Moon wipes her boots and reports to Capricorn, {house}.
    Capricorn, {house}, gives the Moon her badge and a list.
  `),
  aquarius: lines(`
    The Moon drifts into Aquarius, {house}, and asks why it’s always been done this way.
    By the window, because the door was too obvious, the Moon enters Aquarius, {house}.
    Now that the Moon is in Aquarius, {house}, normal is optional.
    On something she built herself, the Moon rolls into Aquarius, {house}.
    Waving at strangers, the Moon arrives in Aquarius, {house}.
    The Moon arrives in Aquarius, {house}, and opens a window.
    Aquarius, {house}, welcomes the Moon with a secret handshake.
  `),
  pisces: lines(`
    With her jeans rolled up, the Moon wades into Pisces, {house}.
    The Moon floats into Pisces, {house}, and forgets what she came for.
    The Moon slides into Pisces, {house}, and the hard corners go soft.
    Like sugar in tea, the Moon melts into Pisces, {house}.
    Half asleep and perfectly happy, the Moon enters Pisces, {house}.
    The Moon follows some music into Pisces, {house}.
    Pisces, {house}, closes over the Moon like warm water.
  `),
} as const satisfies Record<SignKey, readonly Line[]>;
