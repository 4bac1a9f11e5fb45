// What two people are told: a text for each outcome of *Word*, and a line for each of the four words. Each is the same
// for both and kind to both. None names a planet: whoever reads it may be reading of astrology for the first time.

import type { AreaRating, MatchArea } from '#shared/matches/matches.ts';

/** What flows most, then what needs most care: 60 to 90 words each. */
export const OUTCOME_TEXTS: Readonly<
  Record<MatchArea, Readonly<Partial<Record<MatchArea, string>>>>
> = {
  love: {
    friendship:
      'You two skipped the small talk and went straight to the good part. The warmth came first, and it’s still the easiest thing in the room. What it hasn’t had is a dull Saturday. Friendship is built on errands, bad movies and the third cup of coffee, and you may both have left those for later. Don’t wait for later. Pick one plain afternoon with nothing to celebrate, and find out who’s funny in a hardware store.',
    communication:
      'There’s a fondness between you two that shows across a crowded table: the saved seat, the coat held open. The words lag behind it. One of you says “I’m fine,” the other hears a door close, and it was only tiredness. That’s a lonely kind of mix-up. So give each other the long version now and then, starting with “what I meant was.” You’ve got the hard part already. The rest is subtitles.',
    trust:
      'You two warm up quickly, like a stove that catches on the first match. What takes longer is believing it’ll still be warm on Thursday. When a message goes unanswered, a small dread can creep in, and neither of you likes to admit it. Nobody has to swear an oath. Say when you’ll call, then call. Do that with little things for a month, and watch how quietly the worry packs its bags. Slow heat lasts.',
  },
  friendship: {
    love: 'You two would make excellent neighbors. There’s always a spare key, a loaned ladder, and a reason to laugh over the fence. What gets shy is the tender part. Saying “you matter to me” can feel like crossing the lawn in a costume, so it stays unsaid, and either of you may wonder if it’s there. It’s there. Try saying it once, badly, in regular clothes. The fence has held up this long. It’ll take a little leaning.',
    communication:
      'Put you two in a car with no map and it’s a good day. You like the same detours, and being quiet together costs nothing. It gets harder when something has to be said. One of you hints, the other misses the exit, and both arrive a little hurt. Say it early. “Left at the light” isn’t rude, it’s kind, and so is “that stung.” You’ve got plenty of road. All it wants is somebody reading the signs out loud.',
    trust:
      'Ask you two to a party and you’ll be the last ones at the sink, still laughing. Company is what you do best. Leaning is harder. When something real goes wrong, each of you may hide it, proud of being no bother, and then feel alone with somebody right there. Hand over one plate at a time. Ask for a small favor, the kind that could be refused, and say thanks when it’s done. Nothing has slipped yet.',
  },
  communication: {
    love: 'You two can talk until the restaurant turns the chairs over. Ideas, gossip, the news: it all keeps the lamp on. But tenderness doesn’t always travel by sentence. A feeling gets explained so well that nobody gets held, and that can leave a little ache under all the wit. So leave a gap. Let one story end without a clever reply, and sit there, shoulder to shoulder, till the waiter coughs. What’s left when you both stop talking is worth meeting.',
    friendship:
      'The talk between you two is quick and bright, like good table tennis. Nobody drops the ball for long. Ordinary company takes more doing. Without a topic you may both start checking the clock, a bit embarrassed, as if the visit had failed. It hasn’t. Put the paddles down and do something with your hands: soup, shelves, a long walk with a borrowed dog. Boredom, shared kindly, turns into ease. Then the next rally is just for fun.',
    trust:
      'You two get each other’s jokes before they’re finished, and a hard subject gets a fair hearing. Words are the bridge here, and it’s a good one. What’s tested is the weight. Something promised lightly on Monday is remembered on Friday by only one of you, and it hurts more than it shows. Promise less. Say “maybe” when it’s maybe, and write the real ones down where you can both see them. Every kept one is another plank.',
  },
  trust: {
    love: 'You two could leave each other the house keys and the last slice, and find both where they belong. That’s rare, and it’s restful. It can get so restful that nobody says the sweet thing. Affection turns into punctuality, and either of you may miss being looked at, and feel silly for it. Don’t feel silly. Light a candle on a weekday. Say what you like about the other’s laugh. The house is safe already. Let it be warm.',
    friendship:
      'When it counts, you two show up: the airport at five, the hospital chair, the form that had to be witnessed. Neither keeps a list. But between emergencies the line goes quiet, and being needed isn’t quite the same as being liked. That can feel lonely. So call without a reason. Open with “nothing’s wrong,” and then tell the silliest thing from your week. You’ve carried the heavy boxes up the stairs. Now stay and play cards.',
    communication:
      'You two don’t need much said. A nod across the room and the thing is done; it feels like an old rope that’s never slipped. Only, silence covers everything, the fine and the not so fine. One of you may be hurt for a week while the other takes it for peace. Ask anyway. “How are you really?” takes four words, and no rope ever frayed from being talked about. It holds better when both ends know where they stand.',
  },
};

/** A line for each of the four words. */
export const AREA_RATING_LINES: Readonly<Record<MatchArea, Readonly<Record<AreaRating, string>>>> =
  {
    love: {
      low: 'Tenderness takes its time with you two. Small gestures count double.',
      even: 'Warm on some days, busy on others. It keeps well either way.',
      high: 'Affection comes easily to you two. Let it show on plain days too.',
    },
    friendship: {
      low: 'Company wants a plan with you two. A shared task is a good start.',
      even: 'You two like each other best with something to do.',
      high: 'An empty afternoon is enough. You two will fill it.',
    },
    communication: {
      low: 'What was meant and what was heard can part ways. Ask once more.',
      even: 'Most of it arrives. Repeat the part that matters.',
      high: 'Half a sentence will do. Finish the important ones anyway.',
    },
    trust: {
      low: 'Trust grows slowly here, one kept promise at a time.',
      even: 'You two count on each other for most things. Name the rest.',
      high: 'What’s handed over is in good hands. Say so now and then.',
    },
  };

/** The text of an outcome. Throws a RangeError where the two areas are the same. */
export function getOutcomeText(flows: MatchArea, care: MatchArea): string {
  const text = OUTCOME_TEXTS[flows][care];
  if (text === undefined) throw new RangeError(`no outcome ${flows} ${care}`);
  return text;
}
