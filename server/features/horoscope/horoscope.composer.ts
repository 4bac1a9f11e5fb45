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
import { beginsWithSubject, nameRuler, rules, sayShe, turn } from './words/slots.ts';
import { type Beat, createVoice, type Voice } from './words/voice.ts';

/** A text shorter than this gets one sentence more. */
const COMFORTABLE_WORDS_MIN = 60;
/** At most this many sentences tell the reader to do something. */
const MAX_ADVICE = 2;
const ECHO_PENALTY = 0.6;

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
  const beats = order(chooseBeats(voice, sign, facts), voice);
  const sentences = beats.map((beat, index): Sentence => {
    const text = join(beat, beats[index - 1], index, voice, sign);
    return { text, facts: unique(beat.facts.map(({ id }) => id)) };
  });

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

/** The beats of a text by their part in it; the order of telling comes after. */
interface Choice {
  /** The day's main event, when there is one. */
  lead: Beat | undefined;
  /** Where the Moon is; undefined when the lead (a new or full Moon) says it. */
  place: Beat | undefined;
  /** What else goes on, one or more. */
  more: Beat[];
  closing: Beat | undefined;
}

function chooseBeats(voice: Voice, sign: SignKey, facts: readonly RankedFact[]): Choice {
  const heard = new Set<string>();
  const hear = (beat: Beat): Beat => {
    for (const word of listTellingWords(beat.text)) heard.add(word);
    return beat;
  };

  const leadFact = findLead(facts);
  const lead = leadFact && voice.tell(leadFact, heard);
  if (lead) hear(lead);
  const placed = leadFact?.fact.kind === 'phase';
  const place = placed ? undefined : hear(voice.tellMoonPlace(heard));

  // The end is chosen before the middle, so that the middle does not say it first.
  const [leadHouse] = leadFact?.houses ?? [];
  const closesOnLead = lead && leadHouse !== undefined && (placed || voice.chance('close') < 0.4);
  const closing = closesOnLead
    ? voice.close(leadHouse, lead.facts)
    : voice.close(voice.moon.house, voice.moon.facts);
  hear(closing);

  const more: Beat[] = [];
  const told = new Set<RankedFact>(leadFact ? [leadFact] : []);
  const size = (): number =>
    [lead, place, ...more, closing].reduce((sum, beat) => sum + countWords(beat?.text ?? ''), 0);
  const wanted = lead && place ? 1 : 2;
  while (more.length < wanted || size() < COMFORTABLE_WORDS_MIN) {
    const next = chooseNext(voice, sign, facts, told, heard, [lead, place, closing, ...more]);
    if (next === undefined) break;
    if (size() + countWords(next.beat.text) > WORDS_MAX - 4) break;
    if (next.ranked) told.add(next.ranked);
    more.push(hear(next.beat));
  }
  // A day on which nothing else has its turn borrows a second thing to do from another planet's house.
  const spare = size() < WORDS_MIN + 3 ? findSpareClosing(voice, facts) : undefined;
  if (spare) more.push(hear(spare));
  // Two pieces of advice before the end are enough: sometimes the last of them is the end.
  const advice = [lead, ...more].filter((beat) => beat?.advises).length;
  const long = size() - countWords(closing.text) >= COMFORTABLE_WORDS_MIN;
  const dropsClosing =
    long && (advice >= MAX_ADVICE || (advice === 1 && voice.chance('end') < 0.35));
  return { lead, place, more, closing: dropsClosing ? undefined : closing };
}

function findSpareClosing(voice: Voice, facts: readonly RankedFact[]): Beat | undefined {
  for (const { fact } of facts) {
    if (fact.kind !== 'position' || fact.house === undefined) continue;
    if (fact.house !== voice.moon.house) return voice.close(fact.house, [fact]);
  }
  return undefined;
}

