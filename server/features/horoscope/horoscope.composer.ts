// Composes a day's horoscope from facts of the sky. Pure: the same date, sign and facts always give the same text.
// A draft (`DraftSentence`) is a sentence of the text with the facts that it is based on; `usedWords` are the telling
// words of the drafts chosen so far, so that the next one can avoid them.

import { FACT_RANKS, type RankedFact } from '#server/sky/day-facts.ts';
import { countWords } from '#server/text/count-words.ts';
import { countEchoes, listTellingWords } from '#server/text/echoes.ts';
import { itemAt } from '#server/text/rotation.ts';
import { beginsWithSubject, joinAfter, nameRuler, sayShe } from '#server/text/slots.ts';
import type { Horoscope, Sentence } from '#shared/horoscope/horoscope.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { rules } from '#shared/sky/rulers.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { findCompatibleSign } from './fortune/compatible-sign.ts';
import { findLuckyNumber } from './fortune/lucky-number.ts';
import { findMood } from './fortune/mood.ts';
import { orderBySky } from './sky-order.ts';
import { createVoice, type DraftSentence, type Voice } from './voice.ts';

/** A horoscope has at least and at most so many words. */
export const WORDS_MIN = 55;
export const WORDS_MAX = 110;
/** Sentences are added until the text has this many words. */
const COMFORTABLE_WORDS_MIN = 60;
/** At most this many sentences tell the user to do something. */
const MAX_ADVICE = 2;
/** Words reserved for the closing sentence: its usual length, and its longest. */
const CLOSING_WORDS = 10;
const CLOSING_WORDS_MAX = 22;

export interface HoroscopeInput {
  /** The user's day, `YYYY-MM-DD`. */
  date: string;
  sign: SignKey;
  /** The UTC day's facts for that sign, the most important first (`listDayFacts`). */
  facts: readonly RankedFact[];
}

