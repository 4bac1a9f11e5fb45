// The Sun, Mercury, Venus and Mars enter a sign. {house} is a clause about the user's house, {room} the same in
// a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

type BySign = Readonly<Record<SignKey, readonly Line[]>>;

export const QUICK_INGRESSES = {
  sun: {
    aries: lines(`
      The Sun leaps into Aries, {house}, and the whole zodiac starts over with a clean jersey.
      The Sun enters Aries and throws open {house}.
      * The Sun is new in Aries, {house}, so begin something and let it be crooked.
      Aries, {house}, gets the Sun, and someone there has already started running.
    `),
    taurus: lines(`
      The Sun settles into Taurus, {house}, and spreads out a blanket.
      The Sun enters Taurus and takes the best cushion {in house}.
      * The Sun is new in Taurus, {house}, so pick one pleasure and do it at half speed.
      Taurus, {house}, gets the Sun, and things there begin to ripen.
    `),
    gemini: lines(`
      With two hats and a question, the Sun skips into Gemini, {house}.
      The Sun enters Gemini, and the chatter picks up {in house}.
      * The Sun is new in Gemini, {house}, so learn a name, a shortcut and one good joke.
      Gemini, {house}, gets the Sun, and every window there has someone leaning out.
    `),
    cancer: lines(`
      The Sun comes in to Cancer, {house}, and hangs up his hat.
      The Sun enters Cancer and puts soup on the stove {in house}.
      * The Sun is new in Cancer, {house}, so feed what you would like to keep.
      Cancer, {house}, gets the Sun, and someone there gets out the albums.
    `),
    leo: lines(`
      The Sun walks home to Leo, {house}, and turns up the lights.
      The Sun enters Leo, his own sign, and takes a bow {in house}.
      * The Sun is new in Leo, {house}, so shine on something and let it shine back.
      Leo, {house}, gets the Sun, and every seat there is suddenly taken.
    `),
    virgo: lines(`
      The Sun turns in to Virgo, {house}, and rolls up his sleeves.
      The Sun enters Virgo and begins to straighten things {in house}.
      * The Sun is new in Virgo, {house}, so improve one thing by exactly one notch.
      Virgo, {house}, gets the Sun, and the good pencils come out.
    `),
    libra: lines(`
      The Sun glides into Libra, {house}, and asks everyone to sit in pairs.
      The Sun enters Libra and evens up the cushions {in house}.
      * The Sun is new in Libra, {house}, so be fair first and charming second.
      Libra, {house}, gets the Sun, and the lighting there becomes very flattering.
    `),
    scorpio: lines(`
      With a lamp in his hand, the Sun goes down the stairs to Scorpio, {house}.
      The Sun enters Scorpio and lowers his voice {in house}.
      * The Sun is new in Scorpio, {house}, so want one thing wholeheartedly and tell almost no one.
      Scorpio, {house}, gets the Sun, and polite answers are sent back for seasoning.
    `),
    sagittarius: lines(`
      With a ticket in his teeth, the Sun bounds into Sagittarius, {house}.
      The Sun enters Sagittarius and unfolds a map {in house}.
      * The Sun is new in Sagittarius, {house}, so aim past the usual fence.
      Sagittarius, {house}, gets the Sun, and the laughing there can be heard from the street.
    `),
    capricorn: lines(`
      In good boots and without comment, the Sun climbs into Capricorn, {house}.
      The Sun enters Capricorn and asks to see the plan {in house}.
      * The Sun is new in Capricorn, {house}, so name the mountain and pack for the first mile.
      Capricorn, {house}, gets the Sun, and time there is well spent and slightly bossed about.
    `),
    aquarius: lines(`
      Wearing one red sock and one blue, the Sun strolls into Aquarius, {house}.
      The Sun enters Aquarius and takes a vote {in house}.
      * The Sun is new in Aquarius, {house}, so do the ordinary thing for a brand-new reason.
      Aquarius, {house}, gets the Sun, and strangers there begin to look like friends.
    `),
    pisces: lines(`
      The Sun slips into Pisces, {house}, and lets the water close over his head.
      The Sun enters Pisces and goes soft at the edges {in house}.
      * The Sun is new in Pisces, {house}, so finish gently and forgive the crumbs.
      Pisces, {house}, gets the Sun, and the music there has no walls.
    `),
  },
  mercury: {
    aries: lines(`
      Mercury charges into Aries, {house}, and answers before the question.
      Mercury enters Aries and starts a brisk argument {in house}.
      * Mercury is new in Aries, {house}, so say it straight and leave the sting at home.
      Aries, {house}, gets Mercury, and every sentence there begins with a verb.
    `),
    taurus: lines(`
      Mercury sits down in Taurus, {house}, and begins to chew on an idea.
      Mercury enters Taurus and starts speaking slowly {in house}.
      * Mercury is new in Taurus, {house}, so think it through once and then keep it.
      Taurus, {house}, gets Mercury, and talk there turns to what things actually weigh.
    `),
    gemini: lines(`
      Mercury comes home to Gemini, {house}, and opens eleven tabs.
      Mercury enters Gemini, his own sign, and the phones ring {in house}.
      * Mercury is new in Gemini, {house}, so ask everyone everything and write down two answers.
      Gemini, {house}, gets Mercury, and the news there travels on roller skates.
    `),
    cancer: lines(`
      Mercury pads into Cancer, {house}, and asks how you really are.
      Mercury enters Cancer and starts remembering things {in house}.
      * Mercury is new in Cancer, {house}, so write to someone who knew you when.
      Cancer, {house}, gets Mercury, and facts there come wrapped in a story.
    `),
    leo: lines(`
      Mercury struts into Leo, {house}, and clears his throat.
      Mercury enters Leo and reads aloud, with gestures, {in house}.
      * Mercury is new in Leo, {house}, so praise somebody in complete sentences.
      Leo, {house}, gets Mercury, and even the memo there has a chorus.
    `),
    virgo: lines(`
      Mercury comes home to Virgo, {house}, and puts a comma in the right place.
      Mercury enters Virgo, his own sign, and sharpens every pencil {in house}.
      * Mercury is new in Virgo, {house}, so list it, sort it and stop at three columns.
      Virgo, {house}, gets Mercury, and somebody there finally reads the footnotes.
    `),
    libra: lines(`
      Mercury drifts into Libra, {house}, and sees your point, and theirs.
      Mercury enters Libra and starts saying on the other hand {in house}.
      * Mercury is new in Libra, {house}, so ask before you answer and thank before you argue.
      Libra, {house}, gets Mercury, and the tone there improves by an octave.
    `),
    scorpio: lines(`
      Mercury slips into Scorpio, {house}, and reads the pause.
      Mercury enters Scorpio and takes up detective work {in house}.
      * Mercury is new in Scorpio, {house}, so find out one thing and keep it to yourself.
      Scorpio, {house}, gets Mercury, and people there say half as much and mean twice.
    `),
    sagittarius: lines(`
      Mercury hops into Sagittarius, {house}, and skips to the moral of the story.
      Mercury enters Sagittarius and rounds up every number {in house}.
      * Mercury is new in Sagittarius, {house}, so tell the truth with a running start and a soft landing.
      Sagittarius, {house}, gets Mercury, and small talk there becomes a travel plan.
    `),
    capricorn: lines(`
      Mercury marches into Capricorn, {house}, and calls the meeting to order.
      Mercury enters Capricorn and gets to the point {in house}.
      * Mercury is new in Capricorn, {house}, so promise less and number the pages.
      Capricorn, {house}, gets Mercury, and the jokes there are dry enough to store.
    `),
    aquarius: lines(`
      With a theory about everybody, Mercury beams into Aquarius, {house}.
      Mercury enters Aquarius and puts a whiteboard up {in house}.
      * Mercury is new in Aquarius, {house}, so share the idea before you have patented it.
      Aquarius, {house}, gets Mercury, and the best thought there sounds wrong for a minute.
    `),
    pisces: lines(`
      Mercury wanders into Pisces, {house}, and loses his place in the book.
      Mercury enters Pisces and begins to think in pictures {in house}.
      * Mercury is new in Pisces, {house}, so hum it first and spell it later.
      Pisces, {house}, gets Mercury, and people there understand what nobody said.
    `),
  },
  venus: {
    aries: lines(`
      Venus races into Aries, {house}, and says so if she likes you.
      Venus enters Aries and winks first {in house}.
      * Venus is new in Aries, {house}, so make the first move and make it fun.
      Aries, {house}, gets Venus, and hearts there skip the small talk.
    `),
    taurus: lines(`
      Venus comes home to Taurus, {house}, and takes off her earrings.
      Venus enters Taurus, her own sign, and opens something delicious {in house}.
      * Venus is new in Taurus, {house}, so love something you can touch and take your time over it.
      Taurus, {house}, gets Venus, and the cushions there multiply.
    `),
    gemini: lines(`
      Venus flutters into Gemini, {house}, and flirts by crossword.
      Venus enters Gemini and starts a very charming rumor {in house}.
      * Venus is new in Gemini, {house}, so send the witty note and sign it.
      Gemini, {house}, gets Venus, and everyone there is funnier in pairs.
    `),
    cancer: lines(`
      Venus nestles into Cancer, {house}, and remembers how you take your tea.
      Venus enters Cancer and lays an extra blanket {in house}.
      * Venus is new in Cancer, {house}, so show love with something warm on a plate.
      Cancer, {house}, gets Venus, and affection there comes with leftovers to take home.
    `),
    leo: lines(`
      Venus sails into Leo, {house}, and would like roses, thank you.
      Venus enters Leo and dresses for the balcony {in house}.
      * Venus is new in Leo, {house}, so adore somebody where others can see.
      Leo, {house}, gets Venus, and love there has a brass section.
    `),
    virgo: lines(`
      Venus steps into Virgo, {house}, and irons the napkins.
      Venus enters Virgo and quietly sews on a button {in house}.
      * Venus is new in Virgo, {house}, so love someone by doing the thing they hate doing.
      Virgo, {house}, gets Venus, and tenderness there comes with a checklist.
    `),
    libra: lines(`
      Venus comes home to Libra, {house}, and the furniture breathes out.
      Venus enters Libra, her own sign, and matches the plates {in house}.
      * Venus is new in Libra, {house}, so say the gracious thing and let it stand.
      Libra, {house}, gets Venus, and somebody there is being asked to dance.
    `),
    scorpio: lines(`
      Venus slips into Scorpio, {house}, and turns down the lamp.
      Venus enters Scorpio and stops flirting for practice {in house}.
      * Venus is new in Scorpio, {house}, so tell one person what they do to your knees.
      Scorpio, {house}, gets Venus, and a glance there counts as a paragraph.
    `),
    sagittarius: lines(`
      Venus gallops into Sagittarius, {house}, and falls for an accent.
      Venus enters Sagittarius and packs a picnic {in house}.
      * Venus is new in Sagittarius, {house}, so love somebody out of doors.
      Sagittarius, {house}, gets Venus, and love there laughs with its mouth full.
    `),
    capricorn: lines(`
      On time and in good wool, Venus arrives in Capricorn, {house}.
      Venus enters Capricorn and asks about your intentions {in house}.
      * Venus is new in Capricorn, {house}, so keep a date, a promise and a dry sense of humor.
      Capricorn, {house}, gets Venus, and affection there comes with a warranty.
    `),
    aquarius: lines(`
      With an interesting friend on her arm, Venus waltzes into Aquarius, {house}.
      Venus enters Aquarius and hangs a mobile of spoons {in house}.
      * Venus is new in Aquarius, {house}, so love somebody for exactly what makes them strange.
      Aquarius, {house}, gets Venus, and love there keeps a window open.
    `),
    pisces: lines(`
      Venus floats into Pisces, {house}, and forgives everybody at once.
      Venus enters Pisces and cries at the wedding of strangers {in house}.
      * Venus is new in Pisces, {house}, so be tender with something that cannot thank you.
      Pisces, {house}, gets Venus, and kindness there has no bottom.
    `),
  },
  mars: {
    aries: lines(`
      Mars comes home to Aries, {house}, and cracks his knuckles with joy.
      Mars enters Aries, his own sign, and starts a race {in house}.
      * Mars is new in Aries, {house}, so be first, be brief and bring water.
      Aries, {house}, gets Mars, and the word later is banned there.
    `),
    taurus: lines(`
      Mars plods into Taurus, {house}, and puts his shoulder to something.
      Mars enters Taurus and digs in his heels {in house}.
      * Mars is new in Taurus, {house}, so push slowly, all week, on one thing.
      Taurus, {house}, gets Mars, and things there move an inch and stay moved.
    `),
    gemini: lines(`
      Mars darts into Gemini, {house}, and types with both thumbs.
      Mars enters Gemini and picks a debate {in house}.
      * Mars is new in Gemini, {house}, so do two things at once and apologize to neither.
      Gemini, {house}, gets Mars, and the comebacks there arrive on time.
    `),
    cancer: lines(`
      Mars sidles into Cancer, {house}, and guards the door with a ladle.
      Mars enters Cancer and takes things personally {in house}.
      * Mars is new in Cancer, {house}, so defend someone you love and then make them eat.
      Cancer, {house}, gets Mars, and courage there wears an apron.
    `),
    leo: lines(`
      Mars prances into Leo, {house}, and asks where the cameras are.
      Mars enters Leo and does his own stunts {in house}.
      * Mars is new in Leo, {house}, so do the brave thing with a little flourish.
      Leo, {house}, gets Mars, and half measures there are laughed off the stage.
    `),
    virgo: lines(`
      Mars reports to Virgo, {house}, and asks for the list.
      Mars enters Virgo and attacks the clutter {in house}.
      * Mars is new in Virgo, {house}, so fight the dust and leave the people alone.
      Virgo, {house}, gets Mars, and the work there goes by the numbers.
    `),
    libra: lines(`
      Mars tiptoes into Libra, {house}, and asks whether he may be angry.
      Mars enters Libra and tries to win by being nice {in house}.
      * Mars is new in Libra, {house}, so stand up for fairness and keep your voice pretty.
      Libra, {house}, gets Mars, and the duels there are settled over coffee.
    `),
    scorpio: lines(`
      Mars goes underground in Scorpio, {house}, and takes the good tools.
      Mars enters Scorpio, his old stronghold, and says nothing {in house}.
      * Mars is new in Scorpio, {house}, so want it quietly and work on it daily.
      Scorpio, {house}, gets Mars, and persistence there can see in the dark.
    `),
    sagittarius: lines(`
      Mars vaults into Sagittarius, {house}, and forgets to look down.
      Mars enters Sagittarius and saddles something {in house}.
      * Mars is new in Sagittarius, {house}, so go farther than usual and send a picture.
      Sagittarius, {house}, gets Mars, and enthusiasm there breaks a vase.
    `),
    capricorn: lines(`
      Mars climbs into Capricorn, {house}, and ties his boots twice.
      Mars enters Capricorn and makes a schedule of hard things {in house}.
      * Mars is new in Capricorn, {house}, so do it properly and let them wonder how.
      Capricorn, {house}, gets Mars, and effort there is paid by the rung.
    `),
    aquarius: lines(`
      On behalf of the group, Mars storms into Aquarius, {house}.
      Mars enters Aquarius and fixes it with a method of his own {in house}.
      * Mars is new in Aquarius, {house}, so rebel politely and bring spares.
      Aquarius, {house}, gets Mars, and the rules there are asked for their reasons.
    `),
    pisces: lines(`
      Mars slides into Pisces, {house}, and learns to swim.
      Mars enters Pisces and fights for the underdog {in house}.
      * Mars is new in Pisces, {house}, so do the kind thing with some muscle in it.
      Pisces, {house}, gets Mars, and effort there moves like a tide.
    `),
  },
} as const satisfies Readonly<Record<'sun' | 'mercury' | 'venus' | 'mars', BySign>>;
