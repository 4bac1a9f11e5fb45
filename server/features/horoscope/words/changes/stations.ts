// A planet stands still and turns. {sign} is where, {house} a clause about the user's house, {room} the same
// in a word or two.

import { type Line, lines } from '#server/text/lines.ts';

type ByDirection = Readonly<Record<'retrograde' | 'direct', readonly Line[]>>;

export const STATIONS = {
  mercury: {
    retrograde: lines(`
      Mercury stops in {sign}, {house}, pats his pockets and turns back for whatever he forgot.
      * Mercury turns retrograde in {room}, so keep a copy, confirm the date and forgive the courier.
      Mercury puts the car in reverse in {room}, and every old conversation looks up from its desk.
      * Mercury turns retrograde in {sign}, {house}, so reread before you reply, starting with the names.
      Mercury takes three weeks off in {room}, and old news comes for a visit.
      Mercury drops his pencil in {room} and has to crawl back for it.
      * Mercury starts walking backward in {sign}, {house}, so save the draft and wave at whoever he bumps into.
    `),
    direct: lines(`
      Mercury finds his keys in {sign}, {house}, and starts forward again.
      * Mercury turns direct in {room}, so send the thing you’ve been wisely sitting on.
      Mercury looks up from his notes in {room}, and the mail begins to move.
      * Mercury turns direct in {sign}, {house}, so make the call and skip the part where you apologize for the delay.
      Mercury stops muttering in {room} and says it out loud.
      Mercury puts on his glasses in {room}, and the fine print comes into focus.
      * Mercury turns direct in {sign}, {house}, so open the letter you’ve been avoiding; it’s shorter than you feared.
    `),
  },
  venus: {
    retrograde: lines(`
      Venus pauses in {sign}, {house}, and turns to look at what she used to love.
      * Venus turns retrograde in {room}, so play the old song again and leave the old haircut in the photographs.
      Venus takes off her rings in {room} and thinks about what’s worth wearing.
      * Venus turns retrograde in {sign}, {house}, so like a thing twice before you bring it home.
      Venus walks backward through {room} with a candle, checking which pictures still make her smile.
      Venus stops the music in {room} and asks who chose it.
      * Venus retraces her steps in {sign}, {house}, so write to someone you used to adore, and mail it or not.
    `),
    direct: lines(`
      Venus has found her keys in {sign}, {house}, and comes forward smiling.
      * Venus turns direct in {room}, so ask again for the thing you wanted before you got shy.
      Venus picks her tools back up in {room}, and affection goes on where it stopped.
      * Venus turns direct in {sign}, {house}, so tell whoever asked that you’ve thought about it and the answer is yes, or cake.
      Venus makes up her mind in {room} and kisses it on both cheeks.
      Venus turns the music back on in {room}.
      * Venus turns direct in {room}, so open the good soap and wear the good coat.
    `),
  },
  mars: {
    retrograde: lines(`
      Mars stalls in {sign}, {house}, and gets out to look under the hood.
      * Mars turns retrograde in {room}, so sharpen the tools and postpone the duel.
      Mars shifts into reverse in {room}, and old arguments ask for a rematch they don’t need.
      * Mars turns retrograde in {sign}, {house}, so finish one thing you started hot and dropped cold.
      Mars sits down on the curb in {room} and reconsiders his whole approach.
      Mars loses a wheel in {room} and sits down to think.
      * Mars cools his engine in {sign}, {house}, so practice the brave thing in front of the mirror first.
    `),
    direct: lines(`
      Mars gets the engine running in {sign}, {house}, and grins.
      * Mars turns direct in {room}, so go, but go like someone who’s learned where the potholes are.
      Mars stands up in {room}, brushes off his knees and points ahead.
      * Mars turns direct in {sign}, {house}, so take the first swing at the thing you’ve been planning for months.
      Mars lets out the clutch in {room}, and stuck things lurch happily.
      Mars ties both shoes in {room} and is off.
      * Mars is in gear again in {room}, so push the thing that wouldn’t budge, once, with a running start.
    `),
  },
  jupiter: {
    retrograde: lines(`
      Jupiter slows to a stop in {sign}, {house}, and goes back to enjoy something properly.
      * Jupiter turns retrograde in {room}, so count the luck you already have before you order more.
      Jupiter turns around in {room} to wave at everyone who helped.
      * Jupiter turns retrograde in {sign}, {house}, so go over the big plan and keep the heart of it.
      Jupiter closes the brochure in {room} and starts to believe quietly.
      Jupiter goes back through {room} to pick up the hats he lost.
      * Jupiter takes a breather in {sign}, {house}, so enjoy the half that’s already done.
    `),
    direct: lines(`
      Jupiter sets off again in {sign}, {house}, with a full tank and a song.
      * Jupiter turns direct in {room}, so dust off the large hope and give it a ticket.
      Jupiter opens his arms in {room}, and postponed good news puts its coat on.
      * Jupiter turns direct in {sign}, {house}, so say yes where you’d penciled in maybe.
      Jupiter laughs out loud in {room}, and the scale of things goes up a notch.
      Jupiter finds the brochure again in {room} and reads it aloud.
      * Jupiter is on the road again in {room}, so hop on and bring sandwiches.
    `),
  },
  saturn: {
    retrograde: lines(`
      Saturn stops in {sign}, {house}, and goes back to check the joints.
      * Saturn turns retrograde in {room}, so review one duty and find out whether it’s really yours.
      Saturn puts down the clipboard in {room} and looks at the rule he wrote.
      * Saturn turns retrograde in {sign}, {house}, so repair quietly what you built in a hurry.
      Saturn loosens his tie by one careful inch in {room}.
      Saturn asks for the blueprints in {room} and makes one small mark.
      * Saturn pauses in {sign}, {house}, so rest where you stand and count the bricks already laid.
    `),
    direct: lines(`
      Saturn picks up his hammer in {sign}, {house}, and the work goes on.
      * Saturn turns direct in {room}, so put the date on the plan and tell one reliable person.
      Saturn signs off on the repairs in {room} and says proceed.
      * Saturn turns direct in {sign}, {house}, so take the next rung and then admire the view for a full minute.
      Saturn winds his watch in {room}, and slow things become certain.
      Saturn rolls up the blueprints in {room} and reaches for the trowel.
      * Saturn gets moving in {sign}, {house}, so keep the small appointment that keeps the large one.
    `),
  },
  uranus: {
    retrograde: lines(`
      Uranus stops mid-leap in {sign}, {house}, and starts rewiring from the inside.
      * Uranus turns retrograde in {room}, so make the private change before the public one.
      Uranus takes his invention apart in {room} to see why it hummed.
      * Uranus turns retrograde in {sign}, {house}, so ask which of your freedoms you’ve stopped using.
      Uranus goes strangely quiet in {room}, which usually means he’s having an idea.
      Uranus puts the lid back on the box in {room}, and it goes on humming.
      * Uranus rests his wires in {sign}, {house}, so be original in private for a while.
    `),
    direct: lines(`
      Uranus throws the switch in {sign}, {house}, and the lights come on in a new order.
      * Uranus turns direct in {room}, so try out the change you’ve only rehearsed.
      Uranus walks out of the workshop in {room} holding something that blinks.
      * Uranus turns direct in {sign}, {house}, so surprise someone, beginning with yourself.
      Uranus whistles in {room}, and the predictable part of the week looks worried.
      Uranus opens the box in {room}, and it plays a polka.
      * Uranus is back at the switchboard in {room}, so expect a wrong number worth talking to.
    `),
  },
  neptune: {
    retrograde: lines(`
      Neptune’s tide turns in {sign}, {house}, and shows you what’s on the beach.
      * Neptune turns retrograde in {room}, so look at one thing without its soft lighting.
      Neptune draws back the curtain of mist in {room} by about a foot.
      * Neptune turns retrograde in {sign}, {house}, so keep the dream and check its shoes.
      Neptune stops singing for a moment in {room}, and you hear your own tune.
      Neptune lets the water out of the tub in {room}, and there’s the ring you lost.
      * Neptune ebbs in {sign}, {house}, so write down the dream and cross out the part that was only the pizza.
    `),
    direct: lines(`
      Neptune’s tide comes in again in {sign}, {house}, carrying something pretty.
      * Neptune turns direct in {room}, so let one daydream out of the harbor.
      Neptune breathes out in {room}, and the air goes soft and musical.
      * Neptune turns direct in {sign}, {house}, so trust a feeling that’s stayed the same all season.
      Neptune resumes his song in {room}, in a key you can sing.
      Neptune runs the bath again in {room} and adds bubbles.
      * Neptune flows on in {sign}, {house}, so let one practical plan get its feet wet.
    `),
  },
  pluto: {
    retrograde: lines(`
      Pluto stops digging in {sign}, {house}, and goes back down to look at what he passed.
      * Pluto turns retrograde in {room}, so look inward for the lever before you push on the wall.
      Pluto lowers his lamp in {room} and checks the roots.
      * Pluto turns retrograde in {sign}, {house}, so put down one thing you’ve been controlling out of habit.
      Pluto holds still in {room}, and so does something deep and stubborn.
      Pluto goes quiet in {room}, the way a cellar does.
      * Pluto turns his lamp around in {sign}, {house}, so look behind you, kindly.
    `),
    direct: lines(`
      Pluto comes up the stairs in {sign}, {house}, with earth on his hands and something worth keeping.
      * Pluto turns direct in {room}, so act on the change you’ve already made inside.
      Pluto starts the big engine in {room}, and the floor hums.
      * Pluto turns direct in {sign}, {house}, so let the old version of you hand over the keys.
      Pluto opens the trapdoor in {room}, and what was ready steps out.
      Pluto ties up a bag in {room} and carries it out to the curb.
      * Pluto picks up the shovel in {sign}, {house}, so start where the ground is softest.
    `),
  },
} as const satisfies Readonly<
  Record<
    'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
    ByDirection
  >
>;
