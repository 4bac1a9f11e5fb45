// Insights about planets that change sign, turn, or are retrograde. {sign} is the sign that it happens in.

import type { SignKey } from '#shared/zodiac/signs.ts';
import { type Card, cards } from './cards.ts';

type BySign = Readonly<Record<SignKey, readonly Card[]>>;

export const INGRESS_CARDS = {
  sun: {
    aries: cards(
      'The zodiac starts over | The Sun enters Aries in a clean jersey. Begin something and let it be crooked.',
    ),
    taurus: cards(
      'The Sun spreads a blanket | He enters Taurus and takes the best cushion. Pick one pleasure and take it at half speed.',
    ),
    gemini: cards(
      'The Sun has a question | He enters Gemini with two hats. Learn a name, a shortcut and one good joke.',
    ),
    cancer: cards(
      'The Sun hangs up his hat | He settles into Cancer and puts soup on. Feed what you’d like to keep.',
    ),
    leo: cards(
      'The Sun is home | He enters Leo, his own sign, and turns up the lights. Stand near him.',
    ),
    virgo: cards(
      'The Sun rolls up his sleeves | He enters Virgo. Improve one thing by exactly one notch.',
    ),
    libra: cards(
      'The Sun evens up the cushions | He enters Libra. Be fair first and charming second.',
    ),
    scorpio: cards(
      'The Sun takes a lamp downstairs | He enters Scorpio. Want one thing wholeheartedly and tell almost no one.',
    ),
    sagittarius: cards(
      'The Sun unfolds a map | He enters Sagittarius with a ticket in his teeth. Aim past the usual fence.',
    ),
    capricorn: cards(
      'The Sun laces his boots | He enters Capricorn without comment. Name the mountain and pack for the first mile.',
    ),
    aquarius: cards(
      'The Sun wears mismatched socks | He enters Aquarius and takes a vote. Try something nobody has tried at your table.',
    ),
    pisces: cards(
      'The Sun goes for a swim | He enters Pisces and goes soft at the edges. Finish gently and forgive the crumbs.',
    ),
  },
  mercury: {
    aries: cards(
      'Mercury answers first | He charges into Aries. Say it straight and leave the sting at home.',
    ),
    taurus: cards(
      'Mercury chews it over | He sits down in Taurus. Think it through once, then keep it.',
    ),
    gemini: cards(
      'Mercury opens eleven tabs | He’s home in Gemini. Ask everyone, write down two answers.',
    ),
    cancer: cards(
      'Mercury asks how you really are | He pads into Cancer. Write to someone who knew you when.',
    ),
    leo: cards(
      'Mercury clears his throat | He struts into Leo. Praise somebody in complete sentences.',
    ),
    virgo: cards(
      'Mercury finds the comma | He’s home in Virgo. List it, sort it, stop at three columns.',
    ),
    libra: cards('On the other hand, says Mercury | He drifts into Libra. Thank before you argue.'),
    scorpio: cards(
      'Mercury reads the pause | He slips into Scorpio. Find out one thing and keep it to yourself.',
    ),
    sagittarius: cards(
      'Mercury skips to the moral | He hops into Sagittarius. Tell the truth with a soft landing.',
    ),
    capricorn: cards(
      'Mercury calls the meeting to order | He marches into Capricorn. Promise less and number the pages.',
    ),
    aquarius: cards(
      'Mercury has a theory | He beams into Aquarius. Share the idea before you’ve polished it.',
    ),
    pisces: cards(
      'Mercury loses his place | He wanders into Pisces. Hum it first and spell it later.',
    ),
  },
  venus: {
    aries: cards('Venus winks first | She races into Aries. Make the first move and make it fun.'),
    taurus: cards(
      'Venus kicks off her boots | She’s home in Taurus. Love something you can touch.',
    ),
    gemini: cards(
      'Venus flirts by crossword | She flutters into Gemini. Send the witty note and sign it.',
    ),
    cancer: cards(
      'Venus remembers how you take your tea | She nestles into Cancer. Answer with something warm.',
    ),
    leo: cards('Venus would like roses | She sails into Leo. Adore somebody where others can see.'),
    virgo: cards(
      'Venus tightens a screw | She steps into Virgo. Love someone by doing the thing they hate doing.',
    ),
    libra: cards(
      'Venus is home | She enters Libra and the furniture breathes out. Say the gracious thing and let it stand.',
    ),
    scorpio: cards(
      'Venus turns down the lamp | She slips into Scorpio. A glance counts as a paragraph.',
    ),
    sagittarius: cards(
      'Venus packs a picnic | She gallops into Sagittarius. Love somebody outdoors.',
    ),
    capricorn: cards(
      'Venus asks about your intentions | She arrives in Capricorn, in good wool. Keep a date and a promise.',
    ),
    aquarius: cards(
      'Venus brings an interesting friend | She waltzes into Aquarius. Love what makes them strange.',
    ),
    pisces: cards(
      'Venus forgives everybody | She floats into Pisces. Be tender with something that can’t thank you.',
    ),
  },
  mars: {
    aries: cards('Mars cracks his knuckles | He’s home in Aries. Be first, be brief, bring water.'),
    taurus: cards('Mars puts his shoulder to it | He plods into Taurus. Push slowly on one thing.'),
    gemini: cards(
      'Mars types with both thumbs | He darts into Gemini. Do two things at once and apologize to neither.',
    ),
    cancer: cards(
      'Mars guards the kitchen | He sidles into Cancer with a ladle. Defend someone, then make them eat.',
    ),
    leo: cards(
      'Mars does his own stunts | He prances into Leo. Do the brave thing with a flourish.',
    ),
    virgo: cards(
      'Mars asks for the list | He reports to Virgo. Fight the dust and leave the people alone.',
    ),
    libra: cards(
      'Mars asks if he may be angry | He tiptoes into Libra. Stand up for fairness in an indoor voice.',
    ),
    scorpio: cards(
      'Mars takes the good tools downstairs | He enters Scorpio, his old stronghold. Work on one thing daily, quietly.',
    ),
    sagittarius: cards(
      'Mars forgets to look down | He vaults into Sagittarius. Go farther than usual and send a picture.',
    ),
    capricorn: cards(
      'Mars ties his boots twice | He climbs into Capricorn. Do the job properly and let them wonder how.',
    ),
    aquarius: cards(
      'Mars, on behalf of the group | He storms into Aquarius. Rebel politely and bring spares.',
    ),
    pisces: cards(
      'Mars learns to swim | He slides into Pisces. Do the kind thing with some muscle in it.',
    ),
  },
} as const satisfies Readonly<Record<'sun' | 'mercury' | 'venus' | 'mars', BySign>>;

