import { explainLifePath, explainNameNumber } from '#client/lib/number-words.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { BigNumber } from '#client/ui/measures/big-number.tsx';
import { CountUp } from '#client/ui/measures/count-up.tsx';
import { LABEL_TEXT, READING_TEXT } from '#client/ui/text/text-classes.ts';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findNumberMeaning, type NumberMeaning } from '#shared/numerology/meanings.ts';
import {
  expressionNumber,
  hasOtherLetters,
  type NameNumber,
  soulUrgeNumber,
} from '#shared/numerology/name-numbers.ts';
import { EXPRESSION_MEANINGS, SOUL_URGE_MEANINGS } from './name-number-meanings.copy.ts';
import { NUMEROLOGY_COPY } from './numerology.copy.ts';
import type { NumerologyInput } from './numerology-form.tsx';

/** A number and its meaning, side by side. */
const NUMBER_ROW =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 narrow:gap-3.5 tiny:grid-cols-1';

/** The three numbers with their meanings and calculations. */
export function NumerologyResults({ name, birthDate }: NumerologyInput) {
  const lifePath = lifePathNumber(birthDate);
  const isPartly = hasOtherLetters(name);
  return (
    <>
      <div className={`${NUMBER_ROW} mt-4.5`}>
        <BigNumber>
          <CountUp value={lifePath} />
        </BigNumber>
        <div className="min-w-0">
          <h3 className={LABEL_TEXT}>{NUMEROLOGY_COPY.lifePath}</h3>
          <MeaningHead meaning={findNumberMeaning(lifePath)} />
        </div>
      </div>
      <p className={`${READING_TEXT} mt-4`}>{findNumberMeaning(lifePath).description}</p>
      <SideNote className="mt-4">
        {lifePath > 0 ? explainLifePath(birthDate) : NUMEROLOGY_COPY.noBirthDate}
      </SideNote>
      <NameNumberPart
        title={NUMEROLOGY_COPY.expression}
        about={NUMEROLOGY_COPY.expressionMeaning}
        meanings={EXPRESSION_MEANINGS}
        result={expressionNumber(name)}
        isPartly={isPartly}
        otherwise={NUMEROLOGY_COPY.noLetters.expression}
      />
      <NameNumberPart
        title={NUMEROLOGY_COPY.soulUrge}
        about={NUMEROLOGY_COPY.soulUrgeMeaning}
        meanings={SOUL_URGE_MEANINGS}
        result={soulUrgeNumber(name)}
        isPartly={isPartly}
        rule={NUMEROLOGY_COPY.yRule}
        otherwise={NUMEROLOGY_COPY.noLetters.soulUrge}
      />
    </>
  );
}

function MeaningHead({ meaning }: { meaning: NumberMeaning }) {
  return (
    <>
      <p className="mt-1 font-serif text-26 leading-tight">{meaning.title}</p>
      <p className="mt-1 text-15 text-ivory-300">{meaning.keywords.join(' · ')}</p>
    </>
  );
}

type NameNumberPartProps = {
  title: string;
  about: string;
  /** Number → its meaning as this kind of number; a number that is missing has its general meaning. */
  meanings: Readonly<Record<number, string>>;
  result: NameNumber | undefined;
  /** Whether letters of the name do not count. */
  isPartly: boolean;
  /** Which letters count, when that is not obvious. */
  rule?: string;
  /** Shown when the name gives no number. */
  otherwise: string;
};

function NameNumberPart(props: NameNumberPartProps) {
  const { title, about, meanings, result, isPartly, rule, otherwise } = props;
  if (result === undefined) {
    return (
      <Section level={3} variant="flush" title={title} className="mt-8 last-of-type:mb-8">
        <p className="mt-2 text-ivory-300">{otherwise}</p>
      </Section>
    );
  }
  const meaning = findNumberMeaning(result.number);
  return (
    <Section level={3} variant="flush" title={title} className="mt-8 last-of-type:mb-8">
      <p className="mt-1 text-15 text-ivory-300">{about}</p>
      <div className={`${NUMBER_ROW} mt-3`}>
        <BigNumber variant="second">{result.number}</BigNumber>
        <div className="min-w-0">
          <MeaningHead meaning={meaning} />
        </div>
      </div>
      <p className="mt-3 text-ivory-300">{meanings[result.number] ?? meaning.description}</p>
      <SideNote className="mt-4 break-words">
        {isPartly
          ? `${explainNameNumber(result)} ${NUMEROLOGY_COPY.counted(listLetters(result))}`
          : explainNameNumber(result)}
      </SideNote>
      {rule !== undefined && <p className="mt-2 text-15 text-ivory-300">{rule}</p>}
    </Section>
  );
}

/** The letters that count, word by word: 'ANNA K'. */
function listLetters({ words }: NameNumber): string {
  return words
    .map(({ letters }) => letters.map(({ letter }) => letter.toUpperCase()).join(''))
    .join(' ');
}
