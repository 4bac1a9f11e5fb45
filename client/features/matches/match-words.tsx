import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Elements } from '#client/ui/elements.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { Match, MatchWords } from '#shared/matches/matches.schema.ts';
import { MATCH_AREAS, MATCH_SIGNS } from '#shared/matches/matches.ts';
import { getNatalPointName } from '#shared/sky/natal-points.ts';
import { getSignKeyAt, getSignNameAt, SIGN_KEYS, type SignKey } from '#shared/zodiac/sign-names.ts';
import { SecrecyLine } from './level-choice.tsx';
import { AREA_WORDS, MATCH_COPY, SIGN_SWITCH_WORDS, secrecyLine } from './matches.copy.ts';

const nameOfSign = (key: SignKey) => getSignNameAt(SIGN_KEYS.indexOf(key));
const PART_TITLE = 'mt-7 font-sans text-15 font-semibold';

function TwoWords({ flows, care }: MatchWords) {
  return (
    <dl className="mt-3.5 flex flex-wrap gap-x-8 gap-y-3">
      {[
        [MATCH_COPY.flows, AREA_WORDS[flows]] as const,
        [MATCH_COPY.care, AREA_WORDS[care]] as const,
      ].map(([what, word]) => (
        <div key={what} className="min-w-[38%]">
          <dt className="text-15/[1.35] text-ivory-300">{what}</dt>
          <dd className="mt-0.5 font-serif text-34 lg:text-48">{word}</dd>
        </div>
      ))}
    </dl>
  );
}

function FourWords({ four }: { four: NonNullable<MatchWords['four']> }) {
  return (
    <>
      <p className={PART_TITLE}>{MATCH_COPY.fourWords}</p>
      <dl className="mt-2 border-b border-line">
        {MATCH_AREAS.map((area) => (
          <div
            key={area}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-3"
          >
            <dt className="text-15 text-ivory-300">
              <span>{AREA_WORDS[area]}</span>
              <span className="block font-serif text-23 text-ivory-50 first-letter:uppercase">
                {four[area].level}
              </span>
            </dt>
            <dd className="text-15/[1.45] text-pretty">{four[area].line}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function SharedSigns({
  signs,
  nickname,
}: {
  signs: NonNullable<Match['signs']>;
  nickname: string;
}) {
  const shown = MATCH_SIGNS.filter((key) => signs.yours[key] !== undefined);
  if (shown.length === 0) return null;
  const cell = (key: SignKey | null | undefined) =>
    key === null || key === undefined ? (
      MATCH_COPY.unknown
    ) : (
      <span className="inline-flex items-center gap-2">
        <Glyph name={key} size={18} />
        <span>{nameOfSign(key)}</span>
      </span>
    );
  return (
    <table className="mt-7 w-full text-15">
      <caption className="text-start font-semibold">{MATCH_COPY.signs}</caption>
      <thead>
        <tr className="text-ivory-300 *:py-2 *:text-start *:font-normal">
          <td />
          <th scope="col">{MATCH_COPY.yours}</th>
          <th scope="col" className="wrap-anywhere">
            {nickname}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((key) => (
          <tr key={key} className="border-t border-line *:py-2.5 *:text-start">
            <th scope="row" className="font-normal text-ivory-300">
              {SIGN_SWITCH_WORDS[key]}
            </th>
            <td>{cell(signs.yours[key])}</td>
            <td>{cell(signs.theirs[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Thread = NonNullable<Match['threads']>[number];

/**
 * Two people can have the same contact in both directions. The two then share one sentence, at the place of the first.
 */
function groupByText(threads: readonly Thread[]): (readonly [Thread, ...Thread[]])[] {
  const groups: [Thread, ...Thread[]][] = [];
  for (const thread of threads) {
    const same = groups.find(([first]) => first.text !== null && first.text === thread.text);
    if (same === undefined) groups.push([thread]);
    else same.push(thread);
  }
  return groups;
}

function Threads({ threads }: { threads: NonNullable<Match['threads']> }) {
  return (
    <Folded title={MATCH_COPY.threadsOf(threads.length)}>
      <ul className="mt-1 border-b border-line text-15">
        {groupByText(threads).map((group) => {
          const [first] = group;
          return (
            <li key={`${first.yours}-${first.theirs}`} className="border-t border-line py-2.5">
              {first.text !== null && <p className="mb-0.5 text-17/[1.5]">{first.text}</p>}
              {group.map(({ yours, aspect, theirs, text }) => (
                <p
                  key={`${yours}-${theirs}`}
                  className={`flex items-baseline gap-3${text === null ? '' : ' text-ivory-300'}`}
                >
                  <Glyph name={aspect} size={15} className="flex-none text-ivory-300" />
                  <span>
                    {MATCH_COPY.thread(getNatalPointName(yours), aspect, getNatalPointName(theirs))}
                  </span>
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}

/** A long list, collapsed under its title. */
function Folded({ title, children }: { title: string; children: Elements }) {
  return (
    <details className="group mt-5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold text-brass-400 hover:text-brass-300 [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-brass-400/50 decoration-1 underline-offset-5">
          {title}
        </span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** A longitude in degrees as '12° Leo'. */
function placeWords(longitude: number): string {
  return MATCH_COPY.place(
    Math.floor(longitude % 30),
    nameOfSign(getSignKeyAt(Math.floor(longitude / 30))),
  );
}

function BothCharts({ chart, nickname }: { chart: NonNullable<Match['chart']>; nickname: string }) {
  return (
    <table className="w-full text-15">
      <caption className="sr-only">{MATCH_COPY.chart}</caption>
      <thead>
        <tr className="text-ivory-300 *:py-2 *:text-start *:font-normal">
          <th scope="col">{MATCH_COPY.point}</th>
          <th scope="col">{MATCH_COPY.yours}</th>
          <th scope="col" className="wrap-anywhere">
            {nickname}
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.yours.map(({ key, longitude }) => {
          const theirs = chart.theirs.find((point) => point.key === key);
          return (
            <tr key={key} className="border-t border-line *:py-2.5 *:text-start">
              <th scope="row" className="font-normal text-ivory-300">
                {getNatalPointName(key)}
              </th>
              <td>{placeWords(longitude)}</td>
              <td>{theirs === undefined ? MATCH_COPY.unknown : placeWords(theirs.longitude)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Everything that a match shows at its level, and its secrecy. */
export function MatchWordsView({ match }: { match: Match }) {
  const { words, signs, threads, chart, nickname, secrecy } = match;
  return (
    <>
      <TwoWords {...words} />
      <p className="mt-4.5 font-serif text-21/[1.45] text-pretty">{words.text}</p>
      {words.four !== undefined && <FourWords four={words.four} />}
      {signs !== undefined && <SharedSigns signs={signs} nickname={nickname} />}
      {threads !== undefined && threads.length > 0 && <Threads threads={threads} />}
      {chart !== undefined && (
        <Folded title={MATCH_COPY.chart}>
          <BothCharts chart={chart} nickname={nickname} />
        </Folded>
      )}
      {words.withoutMoon && <p className="mt-4 text-15 text-ivory-300">{MATCH_COPY.withoutMoon}</p>}
      <p className="mt-5">
        <span className="sr-only">{MATCH_COPY.secrecy}: </span>
        <SecrecyLine>{secrecyLine(secrecy)}</SecrecyLine>
      </p>
    </>
  );
}