export const SLOW_INGRESS_CARDS = {
  jupiter: cards(`
    Jupiter changes rooms | He enters {sign} with all his luggage. Say yes to the first large idea that comes from there.
    A year of more begins | Jupiter moves into {sign}. Make a little room; he’ll fill it.
  `),
  saturn: cards(`
    Saturn takes a new chair | He enters {sign} and asks to see the plan. Start one thing you intend to finish.
    Saturn knocks on the beams | He moves into {sign} for more than two years. Mend what holds up the rest.
  `),
  uranus: cards(`
    Uranus climbs in through the window | He enters {sign} and means to stay about seven years. Greet the first odd thing warmly.
    The floor plan, up for discussion | Uranus moves into {sign}. Keep what you love and unscrew the rest.
  `),
  neptune: cards(`
    The tide reaches {sign} | Neptune arrives for a dozen years and more. Imagine that corner of life in other colors.
    Neptune unpacks his shells | He drifts into {sign}. Dream first, label later.
  `),
  pluto: cards(`
    Pluto starts on the foundations | He lowers himself into {sign}. Let go early of what you can already see going.
    The deep work clocks in | Pluto enters {sign} for many years. Begin with one drawer.
  `),
} as const satisfies Readonly<
  Record<'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', readonly Card[]>
>;

/** A planet slips back into a sign while retrograde: {planet}. */
export const BACKWARD_CARDS = cards(`
  {planet} left something behind | Back into {sign}, to look for it. Pick up an old thread while the door is open.
  An encore in {sign} | {planet} returns in reverse. Redo the thing you rushed.
`);

