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
      * The Sun is new to Aries, {house}, so begin something and let it be crooked.
      The Sun steps up to the line in Aries, {house}, and someone has already started running.
    `),
    taurus: lines(`
      The Sun settles into Taurus, {house}, and spreads out a blanket.
      The Sun enters Taurus and takes the best cushion {in house}.
      * The Sun is new to Taurus, {house}, so pick one pleasure and do it at half speed.
      Things begin to ripen as the Sun comes to Taurus, {house}.
    `),
    gemini: lines(`
      With two hats and a question, the Sun skips into Gemini, {house}.
      The Sun enters Gemini, and the chatter picks up {in house}.
      * The Sun is new to Gemini, {house}, so learn a name, a shortcut and one good joke.
      With the Sun just in from next door, Gemini, {house}, has someone leaning out of every window.
    `),
    cancer: lines(`
      The Sun comes home to Cancer, {house}, and hangs up his hat.
      The Sun enters Cancer and puts soup on the stove {in house}.
      * The Sun is new to Cancer, {house}, so feed what you’d like to keep.
      The Sun lets himself into Cancer, {house}, and someone gets out the albums.
    `),
    leo: lines(`
      The Sun walks home to Leo, {house}, and turns up the lights.
      The Sun enters Leo, his own sign, and takes a bow {in house}.
      * The Sun is new to Leo, {house}, so shine on something and let it shine back.
      Now that the Sun is in Leo, {house}, every seat is suddenly taken.
    `),
    virgo: lines(`
      The Sun reports to Virgo, {house}, and rolls up his sleeves.
      The Sun enters Virgo and begins to straighten things {in house}.
      * The Sun is new to Virgo, {house}, so improve one thing by exactly one notch.
      Out come the good pencils, because the Sun is here in Virgo, {house}.
    `),
    libra: lines(`
      The Sun glides into Libra, {house}, and asks everyone to sit in pairs.
      The Sun enters Libra and evens up the cushions {in house}.
      * The Sun is new to Libra, {house}, so be fair first and charming second.
      The Sun arrives in Libra, {house}, and the lighting becomes very flattering.
    `),
    scorpio: lines(`
      With a lamp in his hand, the Sun goes down the stairs to Scorpio, {house}.
      The Sun enters Scorpio and lowers his voice {in house}.
      * The Sun is new to Scorpio, {house}, so want one thing wholeheartedly and tell almost no one.
      The Sun sits down in Scorpio, {house}, and polite answers are sent back for seasoning.
    `),
    sagittarius: lines(`
      With a ticket in his teeth, the Sun bounds into Sagittarius, {house}.
      The Sun enters Sagittarius and unfolds a map {in house}.
      * The Sun is new to Sagittarius, {house}, so aim past the usual fence.
      The Sun moves into Sagittarius, {house}, and the laughing can be heard from the street.
    `),
    capricorn: lines(`
      In good boots and without comment, the Sun climbs into Capricorn, {house}.
      The Sun enters Capricorn and asks to see the plan {in house}.
      * The Sun is new to Capricorn, {house}, so name the mountain and pack for the first mile.
      The Sun checks in with Capricorn, {house}, and even free time is given a desk.
    `),
    aquarius: lines(`
      Wearing one red sock and one blue, the Sun strolls into Aquarius, {house}.
      The Sun enters Aquarius and takes a vote {in house}.
      * The Sun is new to Aquarius, {house}, so do the ordinary thing for a brand-new reason.
      Strangers begin to look like friends, now that the Sun is in Aquarius, {house}.
    `),
    pisces: lines(`
      The Sun slips into Pisces, {house}, and lets the water close over his head.
      The Sun enters Pisces and goes soft at the edges {in house}.
      * The Sun is new to Pisces, {house}, so finish gently and forgive the crumbs.
      The Sun wades into Pisces, {house}, and the music has no walls.
    `),
  },
  mercury: {
    aries: lines(`
      Mercury charges into Aries, {house}, and answers before the question.
      Mercury enters Aries and starts a brisk argument {in house}.
      * Mercury is new to Aries, {house}, so say it straight and leave the sting at home.
      Mercury jumps into Aries, {house}, and every sentence begins with a verb.
    `),
    taurus: lines(`
      Mercury sits down in Taurus, {house}, and begins to chew on an idea.
      Mercury enters Taurus and starts speaking slowly {in house}.
      * Mercury is new to Taurus, {house}, so think it through once and then keep it.
      Mercury pulls up a chair in Taurus, {house}, and asks what things actually weigh.
    `),
    gemini: lines(`
      Mercury comes home to Gemini, {house}, and opens eleven tabs.
      Mercury enters Gemini, his own sign, and the phones ring {in house}.
      * Mercury is new to Gemini, {house}, so ask everyone everything and write down two answers.
      On roller skates, the news follows Mercury into Gemini, {house}.
    `),
    cancer: lines(`
      Mercury pads into Cancer, {house}, and asks how you really are.
      Mercury enters Cancer and starts remembering things {in house}.
      * Mercury is new to Cancer, {house}, so write to someone who knew you when.
      Now that Mercury is in Cancer, {house}, facts come wrapped in a story.
    `),
    leo: lines(`
      Mercury struts into Leo, {house}, and clears his throat.
      Mercury enters Leo and reads aloud, with gestures, {in house}.
      * Mercury is new to Leo, {house}, so praise somebody in complete sentences.
      Even the memo has a chorus, now that Mercury is in Leo, {house}.
    `),
    virgo: lines(`
      Mercury comes home to Virgo, {house}, and puts a comma in the right place.
      Mercury enters Virgo, his own sign, and sharpens every pencil {in house}.
      * Mercury is new to Virgo, {house}, so list it, sort it and stop at three columns.
      Somebody finally reads the footnotes, because Mercury has come to Virgo, {house}.
    `),
    libra: lines(`
      Mercury drifts into Libra, {house}, and sees your point, and theirs.
      Mercury enters Libra and starts seeing both sides {in house}.
      * Mercury is new to Libra, {house}, so ask before you answer and thank before you argue.
      Mercury bows his way into Libra, {house}, and the tone turns civil.
    `),
    scorpio: lines(`
      Mercury slips into Scorpio, {house}, and reads the pause.
      Mercury enters Scorpio and takes up detective work {in house}.
      * Mercury is new to Scorpio, {house}, so find out one thing and keep it to yourself.
      Now that Mercury is in Scorpio, {house}, people say half as much and mean twice as much.
    `),
    sagittarius: lines(`
      Mercury hops into Sagittarius, {house}, and skips to the moral of the story.
      Mercury enters Sagittarius and rounds up every number {in house}.
      * Mercury is new to Sagittarius, {house}, so tell the truth with a running start and a soft landing.
      Small talk becomes a travel plan as Mercury heads into Sagittarius, {house}.
    `),
    capricorn: lines(`
      Mercury marches into Capricorn, {house}, and calls the meeting to order.
      Mercury enters Capricorn and gets to the point {in house}.
      * Mercury is new to Capricorn, {house}, so promise less and number the pages.
      Mercury knots his tie in Capricorn, {house}, and makes jokes that are dry enough to store.
    `),
    aquarius: lines(`
      With a theory about everybody, Mercury beams into Aquarius, {house}.
      Mercury enters Aquarius and puts a whiteboard up {in house}.
      * Mercury is new to Aquarius, {house}, so share the idea before you’ve patented it.
      The best thought sounds wrong for a minute, now that Mercury is in Aquarius, {house}.
    `),
    pisces: lines(`
      Mercury wanders into Pisces, {house}, and loses his place in the book.
      Mercury enters Pisces and begins to think in pictures {in house}.
      * Mercury is new to Pisces, {house}, so hum it first and spell it later.
      Mercury drifts into Pisces, {house}, and people understand what nobody said.
    `),
  },
  venus: {
    aries: lines(`
      Venus races into Aries, {house}, and says so if she likes you.
      Venus enters Aries and winks first {in house}.
      * Venus is new to Aries, {house}, so make the first move and make it fun.
      Hearts skip the small talk, now that Venus is in Aries, {house}.
    `),
    taurus: lines(`
      Venus comes home to Taurus, {house}, and kicks off her boots.
      Venus enters Taurus, her own sign, and opens something delicious {in house}.
      * Venus is new to Taurus, {house}, so love something you can touch and take your time over it.
      Venus makes herself at home in Taurus, {house}, and the cushions multiply.
    `),
    gemini: lines(`
      Venus flutters into Gemini, {house}, and flirts by crossword.
      Venus enters Gemini and starts a very charming rumor {in house}.
      * Venus is new to Gemini, {house}, so send the witty note and sign it.
      Everyone is funnier in pairs, now that Venus is in Gemini, {house}.
    `),
    cancer: lines(`
      Venus nestles into Cancer, {house}, and remembers how you take your tea.
      Venus enters Cancer and spreads an extra blanket {in house}.
      * Venus is new to Cancer, {house}, so show love with something warm on a plate.
      Venus lets herself into Cancer, {house}, and sends affection home with leftovers.
    `),
    leo: lines(`
      Venus sails into Leo, {house}, and would like roses, thank you.
      Venus enters Leo and dresses for the balcony {in house}.
      * Venus is new to Leo, {house}, so adore somebody where others can see.
      Love has a brass section, now that Venus is in Leo, {house}.
    `),
    virgo: lines(`
      Venus steps into Virgo, {house}, and levels the shelf.
      Venus enters Virgo and quietly tightens a screw {in house}.
      * Venus is new to Virgo, {house}, so love someone by doing the thing they hate doing.
      Venus unpacks in Virgo, {house}, and tenderness comes with a checklist.
    `),
    libra: lines(`
      Venus comes home to Libra, {house}, and the furniture breathes out.
      Venus enters Libra, her own sign, and matches the plates {in house}.
      * Venus is new to Libra, {house}, so say the gracious thing and let it stand.
      Somebody’s being asked to dance, because Venus is here in Libra, {house}.
    `),
    scorpio: lines(`
      Venus slips into Scorpio, {house}, and turns down the lamp.
      Venus enters Scorpio and stops flirting for practice {in house}.
      * Venus is new to Scorpio, {house}, so tell one person what they do to your knees.
      Now that Venus is in Scorpio, {house}, a glance counts as a paragraph.
    `),
    sagittarius: lines(`
      Venus gallops into Sagittarius, {house}, and falls for a good story.
      Venus enters Sagittarius and packs a picnic {in house}.
      * Venus is new to Sagittarius, {house}, so love somebody outdoors.
      Love laughs with its mouth full as Venus rides into Sagittarius, {house}.
    `),
    capricorn: lines(`
      On time and in good wool, Venus arrives in Capricorn, {house}.
      Venus enters Capricorn and asks about your intentions {in house}.
      * Venus is new to Capricorn, {house}, so keep a date, a promise and a dry sense of humor.
      Venus signs in at Capricorn, {house}, and affection comes with a warranty.
    `),
    aquarius: lines(`
      With an interesting friend on her arm, Venus waltzes into Aquarius, {house}.
      Venus enters Aquarius and hangs a mobile of spoons {in house}.
      * Venus is new to Aquarius, {house}, so love somebody for exactly what makes them strange.
      Now that Venus is in Aquarius, {house}, love keeps a window open.
    `),
    pisces: lines(`
      Venus floats into Pisces, {house}, and forgives everybody at once.
      Venus enters Pisces and cries at the wedding of strangers {in house}.
      * Venus is new to Pisces, {house}, so be tender with something that can’t thank you.
      Kindness is bottomless, now that Venus is in Pisces, {house}.
    `),
  },
  mars: {
    aries: lines(`
      Mars comes home to Aries, {house}, and cracks his knuckles with joy.
      Mars enters Aries, his own sign, and starts a race {in house}.
      * Mars is new to Aries, {house}, so be first, be brief and bring water.
      Mars storms into Aries, {house}, and nobody’s allowed to put anything off.
    `),
    taurus: lines(`
      Mars plods into Taurus, {house}, and puts his shoulder to something.
      Mars enters Taurus and digs in his heels {in house}.
      * Mars is new to Taurus, {house}, so push slowly, all week, on one thing.
      Now that Mars is in Taurus, {house}, things move an inch and stay moved.
    `),
    gemini: lines(`
      Mars darts into Gemini, {house}, and types with both thumbs.
      Mars enters Gemini and picks a debate {in house}.
      * Mars is new to Gemini, {house}, so do two things at once and apologize to neither.
      The comebacks arrive on time, now that Mars is in Gemini, {house}.
    `),
    cancer: lines(`
      Mars sidles into Cancer, {house}, and guards the door with a ladle.
      Mars enters Cancer and takes things personally {in house}.
      * Mars is new to Cancer, {house}, so defend someone you love and then make them eat.
      Mars sits down at the table in Cancer, {house}, and turns out to be brave about feelings.
    `),
    leo: lines(`
      Mars prances into Leo, {house}, and asks where the cameras are.
      Mars enters Leo and does his own stunts {in house}.
      * Mars is new to Leo, {house}, so do the brave thing with a little flourish.
      Half measures are laughed off the stage, now that Mars is in Leo, {house}.
    `),
    virgo: lines(`
      Mars reports to Virgo, {house}, and asks for the list.
      Mars enters Virgo and attacks the clutter {in house}.
      * Mars is new to Virgo, {house}, so fight the dust and leave the people alone.
      Mars rolls up his sleeves in Virgo, {house}, and the work goes by the numbers.
    `),
    libra: lines(`
      Mars tiptoes into Libra, {house}, and asks whether he may be angry.
      Mars enters Libra and tries to win by being nice {in house}.
      * Mars is new to Libra, {house}, so stand up for fairness and keep your indoor voice.
      The duels are settled over coffee, now that Mars is in Libra, {house}.
    `),
    scorpio: lines(`
      Mars goes underground in Scorpio, {house}, and takes the good tools.
      Mars enters Scorpio, his old stronghold, and says nothing {in house}.
      * Mars is new to Scorpio, {house}, so want something quietly and work on it daily.
      Persistence can see in the dark, now that Mars is in Scorpio, {house}.
    `),
    sagittarius: lines(`
      Mars vaults into Sagittarius, {house}, and forgets to look down.
      Mars enters Sagittarius and saddles up {in house}.
      * Mars is new to Sagittarius, {house}, so go farther than usual and send a picture.
      Enthusiasm breaks a vase as Mars bounds into Sagittarius, {house}.
    `),
    capricorn: lines(`
      Mars climbs into Capricorn, {house}, and ties his boots twice.
      Mars enters Capricorn and makes a schedule of hard things {in house}.
      * Mars is new to Capricorn, {house}, so do the job properly and let them wonder how.
      Mars starts up the ladder in Capricorn, {house}, and gets paid by the rung.
    `),
    aquarius: lines(`
      On behalf of the group, Mars storms into Aquarius, {house}.
      Mars enters Aquarius and fixes things his own way {in house}.
      * Mars is new to Aquarius, {house}, so rebel politely and bring spares.
      The rules are asked for their reasons, now that Mars is in Aquarius, {house}.
    `),
    pisces: lines(`
      Mars slides into Pisces, {house}, and learns to swim.
      Mars enters Pisces and fights for the underdog {in house}.
      * Mars is new to Pisces, {house}, so do the kind thing with some muscle in it.
      Effort moves like a tide, now that Mars is in Pisces, {house}.
    `),
  },
} as const satisfies Readonly<Record<'sun' | 'mercury' | 'venus' | 'mars', BySign>>;
