// A description of each of the 78 pairs of signs, in two or three sentences: something one can picture, something kind,
// and something to do. The texts name the signs instead of saying "you" and "they", so that both people read the same.

import { type PairKey, pairKey } from '#shared/compatibility/pairs.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

export const PAIR_DESCRIPTIONS: Readonly<Record<PairKey<typeof SIGN_KEYS>, string>> = {
  'aries + aries':
    'The same door, held open by both at a run. Every quarrel is loud, short and over by lunch, and every plan is already underway. Somebody could read the map; nobody will.',
  'aries + taurus':
    'Aries has left the house; Taurus is still choosing the coat, and it’ll be the right coat. One brings the spark, the other the firewood, and dinner is excellent as long as nobody’s rushed.',
  'aries + gemini':
    'A dare meets a better dare. Aries has already done what Gemini only mentioned, and Gemini is telling it before Aries gets back. By Monday the weekend is a story, most of it true.',
  'aries + cancer':
    'One kicks the door open, the other asks who’s letting the heat out. Aries fights for the people Cancer feeds, and it takes each a while to see that as love. Knock first, and stay for soup.',
  'aries + leo':
    'One beach, with a bonfire at each end. The applause that Aries starts is the applause Leo bows to, and afterward there’s no agreeing whose party it was. Share the microphone and there’s nothing this pair can’t warm.',
  'aries + virgo':
    'Aries assembles the shelf in nine minutes; Virgo has kept the four screws that were left over. It’s maddening, and exactly what each was missing. Thanks first, advice second.',
  'aries + libra':
    'The first word and the second thought, facing each other across the zodiac. When Aries picks the restaurant, Libra is spared an hour of weighing and makes it sound like an invitation. It improves them both, quietly.',
  'aries + scorpio':
    'Mars built two houses, one with the lights on and one with the curtains drawn. What Aries says at once, Scorpio remembers forever; the loyalty in both is fierce. Agree early on how to lose at cards.',
  'aries + sagittarius':
    'Somebody says, “Let’s see where this road goes,” and nobody says no. The map is decorative, the laughter isn’t, and the wrong exit is the best part. A splendid pair to be stuck with at an airport.',
  'aries + capricorn':
    'Aries sprints up the mountain; Capricorn left before dawn and is at the top with the paperwork. Two ambitions, one steering wheel. Take turns and the view is worth the argument.',
  'aries + aquarius':
    'Neither has ever stood in line: Aries goes first, Aquarius goes differently. Ideas are tried on the day they are had, usually on the kitchen table. Plan one quiet evening and see who lasts.',
  'aries + pisces':
    'The alarm clock and the dream, next door to each other. Pisces gets out to sea because Aries pulls, and Aries floats because Pisces showed how; there’s sand in everything. Ask gently; answer out loud.',
  'taurus + taurus':
    'Two armchairs, one fire, no plans to move. Breakfast is long, the garden is magnificent, and a disagreement about the thermostat may enter its third decade. Make budging a game, and take turns losing.',
  'taurus + gemini':
    'Taurus is still enjoying the first course when Gemini has tried every plate on the table and one on the next. Gemini brings the news, Taurus decides what’s worth keeping. It works best in a kitchen with the radio on.',
  'taurus + cancer':
    'A full pantry and a good memory. What Taurus makes solid, Cancer makes a home, and guests are sent off with a jar of something. The only risk is never going out again, which neither of them minds.',
  'taurus + leo':
    'Velvet and gold leaf, and two firm opinions about the sofa: it has to last, says Taurus, and it has to be seen, says Leo. Both have taste worth arguing over. A little praise and a little patience will move what pushing doesn’t.',
  'taurus + virgo':
    'The bread is rising and the labels face front. Taurus trusts a thing by touching it, Virgo by taking it apart and putting it back. Romance here looks like a mended zipper and feels better than flowers.',
  'taurus + libra':
    'Venus keeps two houses, and they disagree about the cushions. Everything soft was chosen by Taurus and everything at eye level by Libra, to the delight of the guests. Let a coin choose the restaurant; it saves an hour.',
  'taurus + scorpio':
    'One vault, with a door on either side. Taurus keeps what it loves in there and Scorpio what it knows; trust, once given, is poured in concrete. Stubborn, certainly: both would like to see the evidence.',
  'taurus + sagittarius':
    'Roots are going down here, and there’s a train in twenty minutes. However long the stories Sagittarius brings back, dinner has been kept warm by Taurus, which suits both better than either planned. Name an hour, and mean roughly that hour.',
  'taurus + capricorn':
    'A stone wall built by two people who read the instructions. With Taurus in charge of comfort and Capricorn of the calendar, not one promise has been dropped on the way home. Open the good bottle before it’s an heirloom.',
  'taurus + aquarius':
    'Taurus has used the same mug for ten years; Aquarius has just redesigned the mug. Both are immovable, in opposite directions, and privately proud of each other’s nerve. Change one thing at a time, and never the mug.',
  'taurus + pisces':
    'A quiet shore and a slow tide. On the blanket that Taurus brought, with the music that Pisces brought, an afternoon runs three hours longer than anybody else’s. Somebody has to remember the parking meter, and it’ll be Taurus.',
  'gemini + gemini':
    'Four opinions, two people, one conversation that began some years ago. Nothing is boring and nothing is filed. If it goes quiet, somebody’s only looking for a better joke.',
  'gemini + cancer':
    'A thin wall, with Gemini thinking out loud on one side of it and Cancer feeling in private on the other. One learns to listen past the words, the other to use a few. A note on the fridge does more here than a speech.',
  'gemini + leo':
    'A wit and a favorite audience, taking turns. Gemini’s lines get Leo’s delivery, which is why the whole table orders another dessert. Sulking never gets a word in; few things do.',
  'gemini + virgo':
    'Mercury has two offices here, one with every window open and one with an index. Of eleven questions from Gemini, nine come back from Virgo with the spelling corrected. Both would rather be interested than right; almost rather.',
  'gemini + libra':
    'The party moves to whichever room these two are in. Gemini brings the gossip, Libra makes it kind, and a decision is reached sometime after the coffee. Light company, in the sense that things get brighter.',
  'gemini + scorpio':
    'Gemini skims a hundred pages; Scorpio reads one, and it was the one that mattered. Each finds the other fascinating and a little alarming. Tell the truth the first time and spare Scorpio the research.',
  'gemini + sagittarius':
    'The question and the journey, straight across the sky from each other. Gemini knows a little about everything, Sagittarius is sure of the rest, and no sentence has been finished since the introduction. Bring snacks; nobody’s going home.',
  'gemini + capricorn':
    'Six ideas before breakfast, and across the hall a form for ideas. Gemini learns how to finish and Capricorn how to wing it, each pretending to have always known. Keep the meetings short and the jokes dry.',
  'gemini + aquarius':
    'One very long phone call, with a mind at each end. The facts that Gemini collects are what Aquarius rearranges the world with, and nobody mentions a feeling until Thursday. On Thursday it turns out to be joy.',
  'gemini + pisces':
    'Gemini wants the word for it; Pisces would rather hum it. Directions are given in two languages, and north is in neither. Get lost on purpose and it becomes a talent.',
  'cancer + cancer':
    'Leftovers from two kitchens and not one birthday forgotten. The moods come and go like tides, often at the same hour, so keep a spare towel by the door. It’s the safest sofa in the zodiac.',
  'cancer + leo':
    'The Moon and the Sun are neighbors here. A family gathers, related or not, in a front room that Leo has lit and a back room that Cancer never lets go cold. Applaud the cook; hug the star.',
  'cancer + virgo':
    'Care, in two handwritings. By the time Cancer asks who hasn’t eaten, Virgo has packed it in a box with a label; the worrying is done in private. Say out loud now and then that all is well, because it usually is.',
  'cancer + libra':
    'For Cancer it has to be close and for Libra it has to be fair, and rather than say so, either would walk a mile around a quarrel. So the quarrel waits in the hall with its coat on. Ask it in early; it’s smaller than it sounded.',
  'cancer + scorpio':
    'A tunnel runs between these two deep wells. A raised eyebrow is a whole conversation, a secret is a present, and the door is closed from the inside, contentedly. Air the place now and then with something silly.',
  'cancer + sagittarius':
    'The harbor and the sail. Sagittarius asks what’s out there and Cancer asks what time dinner is; it takes one postcard to answer both. Pack a sandwich; leave a light on.',
  'cancer + capricorn':
    'The hearth and the roof, opposite each other and holding up one house. Cancer looks after the people, Capricorn after the pipes, and each thinks the other has the harder job. Say so more often.',
  'cancer + aquarius':
    'Cancer remembers everybody’s name; Aquarius is busy with everybody. Love comes by the spoonful from one and on principle from the other, and it takes a while to taste that it’s the same dish. Put the hug on the calendar; nobody will object.',
  'cancer + pisces':
    'Rain on a lake: hard to say where either one begins. Because Cancer looks after the day, Pisces can look after the dream, and the same commercials make both of them cry. Keep one practical friend within shouting distance.',
  'leo + leo':
    'A sky with a pair of suns in it, and a surprisingly good schedule. Each knows to the minute how much applause the other needs, because it’s the same amount. Trade the spotlight and this is the warmest room in town.',
  'leo + virgo':
    'Leo throws the party; Virgo wrote the list, and the party happens because of the list. Shining and polishing are different jobs, and the whole trick is to notice who did what. Compliments work best here when they travel both ways.',
  'leo + libra':
    'Good lighting, good manners, good shoes. After Leo’s entrance come Libra’s introductions, and after those it’s very late and nobody’s gone home. Somebody has to take out the trash, so make it glamorous.',
  'leo + scorpio':
    'One keeps its heart on a stage, the other in a safe. Both are all in, both expect it back, and neither blinks first. It takes work: turn Leo down a little and Scorpio up a little, and then the loyalty could hold a bridge.',
  'leo + sagittarius':
    'A parade without a route. Leo leads, Sagittarius says why not, and strangers have joined in by the second block. Neither can keep a straight face through a whole argument, which is why there are so few.',
  'leo + capricorn':
    'The star and the producer. A standing ovation is what Leo is after, a ten-year run is what Capricorn calls applause, and the same show could earn both. Hang the crowns in the hall and split the credits evenly.',
  'leo + aquarius':
    'Opposite ends of one seesaw. Leo’s stage would be nothing without the crowd that Aquarius brings, though neither has ever been talked into saying so. Whoever laughs first lets the other one down gently.',
  'leo + pisces':
    'Leo sings it to the back row; Pisces had already heard it in a dream. Courage is traded for mercy, with far too many presents on both sides. Leave a little shore between the grand gesture and the tide.',
  'virgo + virgo':
    'Two lists, cross-referenced. Nothing is late, nothing is lost, and a compliment comes with a footnote. Keep one shared drawer messy, as a kindness to guests.',
  'virgo + libra':
    'Virgo sees what’s crooked; Libra hangs a picture over it. A home needs the useful and the lovely, and this one has a specialist in each. Stop improving the evening while it’s still going on.',
  'virgo + scorpio':
    'Nothing gets past these two. Give Virgo the detail and Scorpio will have the reason by dessert; a night in feels like good detective work. Trust comes slowly, is checked twice, and then stays.',
  'virgo + sagittarius':
    'Sagittarius aims for the horizon; Virgo would like to see the tickets. Told by one and annotated by the other, a trip becomes an accurate and very funny story. Pack separately, and compare notes at the gate.',
  'virgo + capricorn':
    'The plan has a plan. Virgo keeps it honest, Capricorn keeps it standing, and the jokes are so dry that the neighbors take them for a meeting. Leave one Sunday empty and see who cracks first.',
  'virgo + aquarius':
    'Virgo fixes the thing; Aquarius asks whether anybody needs the thing. Both live upstairs in the mind, on different floors, with excellent bookshelves. Meet on the landing and bring coffee.',
  'virgo + pisces':
    'The map and the sea, face to face. Without Virgo there would be drifting, and without Pisces somebody would be counting the waves. One tidies, one forgives the mess, and by evening they’ve swapped.',
  'libra + libra':
    'After you; no, after you. The rooms are beautiful, the arguments fair, and the restaurant is chosen by the time it closes. Flip a coin now and then: the sigh will give the answer away.',
  'libra + scorpio':
    'Libra keeps it pleasant; Scorpio would prefer it true. The tablecloth that one smooths is the tablecloth the other looks under, so the evening gets interesting around dessert. Seat charm beside candor and they turn out to like each other.',
  'libra + sagittarius':
    'A toast and a tall tale. Libra knows everybody, Sagittarius has just met them, and both think the best of people long past the evidence. Honesty gets there a little early, tact a little late, and they share a cab.',
  'libra + capricorn':
    'Good taste meets good timing. Libra wants to talk it over, Capricorn wants it settled by Friday, and the invitations go out late on Thursday. Respect is the shortcut here: it’s affection in a better coat.',
  'libra + aquarius':
    'The windows are open, and the breeze agrees with itself. The debate is the date: Libra speaks for people as they are, Aquarius for people as they could be. Feelings are discussed fairly, at length and from several sides.',
  'libra + pisces':
    'Soft lamps, good music, nobody in a hurry to be right. Ask Libra what’s fair, ask Pisces what’s kind, and wait an hour: it’ll be the same answer. Keep a “no” in the house, and lend it back and forth.',
  'scorpio + scorpio':
    'Two locked diaries that open with the same key. Nothing is casual, least of all the silence, and being understood is both the gift and the shock. Tell one small secret a week and it stays light enough to carry.',
  'scorpio + sagittarius':
    'Sagittarius says everything; Scorpio notices what was left out. With every window open and every door closed, the house is well aired and very private. A shared joke is the best ambassador these two have.',
  'scorpio + capricorn':
    'A quiet agreement between two people who don’t make many. Scorpio, who sees through walls, trusts the ones that Capricorn builds, and what’s said inside stays there. Success suits this pair; so would a silly hat.',
  'scorpio + aquarius':
    'The deep end and the high board. All of one person, says Scorpio; a little of everyone, says Aquarius; each is sure that’s the honest way. Neither bends easily, so agree on one door that’s never locked.',
  'scorpio + pisces':
    'A night swim: warm, dark and oddly safe. Pisces feels it, Scorpio names it, and neither needs the lamp. Come up for air and groceries; the depth will still be there on Monday.',
  'sagittarius + sagittarius':
    'Two arrows, no target, a wonderful afternoon. Everything is honest, generous and slightly over the speed limit. Between the two of them, somebody must own a calendar.',
  'sagittarius + capricorn':
    'Sagittarius has a hunch; Capricorn has a spreadsheet. Somewhere between the adventure and the arithmetic the trip does happen, two days late and much better packed. Trade a “maybe” for a “when.”',
  'sagittarius + aquarius':
    'Friends first, friends last, and friends somewhere over the Atlantic. The freedom that Sagittarius wants, Aquarius wants for everybody, so nobody keeps track of who was where. Surprise visits are welcome at any hour, in both directions.',
  'sagittarius + pisces':
    'Jupiter keeps a hut on the hill and a boat on the bay. Sagittarius believes, Pisces wonders, and both give their sandwiches to strangers. Between too much truth and too much tenderness lies a very good walk.',
  'capricorn + capricorn':
    'Two climbers on one rope. Few words, sturdy boots, and a sense of humor that takes a year to find and is worth the wait. Write a rest day into the plan, in ink, and guard it from each other.',
  'capricorn + aquarius':
    'Saturn rents out both of these rooms, and only one has kept the wallpaper. For every rule Capricorn knows the reason and Aquarius the exception, and out of the two comes a better rule. Progress, signed in triplicate.',
  'capricorn + pisces':
    'The lighthouse and the sea. Capricorn gives Pisces somewhere to land, Pisces gives Capricorn a reason to look up from the ledger, and neither says how much it helps. Say how much it helps.',
  'aquarius + aquarius':
    'Two people alone together, delightfully. There are plenty of friends, the gadgets have names, and tenderness arrives disguised as an article that simply must be read. Try dinner at a fixed hour, as an experiment.',
  'aquarius + pisces':
    'Aquarius wants to mend the world; Pisces would hold its hand. Whether it comes as a system or as a song, the future they describe sounds strangely alike. Somebody, please, keep an eye on the stove.',
  'pisces + pisces':
    'Two swimmers who forgot which side they came from. The kindness is bottomless, the playlists are perfect, and the appointment was yesterday. Tie one small string to the shore: a clock, a dog, a friend with a clipboard.',
};

/** The description of a pair of signs, the same in either order. */
export function getPairDescription(sign1: SignKey, sign2: SignKey): string {
  return PAIR_DESCRIPTIONS[pairKey(SIGN_KEYS, sign1, sign2)];
}
