// New and full Moons by the Moon's sign, the quarters, and eclipses. {sign} is the Moon's sign, {house} a clause
// about the user's house, {room} the same in a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

type BySign = Readonly<Record<SignKey, readonly Line[]>>;

export const NEW_MOONS = {
  aries: lines(`
    The new Moon is in Aries, {house}, and the starting block is still warm.
    * A new Moon in Aries lands {in house}, so begin before you’re ready and wave.
    There’s a fresh match to strike {in house}, now that the new Moon is in Aries.
    * The new Moon starts over in Aries, {house}, so plant the brave seed and stamp on it.
  `),
  taurus: lines(`
    The new Moon is in Taurus, {house}, and the soil there is exactly right.
    * A new Moon in Taurus lands {in house}, so start something slow that you can taste.
    Something edible is being planted {in house}, now that the new Moon is in Taurus.
    * The new Moon starts over in Taurus, {house}, so choose one comfort and make it a habit.
  `),
  gemini: lines(`
    The new Moon is in Gemini, {house}, and the page is blank on both sides.
    * A new Moon in Gemini lands {in house}, so open with a question.
    Somebody’s about to say something new {in house}, now that the new Moon is in Gemini.
    * The new Moon starts over in Gemini, {house}, so sign up, write down or say hello.
  `),
  cancer: lines(`
    The new Moon is in Cancer, {house}, and the nest is open for business.
    * A new Moon in Cancer lands {in house}, so make one corner softer.
    A small lamp is lit {in house}, now that the new Moon is in Cancer.
    * The new Moon starts over in Cancer, {house}, so begin by looking after somebody, possibly you.
  `),
  leo: lines(`
    The new Moon is in Leo, {house}, and the curtain is about to twitch.
    * A new Moon in Leo lands {in house}, so start the thing that makes you feel nine feet tall.
    The orchestra is tuning {in house}, now that the new Moon is in Leo.
    * The new Moon starts over in Leo, {house}, so give your heart a part with lines.
  `),
  virgo: lines(`
    The new Moon is in Virgo, {house}, and there’s a fresh notebook.
    * A new Moon in Virgo lands {in house}, so start a habit so tiny that you can’t refuse it.
    Somebody has swept the floor {in house}, now that the new Moon is in Virgo.
    * The new Moon starts over in Virgo, {house}, so begin with the list and be gentle with the lister.
  `),
  libra: lines(`
    The new Moon is in Libra, {house}, and two cups are set out.
    * A new Moon in Libra lands {in house}, so begin something with somebody.
    An agreement is in the air {in house}, now that the new Moon is in Libra.
    * The new Moon starts over in Libra, {house}, so start one thing on equal terms.
  `),
  scorpio: lines(`
    The new Moon is in Scorpio, {house}, and something has just been planted very deep.
    * A new Moon in Scorpio lands {in house}, so make a vow that fits in one line.
    Down in the dark a seed splits {in house}, now that the new Moon is in Scorpio.
    * The new Moon starts over in Scorpio, {house}, so begin with the truth and a closed door.
  `),
  sagittarius: lines(`
    The new Moon is in Sagittarius, {house}, and the arrow is on the string.
    * A new Moon in Sagittarius lands {in house}, so pick a direction and tell a friend.
    The road begins {in house}, now that the new Moon is in Sagittarius.
    * The new Moon starts over in Sagittarius, {house}, so let the first step be a large one.
  `),
  capricorn: lines(`
    The new Moon is in Capricorn, {house}, and the first stone is in place.
    * A new Moon in Capricorn lands {in house}, so set one goal and lace your boots.
    There’s a fresh ladder {in house}, now that the new Moon is in Capricorn.
    * The new Moon starts over in Capricorn, {house}, so begin the climb with the boring rung.
  `),
  aquarius: lines(`
    The new Moon is in Aquarius, {house}, and the experiment has no name yet.
    * A new Moon in Aquarius lands {in house}, so start the odd project and recruit one friend.
    A light bulb is warming up {in house}, now that the new Moon is in Aquarius.
    * The new Moon starts over in Aquarius, {house}, so try the future on for size.
  `),
  pisces: lines(`
    The new Moon is in Pisces, {house}, and the tide is out, showing the way across.
    * A new Moon in Pisces lands {in house}, so begin in secret, with music.
    A wish slides into the water {in house}, now that the new Moon is in Pisces.
    * The new Moon starts over in Pisces, {house}, so let go of one worry and see what floats.
  `),
} as const satisfies BySign;

