// Facts of the sky into a day's text. Pure: the same date, sign and facts give the same text, whenever asked.

import { FACT_RANKS, type RankedFact } from '#server/sky/day-facts.ts';
import type { Horoscope, Sentence } from '#shared/horoscope/horoscope.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { countEchoes, listTellingWords } from './words/echoes.ts';
import { findCompatibleSign } from './words/fortune/compatible-sign.ts';
import { findLuckyNumber } from './words/fortune/lucky-number.ts';
import { findMood } from './words/fortune/mood.ts';
import { countWords, WORDS_MAX, WORDS_MIN } from './words/proofreading.ts';
import { itemAt } from './words/rhythm.ts';
import { beginsWithSubject, nameRuler, rules, sayShe, turn } from './words/slots.ts';
import { type Beat, createVoice, type Voice } from './words/voice.ts';

/** A text shorter than this gets one sentence more. */
const COMFORTABLE_WORDS_MIN = 60;
/** At most this many sentences tell the reader to do something. */
const MAX_ADVICE = 2;
const ECHO_PENALTY = 0.6;
const SHAPE_PENALTY = 0.35;
/** What is kept free for the closing, in words: about as many as it has, and the most that it can have. */
const CLOSING_WORDS = 10;
const CLOSING_WORDS_MAX = 22;

export interface HoroscopeInput {
  /** The reader's day, `YYYY-MM-DD`. */
  date: string;
  sign: SignKey;
  /** The UTC day's facts for that sign, the most telling first (`listDayFacts`). */
  facts: readonly RankedFact[];
}