/** The day's horoscope of a sign: what `GET /api/horoscope/daily` answers. */
export function composeHoroscope({ date, sign, facts }: HoroscopeInput): Horoscope {
  const voice = createVoice(date, sign, facts);
  const { drafts, house } = chooseDrafts(voice, date, sign, facts);
  const sentences = join(drafts, voice, sign);

  const told = drafts.flatMap((draft) => draft.facts);
  const mood = findMood(voice, facts, told);
  const luckyNumber = findLuckyNumber(voice, told);
  const compatibility = findCompatibleSign(voice, sign, facts);
  const cited = [...told, ...mood.facts, ...luckyNumber.facts, ...compatibility.facts];
  const idsOf = (some: readonly SkyFact[]): string[] => unique(some.map(({ id }) => id));
  return {
    sign,
    date,
    headline: voice.head(house),
    content: sentences.map(({ text }) => text).join(' '),
    luckyNumber: luckyNumber.value,
    mood: mood.value,
    compatibility: compatibility.value,
    sentences,
    facts: [...new Map(cited.map((fact) => [fact.id, fact])).values()],
    reasons: {
      mood: idsOf(mood.facts),
      luckyNumber: idsOf(luckyNumber.facts),
      compatibility: idsOf(compatibility.facts),
    },
  };
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/**
 * The sentences in the order of the sky (`orderBySky`), and the house (1-12) that the text is about: that of its main
 * fact, without one the Moon's.
 */
function chooseDrafts(
  voice: Voice,
  date: string,
  sign: SignKey,
  facts: readonly RankedFact[],
): { drafts: readonly DraftSentence[]; house: number } {
  const usedWords = new Set<string>();
  const use = (draft: DraftSentence): DraftSentence => {
    for (const word of listTellingWords(draft.text)) usedWords.add(word);
    return draft;
  };
  const mainFact = findMainFact(facts, voice);
  const main = mainFact && voice.describe(mainFact, usedWords);
  if (main) use(main);
  const house = (main && mainFact?.houses?.[0]) ?? voice.moon.house;
  // A sentence on a new or full Moon states the Moon's sign itself.
  const place =
    mainFact?.fact.kind === 'phase' ? undefined : use(voice.describeMoonPlace(usedWords));

  const drafts = [main, place].filter((draft) => draft !== undefined);
  const usedFacts = new Set<RankedFact>(mainFact ? [mainFact] : []);
  const wanted = drafts.length === 2 ? 3 : drafts.length + 2;
  const size = (): number => drafts.reduce((sum, draft) => sum + countWords(draft.text), 0);
  while (drafts.length < wanted || size() + CLOSING_WORDS < COMFORTABLE_WORDS_MIN) {
    const next = chooseNext(voice, sign, facts, usedFacts, usedWords, drafts);
    if (next === undefined || size() + countWords(next.draft.text) > WORDS_MAX - CLOSING_WORDS_MAX)
      break;
    if (next.ranked) usedFacts.add(next.ranked);
    drafts.push(use(next.draft));
  }
  const ordered = separateDoubles(orderBySky(drafts, date, facts), (order) =>
    orderBySky(order, date, facts),
  );
  return { drafts: finish(ordered, house, voice, facts, usedWords), house };
}

/** Adds the closing: one thing to do in the house that the text is about. A long text with enough advice gets none. */
function finish(
  drafts: readonly DraftSentence[],
  house: number,
  voice: Voice,
  facts: readonly RankedFact[],
  usedWords: ReadonlySet<string>,
): readonly DraftSentence[] {
  const size = drafts.reduce((sum, draft) => sum + countWords(draft.text), 0);
  const advice = drafts.filter((draft) => draft.advises).length;
  if (size >= COMFORTABLE_WORDS_MIN && advice >= MAX_ADVICE) return drafts;
  const ground = findGround(drafts, house, voice, facts);
  const closing = voice.close(ground.house, ground.facts);
  // A text that is still too short gets a second closing, for the house of another planet.
  const isShort = size + countWords(closing.text) < WORDS_MIN + 3;
  const spare = isShort ? findSpareClosing(voice, closing, facts, usedWords) : undefined;
  return [...drafts, ...(spare ? [spare] : []), closing];
}

/**
 * The house and the facts of the closing. Facts are cited in the order of the sky, so the closing may not cite one that
 * is earlier than the last sentence's: it takes the position of a body in the house that the text is about, else the
 * facts of the last sentence. A station belongs to the sentence that names it, so the Sun's position takes its place.
 */
function findGround(
  drafts: readonly DraftSentence[],
  house: number,
  voice: Voice,
  facts: readonly RankedFact[],
): { house: number; facts: readonly SkyFact[] } {
  const places = facts.filter((ranked) => isPlace(ranked, voice));
  const standing = places.find(({ houses }) => houses?.[0] === house);
  if (standing !== undefined) return { house, facts: [standing.fact] };
  const last = drafts.at(-1);
  if (last?.facts.every(({ kind }) => kind !== 'station'))
    return { house: last.house ?? house, facts: last.facts };
  const [place] = places.filter(({ fact }) => fact.bodies[0] === 'sun');
  return place === undefined
    ? { house: voice.moon.house, facts: voice.moon.facts }
    : { house: place.houses?.[0] ?? house, facts: [place.fact] };
}

/** Whether a fact is the position of a body; the Moon's only in the sign that the text gives her. */
function isPlace({ fact }: RankedFact, { moon }: Voice): boolean {
  return fact.kind === 'position' && (fact.bodies[0] !== 'moon' || fact.sign === moon.sign);
}

function findSpareClosing(
  voice: Voice,
  closing: DraftSentence,
  facts: readonly RankedFact[],
  usedWords: ReadonlySet<string>,
): DraftSentence | undefined {
  const spares = facts
    .filter((ranked) => isPlace(ranked, voice))
    .flatMap(({ fact, houses }) =>
      houses?.[0] === undefined ? [] : [voice.close(houses[0], [fact])],
    );
  const others = spares.filter(({ text }) => text !== closing.text);
  return others.find(({ text }) => countEchoes(text, usedWords) === 0) ?? others[0];
}

/**
 * The main event of the day, if any: a turning point, else an exact aspect between planets. Of several events each
 * is the main one for some signs; a new or full Moon is the main event for all signs.
 */
function findMainFact(facts: readonly RankedFact[], voice: Voice): RankedFact | undefined {
  const turningPoints = facts.filter(({ rank }) => rank === FACT_RANKS.turningPoint);
  const lunation = turningPoints.find(({ fact }) => fact.kind === 'phase');
  const exactAspects = facts.filter(({ rank }) => rank === FACT_RANKS.exactAspect);
  const candidates = turningPoints.length > 0 ? turningPoints : exactAspects;
  return lunation ?? candidates[Math.floor(voice.fraction('lead') * candidates.length)];
}

/** How well a fact of each rank suits as a further sentence, 0 to 1.3, in the scale of `SCORE`. */
const APPEAL = {
  [FACT_RANKS.turningPoint]: 1.3,
  [FACT_RANKS.exactAspect]: 1.05,
  [FACT_RANKS.moonIngress]: 0,
  [FACT_RANKS.exactMoonAspect]: 0.85,
  [FACT_RANKS.passing]: 0.6,
  [FACT_RANKS.background]: 0.62,
} as const;
const MOON_MOOD_APPEAL = 0.4;
/** Our choice: what is added to a sentence's appeal or taken from it when the next sentence is chosen. */
const SCORE = {
  /** At most this much, by a pseudo-random number, so that signs and dates differ. */
  chance: 0.5,
  /** Times the weight of the fact (0 to 1). */
  weight: 0.1,
  /** For a sentence on the planet that rules the user's sign. */
  ruler: 0.15,
  /** For a sentence in the house that the Moon is in. */
  moonHouse: 0.15,
  /** For each telling word that the text has already. */
  echo: -0.6,
  /** For each sentence pattern that the text has already. */
  shape: -0.35,
  /** For advice when the text has `MAX_ADVICE` pieces of it. */
  tooMuchAdvice: -0.8,
  /** For a sentence on a body of the first sentence, except the Moon. */
  sameBody: -0.35,
  /** For another sentence on the Moon when there are two. */
  thirdOnMoon: -0.5,
} as const;

function chooseNext(
  voice: Voice,
  sign: SignKey,
  facts: readonly RankedFact[],
  usedFacts: ReadonlySet<RankedFact>,
  usedWords: ReadonlySet<string>,
  chosen: readonly DraftSentence[],
): { draft: DraftSentence; ranked: RankedFact | undefined } | undefined {
  const adviceLeft = MAX_ADVICE - chosen.filter((draft) => draft.advises).length;
  const shapes = new Set(chosen.flatMap(({ text }) => listShapes(text)));
  const busy = new Set(chosen.slice(0, 1).flatMap((draft) => draft.bodies));
  const moonCount = chosen.filter((draft) => draft.bodies[0] === 'moon').length;
  let best: { draft: DraftSentence; ranked: RankedFact | undefined; score: number } | undefined;

  const consider = (draft: DraftSentence, ranked: RankedFact | undefined, appeal: number): void => {
    const about = ranked ? `${ranked.fact.kind} ${ranked.fact.bodies.join(' ')}` : draft.text;
    let score = appeal + voice.fraction(about) * SCORE.chance;
    score += SCORE.echo * countEchoes(draft.text, usedWords);
    score += SCORE.shape * listShapes(draft.text).filter((shape) => shapes.has(shape)).length;
    if (draft.advises && adviceLeft <= 0) score += SCORE.tooMuchAdvice;
    if (draft.bodies.some((body) => body !== 'moon' && busy.has(body))) score += SCORE.sameBody;
    if (draft.bodies.some((body) => rules(body, sign) && body !== 'moon')) score += SCORE.ruler;
    if (draft.bodies[0] === 'moon' && moonCount > 1) score += SCORE.thirdOnMoon;
    if (draft.house === voice.moon.house) score += SCORE.moonHouse;
    if (best === undefined || score > best.score) best = { draft, ranked, score };
  };

  for (const ranked of facts) {
    if (usedFacts.has(ranked) || isMoonPlace(ranked)) continue;
    const draft = voice.describe(ranked, usedWords);
    if (draft) consider(draft, ranked, APPEAL[ranked.rank] + SCORE.weight * ranked.weight);
  }
  for (const mood of voice.listMoonMoods())
    if (!chosen.some(({ text }) => text === mood.text)) consider(mood, undefined, MOON_MOOD_APPEAL);
  return best;
}

/** The sentence patterns that sound repetitive when a text has them twice. */
function listShapes(text: string): string[] {
  const opening = /^(?:With|While|Under|In|There)\b/.exec(text)?.[0] ?? '';
  return [opening, text.includes(', so ') ? 'so' : '', text.includes('; ') ? ';' : ''].filter(
    (shape) => shape !== '',
  );
}

function isMoonPlace({ fact }: RankedFact): boolean {
  return (fact.kind === 'position' || fact.kind === 'ingress') && fact.bodies[0] === 'moon';
}

/**
 * Swaps two neighboring sentences if one would begin with the word that the previous one ends on and the swapped order
 * is still that of the sky (`inOrder` leaves it as it is). Where no swap helps, `join` puts a word between the two.
 */
function separateDoubles(
  drafts: readonly DraftSentence[],
  inOrder: (drafts: readonly DraftSentence[]) => readonly DraftSentence[],
): readonly DraftSentence[] {
  const swapped = drafts.slice(1).map((draft, index) => {
    const order = [...drafts];
    [order[index], order[index + 1]] = [draft, drafts[index] ?? draft];
    return order;
  });
  const isClean = (order: readonly DraftSentence[]): boolean =>
    order.every((draft, index) => !doubles(order[index - 1]?.text, draft.text));
  const isOrdered = (order: readonly DraftSentence[]): boolean =>
    inOrder(order).every((draft, index) => draft === order[index]);
  return [drafts, ...swapped].find((order) => isClean(order) && isOrdered(order)) ?? drafts;
}

/** Whether a sentence begins with the word that the one before ends on. */
function doubles(before: string | undefined, after: string): boolean {
  const last = /(\p{L}+)\W*$/u.exec(before ?? '')?.[1];
  const first = /^\p{L}+/u.exec(after)?.[0];
  return last !== undefined && last.toLowerCase() === first?.toLowerCase();
}

const RULER_APPOSITIONS = ['who rules your sign', 'your own planet', 'your ruler'] as const;
const CONNECTIVES = {
  better: ['Happily,', 'Luckily,', 'Then again,', 'For balance,'],
  worse: ['Mind you,', 'Then again,', 'Meanwhile,', 'Elsewhere,'],
  along: ['Meanwhile,', 'Elsewhere,', 'Down the hall,', 'In the meantime,', 'Across the sky,'],
} as const;

/**
 * Joins the sentences: "she" for the Moon where only she can be meant, an apposition for the planet that rules the
 * user's sign, and at most one connective ("Meanwhile,").
 */
function join(drafts: readonly DraftSentence[], voice: Voice, sign: SignKey): Sentence[] {
  let hasConnective = false;
  return drafts.map((draft, index): Sentence => {
    const facts = unique(draft.facts.map(({ id }) => id));
    const before = drafts[index - 1];
    const subject = draft.bodies.find((body) => beginsWithSubject(draft.text, body));
    if (doubles(before?.text, draft.text) && !(subject === 'moon' && before && isAboutMoon(before)))
      return { text: partFrom(draft.text, subject), facts };
    if (subject === undefined) return { text: draft.text, facts };
    const about = draft.bodies.join(' ');
    if (subject === 'moon' && before && isAboutMoon(before))
      return { text: sayShe(draft.text), facts };
    if (isOwnPlanet(subject, sign) && voice.fraction(`ruler ${about}`) < 0.5) {
      const apposition = choose(RULER_APPOSITIONS, voice.fraction(`apposition ${about}`));
      return { text: nameRuler(draft.text, subject, apposition), facts };
    }
    const connectives =
      hasConnective || voice.fraction(`turn ${about}`) > 0.45 ? [] : findConnectives(before, draft);
    const sayable = connectives.filter((opening) => !doubles(before?.text, opening));
    if (sayable.length === 0) return { text: draft.text, facts };
    hasConnective = true;
    return {
      text: joinAfter(choose(sayable, voice.fraction(`which turn ${about}`)), draft.text),
      facts,
    };
  });
}

/** Puts a word before a sentence that would begin with the word that the previous one ends on. */
function partFrom(text: string, subject: BodyKey | undefined): string {
  return subject === undefined
    ? `So ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : joinAfter('Meanwhile,', text);
}

function choose<Item>(items: readonly Item[], fraction: number): Item {
  return itemAt(items, Math.floor(fraction * items.length));
}

/** Whether "she" after a sentence can only be the Moon. */
function isAboutMoon({ bodies, text }: DraftSentence): boolean {
  const alone = bodies.length === 1 || text.startsWith('The Moon ');
  return bodies[0] === 'moon' && alone && !bodies.includes('venus');
}

function isOwnPlanet(body: BodyKey, sign: SignKey): boolean {
  return body !== 'moon' && rules(body, sign);
}

function findConnectives(
  before: DraftSentence | undefined,
  draft: DraftSentence,
): readonly string[] {
  if (before?.tone === 'tense' && draft.tone === 'easy') return CONNECTIVES.better;
  if (before?.tone === 'easy' && draft.tone === 'tense') return CONNECTIVES.worse;
  const [body] = draft.bodies;
  const isOther = before && body && before.bodies.length > 0 && !before.bodies.includes(body);
  return isOther ? CONNECTIVES.along : [];
}
