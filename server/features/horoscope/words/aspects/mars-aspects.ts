// Mars's aspects with the slow planets. The first five lines of a kind tell the day on which it is exact, the
// rest the days around it. {room} is Mars's house, in a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;

export const MARS_ASPECTS = {
  jupiter: {
    conjunction: lines(`
      Mars and Jupiter have the same idea at the same time, and it involves a trailer.
      * Jupiter waves Mars through in {room}, so go through and hold it open for the next one.
      Mars meets Jupiter, which makes you loud, generous and twenty minutes early.
      * Mars and Jupiter are both lodging in {room}, so do the big brave thing and bring doughnuts.
      Jupiter hands Mars a bigger hammer, and the nails look nervous.
      * With Mars beside Jupiter, volunteer for the part that needs both enthusiasm and a truck.
      Mars and Jupiter set off together without a map and wave at everyone.
    `),
    sextile: lines(`
      Mars digs, Jupiter cheers, and the hole turns out to be a pond.
      * Jupiter backs Mars with a whole marching band, so take the first step on the beat.
      Jupiter gives Mars a running start, and you clear the fence with room to spare.
      * Mars takes Jupiter’s bet, so try for the thing you’re nearly ready for.
      Mars and Jupiter swap high fives, and effort feels suspiciously like fun.
      * With Jupiter cheering Mars on, do ten minutes more than you meant to.
      Jupiter opens the gate for Mars, and the field is bigger than you thought.
    `),
    square: lines(`
      Jupiter bets Mars that he can’t eat just one.
      * Mars has borrowed Jupiter’s boots, so take shorter steps than the boots want to.
      Mars squares Jupiter, and you’ve signed up for the marathon on the strength of one good jog.
      * Jupiter eggs Mars on, so promise half and deliver it with a bow.
      Mars guns the engine and Jupiter has forgotten the parking brake.
      * With Mars square Jupiter, keep the zeal and lose the megaphone.
      Jupiter thinks Mars can carry the whole sofa.
    `),
    trine: lines(`
      Mars and Jupiter throw the couch up the stairs like a pillow.
      * Jupiter blows on Mars’s sail, so push off while you have somebody to wave to.
      Mars trines Jupiter, and boldness keeps getting a good table.
      * Jupiter has the wind and Mars has the boat, so untie something.
      Mars and Jupiter make hard work look like a summer camp.
      * With Mars trine Jupiter, go for it and take a friend who says whoo.
      Jupiter doubles whatever Mars puts his back into.
    `),
    opposition: lines(`
      Mars and Jupiter are both the captain of a very small boat.
      * Jupiter shouts higher and Mars is already on the roof, so bring them down with cake.
      Mars faces Jupiter, and somebody wants to race you to a conclusion.
      * Jupiter dares Mars from across the pool, so check the depth and then do the cannonball.
      Mars pushes, Jupiter pushes back, and the door was a pull.
      * With Mars opposite Jupiter, pick the fight that ends in a handshake.
      Jupiter raises Mars one trumpet.
    `),
  },
  saturn: {
    conjunction: lines(`
      Saturn puts Mars on a leash, and they both get some exercise.
      * Mars chops and Saturn stacks in {room}, so do the job the old way and sleep well.
      Mars meets Saturn, and there’s one foot on the gas and one on the brake.
      * Mars reports for work with Saturn in {room}, so do the hard thing slowly and have a sandwich ready.
      Saturn teaches Mars to saw, and the trick is letting the saw do it.
      * With Mars beside Saturn, lift with your knees and plan with your pencil.
      Mars champs at Saturn’s bit and pulls the plow very straight.
    `),
    sextile: lines(`
      Mars pushes exactly where Saturn has drawn the X.
      * Saturn saves Mars a mistake, so listen to the slow voice before the quick one.
      Saturn aims and Mars throws, and it lands in the basket.
      * Mars takes Saturn’s advice, so warm up first and then finish the job.
      Mars and Saturn make a good crew, and the wall goes up by the row.
      * With Saturn pacing Mars, do one hard thing for exactly as long as you said.
      Saturn gives Mars a checklist, and he enjoys it more than he lets on.
    `),
    square: lines(`
      Mars leans on the horn, and Saturn is the bridge going up.
      * Saturn has hidden the scissors from Mars, so use the time to plan the cut.
      Mars squares Saturn, and every shortcut has a sawhorse in it.
      * Saturn locks the gate on Mars, so go around, whistling, and arrive anyway.
      Mars pounds on the counter and Saturn is at the other window.
      * With Mars square Saturn, be stubborn about the goal and easy about the method.
      Saturn blows the whistle just as Mars gets going.
    `),
    trine: lines(`
      Saturn marks the trail and Mars carries the packs.
      * Mars and Saturn are laying bricks, so lay yours and admire the line.
      Mars trines Saturn, and you could carry a piano up the stairs and tune it at the top.
      * Saturn draws the line and Mars cuts it, so build the thing with the actual screws.
      Mars and Saturn work without talking, and the pile gets smaller.
      * With Mars trine Saturn, pick the job that takes stamina and put on good socks.
      Saturn respects how Mars is holding that shovel.
    `),
    opposition: lines(`
      Saturn says sit and Mars says go, and the dog is confused.
      * Mars and Saturn are at the ends of one long saw, so pull when the other end pushes.
      Mars faces Saturn, and hurry up is glaring at hold on.
      * Saturn stands like a wall across from Mars, so stop pushing and look for the handle.
      Mars revs and Saturn raises one finger.
      * With Mars opposite Saturn, ask for the deadline you can keep and the help you need.
      Saturn times Mars with a stopwatch and is secretly impressed.
    `),
  },
  uranus: {
    conjunction: lines(`
      Uranus shows Mars the emergency slide, and it isn’t even an emergency.
      * Mars gives Uranus a running start in {room}, so be quick, be odd and wear a helmet.
      Mars meets Uranus, and somebody’s about to invent a faster way to fall off a chair.
      * Mars plugs himself into Uranus in {room}, so move with flair and look both ways.
      Uranus swaps Mars’s sneakers for roller skates.
      * With Mars beside Uranus, break one rule that nobody remembers making.
      Mars and Uranus press the red button to see what it does, and it’s only confetti.
    `),
    sextile: lines(`
      Mars and Uranus hot-wire the lawn mower, and it hums.
      * Uranus dares Mars to do it left-handed, so try one thing the wrong way around.
      Uranus shows Mars a trick with a lever, and the heavy thing isn’t heavy anymore.
      * Mars tries it Uranus’s way, so take the experimental route to the usual place.
      Mars and Uranus jump-start something you’d given up on.
      * With Uranus sparking Mars, be first on the dance floor at the least likely occasion.
      Uranus loosens the bolt Mars has been swearing at.
    `),
    square: lines(`
      Uranus presses all the buttons while Mars holds the elevator.
      * Mars jumps before Uranus has finished counting, so count for everybody, slowly.
      Mars squares Uranus, and the toast, the temper and the alarm all pop at once.
      * Uranus trips Mars’s fuse, so slow your hands, drop your shoulders and find the manual.
      Mars wants to go and Uranus wants to go elsewhere.
      * With Mars square Uranus, startle people only with cake.
      Uranus keeps moving the finish line, and Mars keeps sprinting.
    `),
    trine: lines(`
      Mars and Uranus beat the traffic by canoe.
      * Uranus frees Mars’s stuck gear, so leap, lightly, over the small thing you’ve been walking around.
      Mars trines Uranus, and your reflexes are a half step ahead of the falling cup.
      * Uranus opens a side door for Mars, so do the brave thing sideways.
      Mars and Uranus find the fun way up the hill.
      * With Mars trine Uranus, quit one dull habit in style.
      Uranus hands Mars a kite in a good wind.
    `),
    opposition: lines(`
      Mars aims and Uranus moves the target, giggling.
      * Uranus has let the goats out on Mars’s side, so open the gate and laugh.
      Mars faces Uranus, and somebody swerves.
      * Uranus leaps into Mars’s path, so laugh, brake, and let the unicycle pass.
      Mars charges and Uranus vanishes with a pop.
      * With Mars opposite Uranus, give the hothead some room, even if it’s you.
      Uranus pulls the chair away, and Mars pretends he was going to stand.
    `),
  },
  neptune: {
    conjunction: lines(`
      Mars takes off his armor to swim with Neptune and can’t find where he left it.
      * Neptune lulls Mars in {room}, so rest first, and then rescue.
      Mars meets Neptune, and your energy comes in waves with a lot of beach between.
      * Mars goes under with Neptune in {room}, so act on the dream, gently, and dry off after.
      Neptune turns Mars’s march into a slow dance.
      * With Mars beside Neptune, do something brave for someone who’ll never find out.
      Mars swings his sword at Neptune and cuts a very nice hole in the fog.
    `),
    sextile: lines(`
      Mars rows and Neptune sings the stroke.
      * Neptune points vaguely and Mars trusts it, so go a little way in the hopeful direction.
      Neptune whistles and Mars finally dances in time.
      * Mars fetches and carries for Neptune, so put some muscle into a kind deed.
      Mars and Neptune make a quiet hero out of somebody, and it could be you.
      * With Neptune steering Mars, follow the hunch around one more corner.
      Neptune puts music on, and Mars does the dishes without noticing.
    `),
    square: lines(`
      Mars shadowboxes with Neptune and loses on points.
      * Neptune has oiled the floor under Mars, so walk like a penguin and forgive the puddle.
      Mars squares Neptune, and you’ve walked into the room with no idea why.
      * Neptune hides Mars’s other boot, so do the next small thing and let the big one wait.
      Mars rows hard and Neptune turns the tide.
      * With Mars square Neptune, save your strength for something that holds still.
      Neptune wraps Mars in a warm fog, and the list slides under the sofa.
    `),
    trine: lines(`
      Neptune takes the sting out of Mars and leaves the honey.
      * Mars and Neptune move like good dancers, so lead gently or follow well.
      Mars trines Neptune, and what you dream up has legs.
      * Neptune fills the sail, so let Mars do less and go farther.
      Mars and Neptune swim well together, and the hard part feels like floating.
      * With Mars trine Neptune, make the art, run the bath, or carry the bags of someone tired.
      Neptune gives Mars a cause worth getting his knees dirty for.
    `),
    opposition: lines(`
      Neptune sends Mars to fetch something and forgets what it was.
      * Mars wants a fight and Neptune offers fog, so call it a draw and make tea.
      Mars faces Neptune, and it’s like wrestling a curtain.
      * Neptune sighs across from Mars, so don’t fight for anything you can’t see.
      Mars asks who did this, and Neptune looks at the sky.
      * With Mars opposite Neptune, rest without writing an essay in its defense.
      Neptune moves the goalposts by accident, and Mars kicks anyway.
    `),
  },
  pluto: {
    conjunction: lines(`
      Mars pulls the rope that Pluto tied, and a bell rings a long way down.
      * Pluto and Mars shift the big rock in {room}, so put your back into what you mean.
      Mars meets Pluto, and your determination could bend a spoon.
      * Mars goes digging with Pluto in {room}, so put all that force behind one thing and aim it downhill.
      Pluto lends Mars the big engine and asks him not to race.
      * With Mars beside Pluto, pull up one root that’s been tripping you up for years.
      Mars and Pluto lift the floorboards and find the good floor.
    `),
    sextile: lines(`
      Pluto oils the hinge, and Mars hardly has to push.
      * Mars asks Pluto for the plan of the cellar, so find out where things stand before you push.
      Pluto tells Mars where to push, and the stone rolls.
      * Mars gets Pluto’s blessing, so go after the real problem and leave the decoys.
      Mars and Pluto work underground, and something aboveground comes loose.
      * With Pluto backing Mars, be strong on somebody’s behalf.
      Pluto feeds the fire that Mars has been blowing on.
    `),
    square: lines(`
      Mars and Pluto have both gone quiet in the same narrow hallway.
      * Pluto pushes the button marked do not push, so keep your hands in your pockets and your good name in front.
      Mars squares Pluto, and somebody’s about to be very intense about a parking space.
      * Pluto baits Mars, so decline the duel and keep the good sword for bread.
      Mars and Pluto each insist on driving the same wheelbarrow.
      * With Mars square Pluto, use the anger as fuel for a closet.
      Pluto shuts a door, and Mars wants to know about the hinges.
    `),
    trine: lines(`
      Pluto lends Mars the long crowbar, and the century budges.
      * Mars goes deep with Pluto, so weed the stubborn corner and get the whole root.
      Mars trines Pluto, and you’ve got enough grit for the whole block.
      * Pluto stands behind Mars, so start the renovation, inner or outer.
      Mars and Pluto move the boulder and find a spring under it.
      * With Mars trine Pluto, do the thing you were afraid would take all your strength.
      Pluto gives Mars a second wind, and it smells of fresh earth.
    `),
    opposition: lines(`
      Mars and Pluto both refuse to be the one who waves first.
      * Pluto and Mars have each other by the sleeve, so let go politely and win the walk home.
      Mars faces Pluto, and two immovable people have chosen the same elevator.
      * Pluto won’t blink, so Mars may as well offer him a mint, and so may you.
      Mars tugs, Pluto tugs, and the rope asks for a break.
      * With Mars opposite Pluto, win by walking off with your dignity and the leftovers.
      Pluto guards the bridge, and Mars could simply wade.
    `),
  },
} as const satisfies Readonly<Partial<Record<BodyKey, ByAspect>>>;
