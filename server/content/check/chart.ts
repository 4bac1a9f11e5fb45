// The rules for the chapters of a birth chart.

import { CONTACT_TONES, type ContactTone } from '#server/sky/contacts/occurrence.ts';
import { countWords } from '#server/text/count-words.ts';
import { BODY_KEYS, type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import type { Fault } from '../build-content.ts';
import type { ChapterUnit } from '../schema/chart.ts';
import type { Content } from '../schema/content.ts';
import { listPassageFaults } from './manner.ts';
import { check, entriesOf, fault, findRepeated, type Placed } from './rules.ts';

const LENGTH = { min: 60, max: 90 };
const HEADLINE_WORDS_MAX = 9;
const NAMES = [...BODY_KEYS.map(getBodyName), ...SIGN_NAMES];
/** What the text of a point other than a body is about. */
const NAME_OF_FILE: Readonly<Record<string, string>> = {
  ...{ rising: 'Ascendant', midheaven: 'Midheaven', ruler: 'rule' },
};

/** All mistakes in the chapters of the chart. */
export function listChartFaults(chart: Content['chart']): Fault[] {
  const signs = listTable(['chart', 'signs'], chart.signs);
  const houses = listTable(['chart', 'houses'], chart.houses);
  const aspects = listTable(['chart', 'aspects'], chart.aspects).flatMap(({ path, item }) =>
    entriesOf(path, item),
  );
  const phases = entriesOf(['chart', 'moon-phases'], chart['moon-phases']);
  const { 'elements-even': elements, 'qualities-even': qualities, ...kinds } = chart.balance;
  const balance = [
    ...entriesOf(['chart', 'balance'], { 'elements-even': elements, 'qualities-even': qualities }),
    ...listTable(['chart', 'balance'], kinds),
  ];
  return [
    ...check([...signs, ...houses, ...aspects, ...phases, ...balance], checkChapter),
    ...[...signs, ...aspects].flatMap(({ path, item }) => named(path, checkHeadline(item))),
    ...signs.flatMap(({ path, item }) => named(path, mustName(item.text, [path[2]]))),
    ...houses.flatMap(({ path, item }) =>
      named(path, mustName(`${item.headline} ${item.text}`, [path[2]])),
    ),
    ...aspects.flatMap(({ path, item }) => named(path, mustName(item.text, [path[2], path[3]]))),
    ...findRepeated(
      [...signs, ...houses, ...phases].map(({ path, item }) => ({
        path: [...path, 'headline'],
        item: item.headline,
      })),
    ),
    ...listMissingAspects(chart),
  ];
}

const listTable = <Item>(
  path: readonly string[],
  table: Readonly<Record<string, Readonly<Record<string, Item>>>>,
): Placed<Item>[] => entriesOf(path, table).flatMap((file) => entriesOf(file.path, file.item));

const named = (path: Fault['path'], messages: readonly string[]): Fault[] =>
  messages.map((message) => ({ path, message }));

const checkChapter = ({ headline, text }: ChapterUnit): string[] => [
  ...listPassageFaults(text, LENGTH),
  ...fault(countWords(headline) > HEADLINE_WORDS_MAX, 'headline: more than nine words'),
];

const checkHeadline = ({ headline }: ChapterUnit): string[] =>
  NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(headline)).map(
    (name) => `headline: names ${name}`,
  );

function mustName(text: string, keys: readonly (string | number | undefined)[]): string[] {
  return keys.flatMap((key) => {
    const body = BODY_KEYS.find((one) => one === key);
    const name = body === undefined ? (NAME_OF_FILE[String(key)] ?? '') : getBodyName(body);
    return fault(!text.includes(name), `does not name ${name}`);
  });
}

function listMissingAspects({ aspects }: Content['chart']): Fault[] {
  const table: Readonly<
    Partial<Record<BodyKey, Partial<Record<BodyKey, Partial<Record<ContactTone, ChapterUnit>>>>>>
  > = aspects;
  return BODY_KEYS.flatMap((one, index) =>
    BODY_KEYS.slice(index + 1).flatMap((other) =>
      CONTACT_TONES.filter(
        (tone) => canForm([one, other], tone) !== (table[one]?.[other]?.[tone] !== undefined),
      ).map((tone) => ({
        path: ['chart', 'aspects', one, other],
        message: canForm([one, other], tone) ? `${tone} is missing` : `${tone} never happens`,
      })),
    ),
  );
}

/**
 * Mercury is never 60° from the Sun, Venus neither, and the two never 90° from each other. Between 1900 and 2060 Neptune
 * and Pluto are near no exact aspect but the sextile.
 */
function canForm(pair: readonly BodyKey[], tone: ContactTone): boolean {
  if (pair.includes('neptune') && pair.includes('pluto')) return tone === 'easy';
  if (pair.includes('sun') && (pair.includes('mercury') || pair.includes('venus')))
    return tone === 'joined';
  return !(pair.includes('mercury') && pair.includes('venus')) || tone !== 'hard';
}
