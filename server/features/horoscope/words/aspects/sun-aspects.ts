// The Sun's aspects with the planets. The first five lines of a kind tell the day on which it is exact, the
// rest the days around it. {room} is the Sun's house, in a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;

export const SUN_ASPECTS = {
  mercury: {
    conjunction: lines(`
      Mercury stands in the middle of the Sun, where the light is good for reading.
      * Mercury and the Sun are of one mind in {room}, so make a decision and tell somebody.
      Mercury meets the Sun, and your thoughts and your name tag finally match.
      * Mercury steps right into the Sun, so say the clear thing once and then stop polishing it.
      The Sun takes Mercury by the shoulder, and an answer that was hiding comes out blinking.
      * With Mercury at the Sun’s elbow, put the question in one sentence and send it to the right person.
      Mercury is talking directly into the Sun’s ear, so you sound surer than you feel.
    `),
  },
  venus: {
    conjunction: lines(`
      Venus and the Sun are out walking, and everyone they pass stands up a bit straighter.
      * Venus catches the Sun’s eye, so be seen being fond of someone.
      Venus meets the Sun, and affection stops dropping hints.
      * Venus joins the Sun in {room}, so like what you like out loud.
      The Sun has Venus on his arm, and everything you touch wants a ribbon.
      * With Venus beside the Sun, tell someone what you love about them while they still have their coat on.
      Venus and the Sun share a seat, and charm comes off you like steam.
    `),
  },
  mars: {
    conjunction: lines(`
      Mars and the Sun knock on the same door, and it opens at once.
      * The Sun puts Mars in charge of the drum, so set the pace and let people march badly.
      The Sun meets Mars, and your get-up-and-go gets up and goes.
      * The Sun teams up with Mars in {room}, so start what you’re brave enough for and tell no committee.
      Mars stands shoulder to shoulder with the Sun, and you take up a little more of the sidewalk.
      * With Mars beside the Sun, spend the extra fire on a cause, a hill or a very stubborn jar.
      The Sun and Mars share a battery, and it’s fully charged.
    `),
    sextile: lines(`
      The Sun and Mars carry the canoe together and don’t argue about who sits in front.
      * Mars warms up the engine for the Sun, so leave ten minutes sooner and enjoy the road.
      Mars does the Sun a favor, and for once effort actually shows.
      * The Sun gives Mars a thumbs-up, so ask for the part you want and offer to carry chairs.
      The Sun and Mars swap a secret handshake, and getting started is half as hard.
      * With Mars lending the Sun a hand, do the thing you’ve been circling like a parking spot.
      Mars keeps pace with the Sun, and your courage comes in a practical size.
    `),
    square: lines(`
      Mars kicks the Sun’s ball over the fence, and there’s a short discussion.
      * The Sun and Mars both have a temper, so let yours go out and chop the onions.
      The Sun squares Mars, and everyone drives as if they owned the road.
      * Mars elbows the Sun, so go the long way around one argument and enjoy the trees.
      Mars and the Sun both call shotgun.
      * With the Sun square Mars, take it out on a rug, in the yard, with a rug beater.
      The Sun and Mars keep stepping on each other’s lines, and patience leaves early.
    `),
    trine: lines(`
      Mars hands the Sun a warm engine, and even the stairs look inviting.
      * The Sun and Mars are in stride, so volunteer for the thing with boxes.
      The Sun trines Mars, and your legs seem to have read the memo.
      * Mars runs with the Sun at his back, so do the big task first and brag a little.
      The Sun and Mars pull on the same rope, and things move that haven’t moved in months.
      * With the Sun trine Mars, say yes to the project with the ladder in it.
      Mars warms up under the Sun, and confidence arrives without the shouting.
    `),
    opposition: lines(`
      The Sun wants to lead and Mars wants to drive, and the car’s still in the garage.
      * Mars waves a red cape at the Sun, so admire the embroidery and stay where you are.
      The Sun faces Mars, and somebody’s itching for a debate about nothing.
      * Mars stands across from the Sun, so let the other car go first and arrive with your good mood.
      The Sun and Mars glare at each other from opposite curbs.
      * With the Sun opposite Mars, find a worthy opponent and play them at something with points.
      Mars throws down a glove in front of the Sun, who could simply hand it back.
    `),
  },
  jupiter: {
    conjunction: lines(`
      Jupiter gives the Sun a bear hug, and your good mood can be heard through the wall.
      * The Sun sits down at Jupiter’s table in {room}, so say grace, say thanks and say more please.
      The Sun meets Jupiter, and your luck is wearing a name badge.
      * The Sun shakes hands with Jupiter in {room}, so think one size up and order for the table.
      Jupiter throws an arm around the Sun, and good news has very little trouble finding you.
      * With the Sun beside Jupiter, ask for the generous version.
      The Sun and Jupiter share a stage, and modesty has the day off.
    `),
    sextile: lines(`
      The Sun and Jupiter trade hats, and both of them look better.
      * Jupiter puts in a good word with the Sun, so repeat it to yourself until it sticks.
      Jupiter holds a door for the Sun, and it leads somewhere with better snacks.
      * The Sun gets a wink from Jupiter, so put your name in the hat.
      The Sun and Jupiter agree to be generous, and people pick up the habit.
      * With Jupiter in the Sun’s corner, say the ambitious thing as though it were ordinary.
      Jupiter rounds the Sun’s good day up to a great one.
    `),
    square: lines(`
      Jupiter invites the Sun to three parties at once, and all of them sound like fun.
      * The Sun borrows Jupiter’s megaphone, so test it on something modest first.
      The Sun squares Jupiter, and your eyes are bigger than your calendar.
      * Jupiter talks the Sun into extras, so leave one of them on the shelf.
      The Sun and Jupiter compete at promising.
      * With the Sun square Jupiter, keep the confidence and check the measurements.
      Jupiter hands the Sun a hat two sizes too big, and it looks festive.
    `),
    trine: lines(`
      Jupiter rolls out a lawn for the Sun, and the whole street brings chairs.
      * The Sun and Jupiter are laughing, so go stand where you can hear the joke.
      The Sun trines Jupiter, and doors open with nearly comic timing.
      * Jupiter is on the Sun’s side, so ask, apply, knock, or at least wave.
      The Sun and Jupiter are in high spirits, and it takes effort to have a bad conversation.
      * With the Sun trine Jupiter, be lucky on behalf of somebody else too.
      Jupiter tops up the Sun’s glass, and there’s enough for the neighbors.
    `),
    opposition: lines(`
      The Sun and Jupiter both buy a round, and nobody’s thirsty anymore.
      * Jupiter tells the Sun to dream bigger, so keep the dream its natural size and add one window.
      The Sun faces Jupiter, and the word more keeps raising its hand.
      * Jupiter stands across from the Sun, so thank everyone for the offers and pick one.
      The Sun and Jupiter try to outshine each other, and the rest of us get a nice view.
      * With the Sun opposite Jupiter, let someone else be magnificent for ten minutes and clap.
      Jupiter promises the Sun a parade, and you may be asked to hold the horse.
    `),
  },
  saturn: {
    conjunction: lines(`
      Saturn stands next to the Sun like a good tailor, with pins in his mouth.
      * The Sun shakes Saturn’s hand, so make the promise you can keep on a rainy day.
      The Sun meets Saturn, and the work you did when nobody looked gets looked at.
      * The Sun reports to Saturn in {room}, so bring the finished part and be proud of it.
      Saturn checks the Sun’s references and finds them in order.
      * With the Sun beside Saturn, do one grown-up thing and reward it in a childish way.
      The Sun and Saturn are having a serious talk, and your name comes up well.
    `),
    sextile: lines(`
      Saturn holds the Sun’s ladder, and the lightbulb finally gets changed.
      * The Sun and Saturn split the work, so do the boring half and whistle.
      Saturn gives the Sun a short, dry nod, and that’s your good review.
      * The Sun takes a tip from Saturn, so do the basics and do them once.
      The Sun and Saturn agree on the ration of drama, which is small.
      * With Saturn holding the ladder for the Sun, ask someone older how they’d do it.
      Saturn lends the Sun a level, and the shelf goes up straight.
    `),
    square: lines(`
      Saturn asks the Sun for exact change.
      * The Sun bumps his head on Saturn’s shelf, so measure once more and laugh about it.
      The Sun squares Saturn, and there’s a form between you and the fun.
      * Saturn stands in the Sun’s light, so do the part you can and leave the rest on the hook.
      The Sun wants a spotlight and Saturn wants a receipt.
      * With the Sun square Saturn, let slow be the plan.
      Saturn taps his watch at the Sun, who has somewhere warmer to be.
    `),
    trine: lines(`
      The Sun and Saturn are planting an orchard, with labels.
      * Saturn gives the Sun a good grade, so hang it on the refrigerator and carry on.
      The Sun trines Saturn, and steady is the new dazzling.
      * Saturn backs the Sun, so lay the brick, send the form, keep the appointment.
      The Sun and Saturn build something together, and it doesn’t wobble.
      * With the Sun trine Saturn, take the responsibility that comes with a key.
      Saturn trusts the Sun with the good tools, and you with something that matters.
    `),
    opposition: lines(`
      Saturn and the Sun carry a table through a door that’s exactly as wide as the table.
      * The Sun hears Saturn out, so hear out the person who’s right, and then have something with whipped cream.
      The Sun faces Saturn, and what you want has a meeting with what you promised.
      * Saturn looks across at the Sun, so hear the no, ask what would make it a yes, and write it down.
      The Sun shines, Saturn shades, and the porch between them is a fine place to sit.
      * With the Sun opposite Saturn, carry your own bag and let someone else hold the door.
      Saturn quizzes the Sun, who knows more of the answers than he thinks.
    `),
  },
  uranus: {
    conjunction: lines(`
      Uranus sets off a small, tasteful firework behind the Sun.
      * The Sun trades shirts with Uranus, so wear yours inside out, in spirit.
      The Sun meets Uranus, and you’re allowed to be the odd one in the photograph.
      * The Sun plugs into Uranus in {room}, so do the unexpected thing before somebody explains it to you.
      Uranus jolts the Sun, and the old plan looks at its shoes.
      * With the Sun beside Uranus, change one thing that everyone thought was fixed.
      The Sun lights up Uranus, and your strangest idea has good posture.
    `),
    sextile: lines(`
      The Sun gets a postcard from Uranus, and it’s mostly exclamation points.
      * Uranus has moved one chair for the Sun, so sit in it and look at things from there.
      Uranus throws the Sun a bright idea, and you happen to have your hands free.
      * The Sun takes a shortcut with Uranus, so skip one step and see if anyone misses it.
      The Sun and Uranus get along, and novelty comes without a manual or a mess.
      * With Uranus tickling the Sun, introduce yourself to something unfamiliar.
      Uranus adds a twist to the Sun’s plain yes.
    `),
    square: lines(`
      Uranus changes the locks on the Sun, who finds an open window.
      * The Sun trips on Uranus’s skateboard, so call it a dance step and keep your receipt.
      The Sun squares Uranus, and the schedule jumps like toast.
      * Uranus pulls a prank on the Sun, so laugh, then reschedule with dignity.
      The Sun insists and Uranus improvises, and the furniture ends up somewhere new.
      * With the Sun square Uranus, rebel against something that can be mended by dessert.
      Uranus keeps flicking the Sun’s light switch.
    `),
    trine: lines(`
      Uranus tunes the Sun’s guitar to something nobody has heard, and it works.
      * The Sun lets Uranus pick the restaurant, so order the thing you can’t picture.
      The Sun trines Uranus, and being yourself takes no effort at all.
      * Uranus clears a strange new path for the Sun, so walk it in your usual shoes.
      The Sun and Uranus are in a good mood, and surprises come with handles.
      * With the Sun trine Uranus, show someone the thing you made in the garage.
      Uranus gives the Sun a better angle, and you look like the future.
    `),
    opposition: lines(`
      Uranus stands on the far side of the net from the Sun and serves a balloon.
      * The Sun asks Uranus to explain himself, so enjoy the answer and understand half of it.
      The Sun faces Uranus, and somebody near you is about to change the plan with jazz hands.
      * Uranus waves wildly at the Sun, so let people be unpredictable and keep your own hat on.
      The Sun and Uranus sit at either end of a seesaw that someone has oiled.
      * With the Sun opposite Uranus, hold the plan in an open hand.
      Uranus interrupts the Sun, and the interruption is the good part.
    `),
  },
  neptune: {
    conjunction: lines(`
      Neptune hums behind the Sun, and half of the street is in a better movie.
      * The Sun closes his eyes next to Neptune, so let somebody else read the map aloud.
      The Sun meets Neptune, and the line between you and everybody gets a little wet.
      * The Sun wades in with Neptune in {room}, so follow the feeling and take a towel.
      Neptune dims the Sun to candlelight, and people look their best.
      * With the Sun beside Neptune, make the thing with no practical purpose.
      The Sun soaks in Neptune for a while, and your plans smell of salt.
    `),
    sextile: lines(`
      The Sun goes beachcombing with Neptune and comes home with a poem.
      * Neptune whispers a tune to the Sun, so hum it at someone who’s had a long week.
      Neptune hums to the Sun, and imagination shows up for work.
      * The Sun takes Neptune’s hand, so help someone quietly and let it be nobody’s business.
      The Sun and Neptune paint the fence, and it’s a very beautiful fence.
      * With Neptune soft on the Sun, listen to the person with the least to say.
      Neptune slips a dream into the Sun’s pocket.
    `),
    square: lines(`
      Neptune sells the Sun a ticket with the date washed off.
      * The Sun steps into Neptune’s puddle, so dry your socks before you draw conclusions.
      The Sun squares Neptune, and the signpost is pointing at itself.
      * Neptune fogs the Sun’s glasses, so ask for everything in writing, with a smile.
      The Sun looks for the door, and Neptune has painted three.
      * With the Sun square Neptune, rest your hero complex and rinse a cup.
      Neptune tells the Sun a lovely story with several holes in it.
    `),
    trine: lines(`
      Neptune floats the Sun’s boat, and nobody’s rowing.
      * The Sun and Neptune are sketching, so color in the part that makes you smile.
      The Sun trines Neptune, and what you imagine has surprisingly good bones.
      * Neptune carries the Sun along, so let the music pick the route.
      The Sun and Neptune are in tune, and kindness needs no translation.
      * With the Sun trine Neptune, give somebody your whole attention, which is rarer than flowers.
      Neptune puts a shimmer on the Sun, and ordinary streets look like an opening scene.
    `),
    opposition: lines(`
      The Sun points at the shore, and Neptune insists it’s a whale.
      * Neptune answers the Sun with a sigh, so take it as music and double-check the schedule.
      The Sun faces Neptune, and it’s easy to wave at a mirage.
      * Neptune drifts across from the Sun, so wait for the mist to give its full name.
      The Sun asks a plain question, and Neptune answers in watercolor.
      * With the Sun opposite Neptune, forgive the confusion and label your leftovers.
      Neptune holds up a mirror to the Sun, and the mirror is the sea.
    `),
  },
  pluto: {
    conjunction: lines(`
      Pluto takes the lid off for the Sun, and what’s inside is yours.
      * The Sun sees himself in Pluto’s dark window in {room}, so straighten your hat and tell the truth.
      The Sun meets Pluto, and what matters gets very plain.
      * The Sun goes down to Pluto’s level in {room}, so say what you want and don’t dress it up.
      Pluto puts a lens on the Sun, and your focus could light paper.
      * With the Sun beside Pluto, end one thing properly, with thanks and a broom.
      The Sun and Pluto share a long look, and nobody needs the small talk.
    `),
    sextile: lines(`
      Pluto lends the Sun his best spade, which comes with a story.
      * The Sun trusts Pluto with the heavy end, so ask for strong help and say thank you.
      Pluto hands the Sun a crowbar, and the stuck thing gives.
      * The Sun consults Pluto, so put your effort where the root is.
      The Sun and Pluto trade strength for light, and both look better.
      * With Pluto behind the Sun, speak to the person who decides.
      Pluto shows the Sun where the wires run.
    `),
    square: lines(`
      The Sun and Pluto both claim the armrest.
      * Pluto turns off the lights to see what the Sun will do, so hum and find the switch.
      The Sun squares Pluto, and somebody wants to win something that isn’t a game.
      * Pluto leans on the Sun, so keep your spine and drop your volume.
      The Sun and Pluto both have a hand on the wheel.
      * With the Sun square Pluto, let the other one be in charge of the playlist and stay in charge of yourself.
      Pluto asks the Sun what he’s really after, and the true answer is shorter.
    `),
    trine: lines(`
      The Sun and Pluto open the old safe, and it contains a good idea and some string.
      * Pluto backs the Sun all the way down, so go for the root of the trouble in your work boots.
      The Sun trines Pluto, and you have the kind of will that moves pianos.
      * Pluto puts his back into it for the Sun, so begin the thing you want to last.
      The Sun and Pluto clear old ground, and it’s oddly restful.
      * With the Sun trine Pluto, use your influence on behalf of someone shy.
      Pluto tells the Sun the truth, and the Sun is flattered.
    `),
    opposition: lines(`
      Pluto and the Sun each hold one half of the treasure map.
      * The Sun won’t be the first to look away from Pluto, so be the one who does, and suggest lemonade.
      The Sun faces Pluto, and every conversation has a trapdoor and a treasure.
      * Pluto stares across at the Sun, so choose the truth you can say kindly.
      The Sun shines into Pluto’s cellar, and something blinks.
      * With the Sun opposite Pluto, put down your end of the rope and say what it’s about.
      Pluto raises the stakes, and the Sun asks whether this is even a card game.
    `),
  },
} as const satisfies Readonly<Partial<Record<BodyKey, ByAspect>>>;