export const FULL_MOONS = {
  aries: lines(`
    The full Moon is in Aries, {house}, and somebody finally says what they want.
    * A full Moon in Aries lights {house}, so be bold, be brief, and duck.
    Everything comes to a boil {in house}, now that the full Moon is in Aries.
    * The full Moon is in Aries, {house}, so finish the race you started and hug the runner-up.
  `),
  taurus: lines(`
    The full Moon is in Taurus, {house}, and the harvest needs a bigger basket.
    * A full Moon in Taurus lights {house}, so eat the thing you’ve been saving.
    The good smell is coming from {house}, now that the full Moon is in Taurus.
    * The full Moon is in Taurus, {house}, so hold what you love and put down what you only carry.
  `),
  gemini: lines(`
    The full Moon is in Gemini, {house}, and all the gossip comes home at once.
    * A full Moon in Gemini lights {house}, so say the thing, then ask the other thing.
    The phones are ringing {in house}, now that the full Moon is in Gemini.
    * The full Moon is in Gemini, {house}, so pick the better of two stories and tell it well.
  `),
  cancer: lines(`
    The full Moon is in Cancer, {house}, and the feelings have brought chairs.
    * A full Moon in Cancer lights {house}, so call whoever you think of first.
    The milk is about to boil over {in house}, now that the full Moon is in Cancer.
    * The full Moon is in Cancer, {house}, so cry at the good part and pass the bread.
  `),
  leo: lines(`
    The full Moon is in Leo, {house}, and every lamp there is a spotlight.
    * A full Moon in Leo lights {house}, so take the bow and pull someone up beside you.
    It’s curtain time {in house}, now that the full Moon is in Leo.
    * The full Moon is in Leo, {house}, so be as big as you are and twice as generous.
  `),
  virgo: lines(`
    The full Moon is in Virgo, {house}, and every crumb casts a shadow.
    * A full Moon in Virgo lights {house}, so finish one small thing and call it perfect.
    The last box gets checked {in house}, now that the full Moon is in Virgo.
    * The full Moon is in Virgo, {house}, so hand in the work and stop combing its hair.
  `),
  libra: lines(`
    The full Moon is in Libra, {house}, and the scales are standing very still.
    * A full Moon in Libra lights {house}, so decide, kindly, and leave it decided.
    Two people see the same thing at last {in house}, now that the full Moon is in Libra.
    * The full Moon is in Libra, {house}, so hand over the other half and enjoy yours.
  `),
  scorpio: lines(`
    The full Moon is in Scorpio, {house}, and what was under the rug has put its shoes on.
    * A full Moon in Scorpio lights {house}, so tell one truth and let one grudge go hungry.
    The secret stands in the doorway {in house}, now that the full Moon is in Scorpio.
    * The full Moon is in Scorpio, {house}, so feel it all the way and then wash your face.
  `),
  sagittarius: lines(`
    The full Moon is in Sagittarius, {house}, and the bonfire can be seen from the road.
    * A full Moon in Sagittarius lights {house}, so laugh first and explain on the way.
    The story gets its ending {in house}, now that the full Moon is in Sagittarius.
    * The full Moon is in Sagittarius, {house}, so tell people where you’re going and go.
  `),
  capricorn: lines(`
    The full Moon is in Capricorn, {house}, and from there you can see how far you’ve climbed.
    * A full Moon in Capricorn lights {house}, so take off the boots and look back once, proudly.
    The long job comes due {in house}, now that the full Moon is in Capricorn.
    * The full Moon is in Capricorn, {house}, so collect the credit and share the chair.
  `),
  aquarius: lines(`
    The full Moon is in Aquarius, {house}, and the whole crowd looks up at once.
    * A full Moon in Aquarius lights {house}, so step back far enough to see the pattern.
    The strange idea turns out to have been right {in house}, now that the full Moon is in Aquarius.
    * The full Moon is in Aquarius, {house}, so be different in good company.
  `),
  pisces: lines(`
    The full Moon is in Pisces, {house}, and the tide comes all the way up to the door.
    * A full Moon in Pisces lights {house}, so float for a bit and answer nobody.
    Everyone knows how everyone feels {in house}, now that the full Moon is in Pisces.
    * The full Moon is in Pisces, {house}, so forgive it, whatever it was, and dry your feet.
  `),
} as const satisfies BySign;

export const QUARTER_MOONS = {
  'first-quarter': lines(`
    The Moon is at first quarter in {room}, half lit, with both elbows out.
    * The first quarter Moon is in {sign}, so push the plan past the part where it got awkward.
    With the Moon half full in {room}, the seedling has met its first stone.
    * The Moon reaches her first quarter in {sign}; choose the harder of two easy things.
    The half Moon in {sign} has one foot on the ladder and is asking whether you’re coming.
    * At first quarter the Moon wants a decision in {room}, so make a modest one with a firm face.
  `),
  'last-quarter': lines(`
    The Moon is at last quarter in {room}, sweeping up after the party.
    * The last quarter Moon is in {sign}, so cross off what you’re never going to do and feel taller.
    With the Moon half empty in {room}, there’s finally somewhere to put things down.
    * The Moon reaches her last quarter in {sign}; return, recycle or forgive one item.
    The half Moon in {sign} is packing, and she travels lighter every month.
    * At last quarter the Moon clears a shelf in {room}, so hand her something heavy.
  `),
} as const satisfies Readonly<Record<'first-quarter' | 'last-quarter', readonly Line[]>>;

export const ECLIPSES = {
  solar: lines(`
    The new Moon in {sign}, {house}, brings an eclipse of the Sun, and everything takes a breath.
    * The Moon eclipses the Sun in {sign}, {house}, so start nothing in a hurry and take a chair in the shade.
    For a moment a solar eclipse shades {house}, and you see which lamps were really on.
    * With the Sun eclipsed in {sign}, {house}, let one old chapter have its last line.
    A solar eclipse in {sign}, {house}, dims the usual lights, and you see what you’ve been walking past.
  `),
  lunar: lines(`
    An eclipse of the Moon in {sign}, {house}, slows everything down, and what you feel is worth hearing out.
    * The Moon is eclipsed in {sign}, {house}, so let the feeling finish its sentence before you answer.
    For a moment a lunar eclipse dims {house}, and what matters there glows anyway.
    * With the Moon in eclipse in {sign}, {house}, say goodbye nicely to something that’s already left.
    With the Moon eclipsed in {sign}, {house}, something old slips quietly off the hook.
  `),
} as const satisfies Readonly<Record<'solar' | 'lunar', readonly Line[]>>;