/** What the day is about, if anything: a turning point, or an exact aspect between planets. */
function findLead(facts: readonly RankedFact[]): RankedFact | undefined {
  return facts.find(
    ({ rank }) => rank === FACT_RANKS.turningPoint || rank === FACT_RANKS.exactAspect,
  );
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
  soFar: readonly (Beat | undefined)[],
): { beat: Beat; ranked: RankedFact | undefined } | undefined {
  const said = soFar.filter((beat) => beat !== undefined);
  const adviceLeft = MAX_ADVICE - said.filter((beat) => beat.advises).length;
  const busy = new Set(said.slice(0, 1).flatMap((beat) => beat.bodies));
  const moonTold = said.filter((beat) => beat.bodies[0] === 'moon').length;
  let best: { beat: Beat; ranked: RankedFact | undefined; score: number } | undefined;

  const consider = (beat: Beat, ranked: RankedFact | undefined, appeal: number): void => {
    const about = ranked ? `${ranked.fact.kind} ${ranked.fact.bodies.join(' ')}` : beat.text;
    let score = appeal + voice.chance(about) * 0.5;
    score -= ECHO_PENALTY * countEchoes(beat.text, heard);
    if (beat.advises && adviceLeft <= 0) score -= 0.8;
    if (beat.bodies.some((body) => body !== 'moon' && busy.has(body))) score -= 0.35;
    if (beat.bodies.some((body) => rules(body, sign) && body !== 'moon')) score += 0.15;
    if (beat.bodies[0] === 'moon' && moonTold > 1) score -= 0.5;
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

function isMoonPlace({ fact }: RankedFact): boolean {
  return (fact.kind === 'position' || fact.kind === 'ingress') && fact.bodies[0] === 'moon';
}

/** The order of telling: the event or the Moon's place first, what is to be done last. */
function order({ lead, place, more, closing }: Choice, voice: Voice): readonly Beat[] {
  const middle = [...more];
  let end = closing;
  if (end === undefined) {
    const lastAdvice = middle.findLastIndex((beat) => beat.advises);
    if (lastAdvice >= 0) [end] = middle.splice(lastAdvice, 1);
  }
  const opening = [lead, place].filter((beat) => beat !== undefined);
  if (lead && place && voice.chance('opening') < 0.4) opening.reverse();
  // Without an event, what the Moon or a planet does may come before where she does it.
  if (!lead && middle.length > 0 && voice.chance('opening') < 0.3) {
    const [first] = middle.splice(0, 1);
    if (first) opening.unshift(first);
  }
  return partDoubles([...opening, ...middle, ...(end ? [end] : [])]);
}

/** Where one sentence would begin with the word that the last one ended on, two neighbors change places. */
function partDoubles(beats: readonly Beat[]): readonly Beat[] {
  const swapped = beats.slice(1).map((beat, index) => {
    const told = [...beats];
    [told[index], told[index + 1]] = [beat, beats[index] ?? beat];
    return told;
  });
  const isClean = (told: readonly Beat[]): boolean =>
    told.every((beat, index) => !doubles(told[index - 1], beat));
  return [beats, ...swapped].find(isClean) ?? beats;
}

function doubles(before: Beat | undefined, after: Beat): boolean {
  const last = /(\p{L}+)\W*$/u.exec(before?.text ?? '')?.[1];
  const first = /^\p{L}+/u.exec(after.text)?.[0];
  return last !== undefined && last.toLowerCase() === first?.toLowerCase();
}

const RULER_APPOSITIONS = ['who rules your sign', 'your own planet', 'your ruler'] as const;
const TURNS = {
  better: ['Happily,', 'Luckily,', 'Then again,', 'For balance,'],
  worse: ['Mind you,', 'Then again,', 'Meanwhile,', 'Elsewhere,'],
  along: ['Meanwhile,', 'Elsewhere,', 'In the meantime,', 'Meanwhile,'],
} as const;

/** A beat's sentence in its place: with a pronoun, the reader's own planet named, or a turn, where it helps. */
function join(
  beat: Beat,
  before: Beat | undefined,
  index: number,
  voice: Voice,
  sign: SignKey,
): string {
  const subject = beat.bodies.find((body) => beginsWithSubject(beat.text, body));
  if (subject === undefined) return beat.text;
  const about = beat.bodies.join(' ');
  if (subject === 'moon' && before && isAboutMoon(before)) return sayShe(beat.text);
  if (isOwnPlanet(subject, sign) && voice.chance(`ruler ${about}`) < 0.5) {
    const which = Math.floor(voice.chance(`apposition ${about}`) * RULER_APPOSITIONS.length);
    return nameRuler(beat.text, subject, RULER_APPOSITIONS[which] ?? RULER_APPOSITIONS[0]);
  }
  if (index < 1 || voice.chance(`turn ${about}`) > 0.45) return beat.text;
  const turns = findTurns(before, beat);
  const which = Math.floor(voice.chance(`which turn ${about}`) * 4);
  const opening = turns?.[which];
  return opening === undefined ? beat.text : turn(opening, beat.text);
}

/** Whether "she" after a sentence can only be the Moon. */
function isAboutMoon({ bodies, text }: Beat): boolean {
  const alone = bodies.length === 1 || text.startsWith('The Moon ');
  return bodies[0] === 'moon' && alone && !bodies.includes('venus');
}

function isOwnPlanet(body: BodyKey, sign: SignKey): boolean {
  return body !== 'moon' && rules(body, sign);
}

function findTurns(before: Beat | undefined, beat: Beat): readonly string[] | undefined {
  if (before?.tone === 'tense' && beat.tone === 'easy') return TURNS.better;
  if (before?.tone === 'easy' && beat.tone === 'tense') return TURNS.worse;
  const other =
    beat.bodies[0] !== 'moon' && before && !before.bodies.includes(beat.bodies[0] ?? 'moon');
  return other && before.bodies.length > 0 ? TURNS.along : undefined;
}