export const STATION_CARDS = {
  mercury: {
    retrograde: cards(`
      Mercury pats his pockets | He turns retrograde in {sign}. Read everything twice and forgive the courier.
      Back in three weeks | Mercury hangs a sign on his door. Old conversations get a second hearing.
    `),
    direct: cards(`
      Mercury has found his keys | He turns direct in {sign}. Send the thing you’ve been wisely sitting on.
      The mail begins to move | Mercury goes forward again. Say it out loud.
    `),
  },
  venus: {
    retrograde: cards(`
      Venus turns around | She looks back at what she used to love, in {sign}. Keep the song, skip the haircut.
      Second thoughts about velvet | Venus turns retrograde. Like a thing twice before you bring it home.
    `),
    direct: cards(`
      Venus has found her keys | She turns direct in {sign}. Ask again for what you wanted before you got shy.
      Sleeves back down | Venus goes forward again. Affection picks up where it stopped.
    `),
  },
  mars: {
    retrograde: cards(`
      Mars looks under the hood | He turns retrograde in {sign}. Sharpen the tools and postpone the duel.
      A sit-down on the curb | Mars reconsiders his approach. Finish one thing you dropped.
    `),
    direct: cards(`
      The engine catches | Mars turns direct in {sign}. Go, and remember where the potholes are.
      Mars brushes off his knees | He goes forward again. Take the first swing.
    `),
  },
  jupiter: {
    retrograde: cards(`
      Jupiter goes back for seconds | He turns retrograde in {sign}. Count the luck you already have.
      The brochure closes | Jupiter turns inward. Keep the heart of the big plan.
    `),
    direct: cards(`
      A full tank and a song | Jupiter turns direct in {sign}. Dust off the large hope.
      Good news puts its coat on | Jupiter goes forward again. Say yes where you penciled in maybe.
    `),
  },
  saturn: {
    retrograde: cards(`
      Saturn checks the joints | He turns retrograde in {sign}. Find out whether that duty is really yours.
      One careful inch of tie | Saturn loosens up a little. Repair quietly what you built in a hurry.
    `),
    direct: cards(`
      Saturn picks up his hammer | He turns direct in {sign}. Put a date on the plan.
      Proceed, says Saturn | The repairs check out. Take the next rung and enjoy the view.
    `),
  },
  uranus: {
    retrograde: cards(`
      Uranus rewires from the inside | He turns retrograde in {sign}. Make the private change first.
      Suspiciously quiet | Uranus is having an idea. Leave him a pencil.
    `),
    direct: cards(`
      The lights come on in a new order | Uranus turns direct in {sign}. Try the change you’ve only rehearsed.
      Something that blinks | Uranus leaves the workshop with it. Surprise someone, starting with yourself.
    `),
  },
  neptune: {
    retrograde: cards(`
      The tide turns | Neptune goes retrograde in {sign}. See what’s on the beach.
      A foot of curtain | Neptune draws back the mist. Keep the dream and check its shoes.
    `),
    direct: cards(`
      The tide comes in | Neptune turns direct in {sign}. Let one daydream out of the harbor.
      In a key you can sing | Neptune takes up his song again. Hum along.
    `),
  },
  pluto: {
    retrograde: cards(`
      Pluto goes back down | He turns retrograde in {sign}. Look for the lever before you push on the wall.
      Something deep holds still | Pluto pauses with his lamp. Put down one thing you were controlling out of habit.
    `),
    direct: cards(`
      Dirt on his hands | Pluto turns direct in {sign} and has something worth keeping. So might you.
      The trapdoor opens | Pluto goes forward again. Act on what you’ve already changed inside.
    `),
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'retrograde' | 'direct', readonly Card[]>>>
>;

export const RETROGRADE_CARDS = {
  mercury: cards(`
    Mercury, still in reverse | He’s picking up dropped stitches in {sign}. Call back the person you meant to call back.
    Half of what’s missing | It turns up while Mercury retraces his steps. Look in the other coat.
  `),
  venus: cards(`
    Venus rereads the letters | She’s retrograde in {sign} and keeping the best lines. Be kind to your former taste.
    Beauty, second reading | Venus walks backward with a candle. See which pictures still make you smile.
  `),
  mars: cards(`
    Mars beeps like a truck | He’s backing through {sign}. Pick your battles, then put most of them back.
    Second wind, loading | Mars is retrograde. Do the job you gave up on.
  `),
  jupiter: cards(`
    Jupiter strolls backward | He’s enjoying {sign} a second time. Be glad on a small scale and often.
    Luck, turned inward | Jupiter is retrograde. Thank someone who gave you a start.
  `),
  saturn: cards(`
    Saturn and his level | He’s going back over {sign}. Let one rule prove that it still earns its place.
    Extra credit | Saturn is retrograde and kind to old homework. Finish some.
  `),
  uranus: cards(`
    The revolution goes indoors | Uranus is retrograde in {sign}. Change one private habit.
    Lid off | Uranus is tinkering backward. Keep your sense of humor handy.
  `),
  neptune: cards(`
    Clearer water than usual | Neptune is retrograde in {sign}. Look again at what you were sure you’d dreamed.
    Shells on the sand | Neptune’s tide is out. Each has a small truth in it.
  `),
  pluto: cards(`
    Pluto digs offstage | He’s retrograde in {sign}. Loosen your grip by one finger.
    The part he missed | Pluto goes back for it. Ask good questions near the cellar.
  `),
} as const satisfies Readonly<Record<string, readonly Card[]>>;
