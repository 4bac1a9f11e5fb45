import { explainLifePath, explainNameNumber } from '#client/lib/number-words.ts';
import { Section } from '#client/ui/frame/section.tsx';
import { CountUp } from '#client/ui/measures/count-up.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findNumberMeaning, type NumberMeaning } from '#shared/numerology/meanings.ts';
import {
  expressionNumber,
  type NameNumber,
  soulUrgeNumber,
} from '#shared/numerology/name-numbers.ts';
import { NUMEROLOGY_COPY } from './numerology.copy.ts';
import type { NumerologyInput } from './numerology-form.tsx';

/** The three numbers with their meanings and how each was added up. */
export function NumerologyResults({ name, birthDate }: NumerologyInput) {
  const lifePath = lifePathNumber(birthDate);
  return (
    <>
      <div className="numerology-number">
        <p className="life-path-figure">
          <CountUp value={lifePath} />
        </p>
        <div className="min-w-0">
          <h3 className="label">{NUMEROLOGY_COPY.lifePath}</h3>
          <MeaningHead meaning={findNumberMeaning(lifePath)} />
        </div>
      </div>
      <p className="reading mt-4">{findNumberMeaning(lifePath).description}</p>
      <p className="aside mt-4">
        {lifePath > 0 ? explainLifePath(birthDate) : NUMEROLOGY_COPY.noBirthDate}
      </p>
      <NameNumberPart
        title={NUMEROLOGY_COPY.expression}
        about={NUMEROLOGY_COPY.expressionMeaning}
        result={expressionNumber(name)}
        otherwise={NUMEROLOGY_COPY.noLetters.expression}
      />
      <NameNumberPart
        title={NUMEROLOGY_COPY.soulUrge}
        about={NUMEROLOGY_COPY.soulUrgeMeaning}
        result={soulUrgeNumber(name)}
        otherwise={NUMEROLOGY_COPY.noLetters.soulUrge}
      />
    </>
  );
}

function MeaningHead({ meaning }: { meaning: NumberMeaning }) {
  return (
    <>
      <p className="mt-1 font-serif text-26 leading-tight">{meaning.title}</p>
      <p className="small mt-1">{meaning.keywords.join(' · ')}</p>
    </>
  );
}

type NameNumberPartProps = {
  title: string;
  about: string;
  result: NameNumber | undefined;
  /** What is said where the name gives no number. */
  otherwise: string;
};

function NameNumberPart({ title, about, result, otherwise }: NameNumberPartProps) {
  if (result === undefined) {
    return (
      <Section level={3} title={title} className="numerology-part">
        <p className="mt-2 text-ivory-300">{otherwise}</p>
      </Section>
    );
  }
  const meaning = findNumberMeaning(result.number);
  return (
    <Section level={3} title={title} className="numerology-part">
      <p className="small mt-1">{about}</p>
      <div className="numerology-number mt-3">
        <p className="name-number-figure">{result.number}</p>
        <div className="min-w-0">
          <MeaningHead meaning={meaning} />
        </div>
      </div>
      <p className="mt-3 text-ivory-300">{meaning.description}</p>
      <p className="aside mt-4 break-words">{explainNameNumber(result)}</p>
    </Section>
  );
}
