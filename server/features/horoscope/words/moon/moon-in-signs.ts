// Where the Moon stands. {house} is a clause about the user's house; "{in house}" brings its preposition.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

export const MOON_IN_SIGNS = {
  aries: lines(`
    The Moon is in Aries, {house}, and she’s already skipped the instructions.
    {In house}, the Moon is wearing Aries red and standing a little too close to the starting line.
    Aries, {house}, has the Moon, so patience there is on back order.
    The Moon is doing push-ups in Aries, {house}.
    Elbows are out {in house}, because the Moon is in Aries and has never once waited in line.
    With a whistle, a plan and no interest in page two, the Aries Moon turns up {in house}.
    Aries, {house}, is where the Moon is warming up, loudly.
    The Aries Moon is running a race {in house}, and nobody else has noticed it’s started.
  `),
  taurus: lines(`
    The Moon is in Taurus, {house}, and she’s taken her shoes off.
    {In house}, the Taurus Moon has found the good chair and won’t be argued out of it.
    Taurus, {house}, has the Moon, and everything there takes as long as it takes.
    With no plans to hurry, the Moon is grazing in Taurus, {house}.
    It smells faintly of bread {in house}, since the Moon is in Taurus and has lit the oven.
    Something sturdy is afoot {in house}: the Taurus Moon is testing the furniture.
    The Moon is making soup in Taurus, {house}, and it can’t be hurried.
    {In house}, the Taurus Moon has put a cushion under everything.
  `),
  gemini: lines(`
    With three conversations open and a fourth loading, the Moon is in Gemini, {house}.
    {In house}, the Gemini Moon is reading two books and quoting a third.
    Gemini, {house}, has the Moon, and suddenly everything there comes with an anecdote.
    The Moon is pacing around in Gemini, {house}, thinking out loud.
    Questions are multiplying {in house}, because the Moon is in Gemini and leaves no fact unturned.
    The Gemini Moon has set up a help desk {in house}, and is taking calls from everyone.
    The Moon is juggling in Gemini, {house}, and telling you about it.
    Gemini, {house}, is where the Moon has left eleven tabs open.
  `),
  cancer: lines(`
    The Moon is at home in Cancer, {house}, and has something on the stove.
    {In house}, the Cancer Moon is counting heads and passing out sweaters.
    Cancer, {house}, has the Moon, so feelings there arrive with luggage.
    The Moon is in Cancer, {house}, moving sideways and missing nothing.
    Kettles are whistling {in house}, since the Moon is in Cancer, her own sign, and expecting company.
    The Cancer Moon is keeping watch {in house}, with a light on and the phone handy.
    Cancer, {house}, is where the Moon keeps the spare blanket and the good cookies.
    The Cancer Moon has made up the spare bed {in house}.
  `),
  leo: lines(`
    The Moon is in Leo, {house}, and she’s found the spotlight without being shown.
    {In house}, the Leo Moon is telling a story with gestures.
    Leo, {house}, has the Moon, so somebody there expects applause and should get some.
    The Moon is tossing her hair in Leo, {house}.
    It’s suddenly warm {in house}: the Leo Moon is holding court and sharing the grapes.
    The Leo Moon has rolled out a carpet {in house}, and would like you to walk on it properly.
    Leo, {house}, is where the Moon is signing autographs.
    The Moon is practicing her bow in Leo, {house}.
  `),
  virgo: lines(`
    The Moon is in Virgo, {house}, and she’s brought a damp cloth and a theory.
    {In house}, the Virgo Moon is putting the lids back on the right jars.
    Virgo, {house}, has the Moon, and the small print there is having its day.
    The Moon is proofreading in Virgo, {house}.
    Somebody’s sorting screws by size {in house}: the Moon is in Virgo and calls this relaxing.
    {In house}, the Virgo Moon has found whoever labels things and is shaking their hand.
    Virgo, {house}, is where the Moon has alphabetized her feelings.
    The Virgo Moon is ironing something {in house}, and it may be you.
  `),
  libra: lines(`
    The Moon is in Libra, {house}, straightening a picture that was nearly straight.
    {In house}, the Libra Moon is asking what everybody else is having.
    Libra, {house}, has the Moon, so good manners there count double.
    The Moon is weighing two nice options in Libra, {house}.
    Diplomacy is available {in house}, free of charge, while the Moon is in Libra.
    The Libra Moon has arranged the seating {in house} so that nobody ends up at the edge.
    Libra, {house}, is where the Moon is choosing between two excellent hats.
    The Moon is being charming in Libra, {house}, and it’s working.
  `),
  scorpio: lines(`
    The Moon is in Scorpio, {house}, and she has noticed.
    {In house}, the Scorpio Moon is sitting very still and hearing everything.
    Scorpio, {house}, has the Moon, and small talk there has been canceled.
    The Moon is deep-sea diving in Scorpio, {house}.
    There’s one lamp lit {in house}: the Scorpio Moon is reading between the lines.
    With one very good question, the Scorpio Moon is waiting {in house}.
    Scorpio, {house}, is where the Moon keeps her binoculars.
    {In house}, the Scorpio Moon has a candle and a theory.
  `),
  sagittarius: lines(`
    Boots up on the map, the Moon is in Sagittarius, {house}.
    {In house}, the Sagittarius Moon is promising things on behalf of everyone.
    Sagittarius, {house}, has the Moon, so the truth there comes out at full volume.
    The Moon is galloping around in Sagittarius, {house}.
    All the windows are open {in house}, because the Moon is in Sagittarius and wants a view.
    Armed with a big idea and the first half of a plan, the Sagittarius Moon sets up camp {in house}.
    Sagittarius, {house}, is where the Moon has lit a campfire.
    The Moon is telling tall tales in Sagittarius, {house}.
  `),
  capricorn: lines(`
    Cuffs buttoned and list in hand, the Moon is in Capricorn, {house}.
    {In house}, the Capricorn Moon is climbing carefully and not stopping for photographs.
    Capricorn, {house}, has the Moon, so feelings there are asked to take a number.
    The Moon is keeping office hours in Capricorn, {house}.
    Someone sensible is in charge {in house}, since the Moon is in Capricorn and never loses a form.
    The Capricorn Moon is checking the foundations {in house}, dry wit included.
    Capricorn, {house}, is where the Moon keeps the spare keys, labeled.
    The Capricorn Moon is up a ladder {in house}, tightening something.
  `),
  aquarius: lines(`
    The Moon is in Aquarius, {house}, being friendly from across the room.
    {In house}, the Aquarius Moon has rearranged the furniture to prove a point.
    Aquarius, {house}, has the Moon, and the usual way there has just been voted out.
    The Moon is taking the back off the radio in Aquarius, {house}.
    There’s a fresh draft {in house}, because the Moon is in Aquarius and doesn’t do stuffy.
    The Aquarius Moon is holding a meeting {in house}, and everyone gets to talk, even the cat.
    Aquarius, {house}, is where the Moon is testing her flying machine.
    {In house}, the Aquarius Moon is wearing goggles and declines to explain.
  `),
  pisces: lines(`
    The Moon is in Pisces, {house}, humming something she hasn’t written yet.
    {In house}, the Pisces Moon has left her glasses off on purpose.
    Pisces, {house}, has the Moon, so the edges there are mostly a suggestion.
    The Moon is floating on her back in Pisces, {house}.
    Everything sounds a little underwater {in house}: the Pisces Moon is listening to the rain.
    The Pisces Moon is crying at a commercial {in house}, and feels much better for it.
    Pisces, {house}, is where the Moon has left the radio on low.
    With very good special effects, the Moon is daydreaming in Pisces, {house}.
  `),
} as const satisfies Record<SignKey, readonly Line[]>;