/** The day's horoscope of a sign: what `GET /api/horoscope/daily` answers. */
export function composeHoroscope({ date, sign, facts }: HoroscopeInput): Horoscope {
  const voice = createVoice(date, sign, facts);
  const beats = chooseBeats(voice, sign, facts);
  const sentences = join(beats, voice, sign);

  const mood = findMood(voice, facts);
  const luckyNumber = findLuckyNumber(voice, facts);
  const compatibility = findCompatibleSign(voice, sign, facts);
  const cited = [
    ...beats.flatMap((beat) => beat.facts),
    ...mood.facts,
    ...luckyNumber.facts,
    ...compatibility.facts,
  ];
  const ids = (stood: readonly SkyFact[]): string[] => unique(stood.map(({ id }) => id));
  return {
    sign,
    date,
    content: sentences.map(({ text }) => text).join(' '),
    luckyNumber: luckyNumber.value,
    mood: mood.value,
    compatibility: compatibility.value,
    sentences,
    facts: [...new Map(cited.map((fact) => [fact.id, fact])).values()],
    reasons: {
      mood: ids(mood.facts),
      luckyNumber: ids(luckyNumber.facts),
      compatibility: ids(compatibility.facts),
    },
  };
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

function chooseBeats(voice: Voice, sign: SignKey, facts: readonly RankedFact[]): readonly Beat[] {
  const heard = new Set<string>();
  const hear = (beat: Beat): Beat => {
    for (const word of listTellingWords(beat.text)) heard.add(word);
    return beat;
  };
  const leadFact = findLead(facts, voice);
  const lead = leadFact && voice.tell(leadFact, heard);
  if (lead) hear(lead);
  // A new or full Moon says itself where the Moon is.
  const place = leadFact?.fact.kind === 'phase' ? undefined : hear(voice.tellMoonPlace(heard));

  const beats = [lead, place].filter((beat) => beat !== undefined);
  const told = new Set<RankedFact>(leadFact ? [leadFact] : []);
  const wanted = beats.length === 2 ? 3 : beats.length + 2;
  const size = (): number => beats.reduce((sum, beat) => sum + countWords(beat.text), 0);
  while (beats.length < wanted || size() + CLOSING_WORDS < COMFORTABLE_WORDS_MIN) {
    const next = chooseNext(voice, sign, facts, told, heard, beats);
    if (next === undefined || size() + countWords(next.beat.text) > WORDS_MAX - CLOSING_WORDS_MAX)
      break;
    if (next.ranked) told.add(next.ranked);
    beats.push(hear(next.beat));
  }
  return finish(arrange(beats, lead, place, voice, heard), voice, facts, heard);
}

/**
 * The order of telling. What the Moon does stays together, and so does what the planets do; the closing belongs
 * to the house that was spoken of last.
 */
function arrange(
  beats: readonly Beat[],
  lead: Beat | undefined,
  place: Beat | undefined,
  voice: Voice,
  heard: ReadonlySet<string>,
): readonly Beat[] {
  const moons = beats.filter(
    (beat) => beat.bodies[0] === 'moon' && beat !== place && beat !== lead,
  );
  const planets = beats.filter((beat) => beat.bodies[0] !== 'moon' && beat !== lead);
  const where = place ? [place] : [];
  const event = lead ? [lead] : [];
  const moonLast =
    lead && !place ? [...event, ...planets, ...moons] : [...event, ...planets, ...where, ...moons];
  const planetsLast =
    lead && !place ? [...event, ...moons, ...planets] : [...where, ...moons, ...planets, ...event];
  const [first, second] =
    voice.chance('order') < 0.5 ? [moonLast, planetsLast] : [planetsLast, moonLast];
  const echoes = (told: readonly Beat[]): number =>
    countEchoes(closeAfter(told, voice).text, heard);
  const chosen = echoes(second) < echoes(first) ? second : first;
  // On a day that is all the Moon's, her doings may come before her address.
  const [opening, next, ...rest] = chosen;
  if (
    opening &&
    next &&
    opening === place &&
    next.bodies[0] === 'moon' &&
    voice.chance('opening') < 0.4
  )
    return [next, opening, ...rest];
  return chosen;
}

/** One thing to do in the house that was spoken of last, standing on the facts that spoke of it. */
function closeAfter(told: readonly Beat[], voice: Voice): Beat {
  const last = told.findLast((beat) => beat.house !== undefined && beat.facts.length > 0);
  const isLast = last !== undefined && last === told.at(-1);
  return isLast && last.house !== undefined
    ? voice.close(last.house, last.facts)
    : voice.close(voice.moon.house, voice.moon.facts);
}

/** With its end: the closing, or the last piece of advice where there is enough of it already. */
function finish(
  told: readonly Beat[],
  voice: Voice,
  facts: readonly RankedFact[],
  heard: ReadonlySet<string>,
): readonly Beat[] {
  const size = told.reduce((sum, beat) => sum + countWords(beat.text), 0);
  const advice = told.filter((beat) => beat.advises).length;
  const isLong = size >= COMFORTABLE_WORDS_MIN;
  if (isLong && (advice >= MAX_ADVICE || (advice === 1 && voice.chance('end') < 0.35))) {
    const last = told.findLastIndex((beat) => beat.advises);
    return partDoubles([
      ...told.filter((_, index) => index !== last),
      ...told.slice(last, last + 1),
    ]);
  }
  const closing = closeAfter(told, voice);
  // A day on which nothing else has its turn borrows a second thing to do from another planet's house.
  const isShort = size + countWords(closing.text) < WORDS_MIN + 3;
  const spare = isShort ? findSpareClosing(voice, closing, facts, heard) : undefined;
  return partDoubles([...told, ...(spare ? [spare] : []), closing]);
}

function findSpareClosing(
  voice: Voice,
  closing: Beat,
  facts: readonly RankedFact[],
  heard: ReadonlySet<string>,
): Beat | undefined {
  const spares = facts.flatMap(({ fact }) =>
    fact.kind === 'position' && fact.house !== undefined ? [voice.close(fact.house, [fact])] : [],
  );
  const others = spares.filter(({ text }) => text !== closing.text);
  return others.find(({ text }) => countEchoes(text, heard) === 0) ?? others[0];
}

/**
 * What the day is about for a reader, if anything: a turning point, else an exact aspect between planets. Of
 * several, each is the main thing to some signs; but a new or full Moon is to all.
 */
function findLead(facts: readonly RankedFact[], voice: Voice): RankedFact | undefined {
  const turningPoints = facts.filter(({ rank }) => rank === FACT_RANKS.turningPoint);
  const lunation = turningPoints.find(({ fact }) => fact.kind === 'phase');
  const exactAspects = facts.filter(({ rank }) => rank === FACT_RANKS.exactAspect);
  const leads = turningPoints.length > 0 ? turningPoints : exactAspects;
  return lunation ?? leads[Math.floor(voice.chance('lead') * leads.length)];
}

/** How much a fact belongs into this reader's text, beyond its rank: about 0 to 1.3. */
const APPEAL = {
  [FACT_RANKS.turningPoint]: 1.3,
  [FACT_RANKS.exactAspect]: 1.05,
  [FACT_RANKS.moonIngress]: 0,
  [FACT_RANKS.exactMoonAspect]: 0.85,
  [FACT_RANKS.passing]: 0.6,
  [FACT_RANKS.background]: 0.62,
} as const;
const MOON_MOOD_APPEAL = 0.4;

function chooseNext(
  voice: Voice,
  sign: SignKey,
  facts: readonly RankedFact[],
  told: ReadonlySet<RankedFact>,
  heard: ReadonlySet<string>,
  said: readonly Beat[],
): { beat: Beat; ranked: RankedFact | undefined } | undefined {
  const adviceLeft = MAX_ADVICE - said.filter((beat) => beat.advises).length;
  const shapes = new Set(said.flatMap(({ text }) => listShapes(text)));
  const busy = new Set(said.slice(0, 1).flatMap((beat) => beat.bodies));
  const moonTold = said.filter((beat) => beat.bodies[0] === 'moon').length;
  let best: { beat: Beat; ranked: RankedFact | undefined; score: number } | undefined;

  const consider = (beat: Beat, ranked: RankedFact | undefined, appeal: number): void => {
    const about = ranked ? `${ranked.fact.kind} ${ranked.fact.bodies.join(' ')}` : beat.text;
    let score = appeal + voice.chance(about) * 0.5;
    score -= ECHO_PENALTY * countEchoes(beat.text, heard);
    score -= SHAPE_PENALTY * listShapes(beat.text).filter((shape) => shapes.has(shape)).length;
    if (beat.advises && adviceLeft <= 0) score -= 0.8;
    if (beat.bodies.some((body) => body !== 'moon' && busy.has(body))) score -= 0.35;
    if (beat.bodies.some((body) => rules(body, sign) && body !== 'moon')) score += 0.15;
    if (beat.bodies[0] === 'moon' && moonTold > 1) score -= 0.5;
    if (beat.house === voice.moon.house) score += 0.15;
    if (best === undefined || score > best.score) best = { beat, ranked, score };
  };

  for (const ranked of facts) {
    if (told.has(ranked) || isMoonPlace(ranked)) continue;
    const beat = voice.tell(ranked, heard);
    if (beat) consider(beat, ranked, APPEAL[ranked.rank] + 0.1 * ranked.weight);
  }
  for (const mood of voice.listMoonMoods())
    if (!said.some(({ text }) => text === mood.text)) consider(mood, undefined, MOON_MOOD_APPEAL);
  return best;
}

/** The turns of phrase that sound like a formula when they come twice in one text. */
function listShapes(text: string): string[] {
  const opening = /^(?:With|While|Under|In|There)\b/.exec(text)?.[0] ?? '';
  return [opening, text.includes(', so ') ? 'so' : '', text.includes('; ') ? ';' : ''].filter(
    (shape) => shape !== '',
  );
}

function isMoonPlace({ fact }: RankedFact): boolean {
  return (fact.kind === 'position' || fact.kind === 'ingress') && fact.bodies[0] === 'moon';
}

/** Where one sentence would begin with the word that the last one ended on, two neighbors change places. */
function partDoubles(beats: readonly Beat[]): readonly Beat[] {
  const swapped = beats.slice(1).map((beat, index) => {
    const told = [...beats];
    [told[index], told[index + 1]] = [beat, beats[index] ?? beat];
    return told;
  });
  const isClean = (told: readonly Beat[]): boolean =>
    told.every((beat, index) => !doubles(told[index - 1]?.text, beat.text));
  return [beats, ...swapped].find(isClean) ?? beats;
}

function doubles(before: string | undefined, after: string): boolean {
  const last = /(\p{L}+)\W*$/u.exec(before ?? '')?.[1];
  const first = /^\p{L}+/u.exec(after)?.[0];
  return last !== undefined && last.toLowerCase() === first?.toLowerCase();
}

const RULER_APPOSITIONS = ['who rules your sign', 'your own planet', 'your ruler'] as const;
const TURNS = {
  better: ['Happily,', 'Luckily,', 'Then again,', 'For balance,'],
  worse: ['Mind you,', 'Then again,', 'Meanwhile,', 'Elsewhere,'],
  along: ['Meanwhile,', 'Elsewhere,', 'Down the hall,', 'In the meantime,', 'Across the sky,'],
} as const;

/**
 * The beats as they are read one after the other: "she" for the Moon where nobody else can be meant, the reader's
 * own planet named as such, and at most one turn ("Meanwhile,").
 */
function join(beats: readonly Beat[], voice: Voice, sign: SignKey): Sentence[] {
  let turned = false;
  return beats.map((beat, index): Sentence => {
    const facts = unique(beat.facts.map(({ id }) => id));
    const before = beats[index - 1];
    const subject = beat.bodies.find((body) => beginsWithSubject(beat.text, body));
    if (subject === undefined) return { text: beat.text, facts };
    const about = beat.bodies.join(' ');
    if (subject === 'moon' && before && isAboutMoon(before))
      return { text: sayShe(beat.text), facts };
    if (isOwnPlanet(subject, sign) && voice.chance(`ruler ${about}`) < 0.5) {
      const apposition = choose(RULER_APPOSITIONS, voice.chance(`apposition ${about}`));
      return { text: nameRuler(beat.text, subject, apposition), facts };
    }
    const turns = turned || voice.chance(`turn ${about}`) > 0.45 ? [] : findTurns(before, beat);
    const sayable = turns.filter((opening) => !doubles(before?.text, opening));
    if (sayable.length === 0) return { text: beat.text, facts };
    turned = true;
    return { text: turn(choose(sayable, voice.chance(`which turn ${about}`)), beat.text), facts };
  });
}

function choose<Item>(items: readonly Item[], chance: number): Item {
  return itemAt(items, Math.floor(chance * items.length));
}

/** Whether "she" after a sentence can only be the Moon. */
function isAboutMoon({ bodies, text }: Beat): boolean {
  const alone = bodies.length === 1 || text.startsWith('The Moon ');
  return bodies[0] === 'moon' && alone && !bodies.includes('venus');
}

function isOwnPlanet(body: BodyKey, sign: SignKey): boolean {
  return body !== 'moon' && rules(body, sign);
}

function findTurns(before: Beat | undefined, beat: Beat): readonly string[] {
  if (before?.tone === 'tense' && beat.tone === 'easy') return TURNS.better;
  if (before?.tone === 'easy' && beat.tone === 'tense') return TURNS.worse;
  const [body] = beat.bodies;
  const isOther = before && body && before.bodies.length > 0 && !before.bodies.includes(body);
  return isOther ? TURNS.along : [];
}
