// The Moon void of course: between her last aspect in a sign and the next sign.

import { lines } from '#server/text/lines.ts';

export const MOON_VOID = lines(`
  The Moon goes off duty for a while, and anything begun in that gap tends to wander.
  * The Moon is between appointments for a stretch, so finish something, put something away, or simply stare.
  For a time the Moon is void of course, which is the sky’s way of putting up a be-right-back sign.
  * The Moon drifts void for a while, so keep the big decision in your pocket until she lands.
  The Moon has said all she means to say in this sign and is looking out the window.
  * While the Moon is void, do the thing that needs no result.
  There’s a lull, since the Moon has no more calls to make before she moves on.
  * With the Moon idling between signs, let one plan stay delightfully vague.
  The Moon takes an unscheduled break, and even the ambitious find themselves looking at clouds.
  * The Moon is void for a spell, so don’t force the jar; put it down and try it again later.
  The Moon coasts with the engine off, which is restful if you’re not in a hurry.
  * While the Moon has nothing on her calendar, borrow a little of that nothing.
  There’s a gap in the Moon’s calendar, and it’s a good one for wandering around a hardware store.
  * The Moon is void of course for a bit, so repeat something pleasant instead of starting something grand.
  Nothing much is meant to stick while the Moon is void, which takes the pressure off nicely.
`);
