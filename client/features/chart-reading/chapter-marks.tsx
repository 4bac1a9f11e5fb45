// The subject of a chapter in symbols. Screen readers skip them, because the words beside them say the same.

import type { ReactNode } from 'react';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { Chapter, ChapterFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { READING_COPY } from './chart-reading.copy.ts';
import { findRuler } from './find-ruler.ts';

const GLYPH_SIZE = 22;
const ASPECT_GLYPH_SIZE = 17;

export function ChapterMarks({ chapter: { id, kind, about, facts } }: { chapter: Chapter }) {
  const fact = kind === 'ruler' ? findRuler(facts) : facts[0];
  if (kind === 'moon-phase') {
    return (
      <Marks>
        <PointMark point="moon" />
      </Marks>
    );
  }
  if (kind === 'balance') return <BalanceMark about={about} />;
  if (fact !== undefined) return <FactMarks fact={fact} />;
  if (id !== 'ascendant' && id !== 'midheaven') return null;
  return (
    <Marks>
      <PointMark point={id} />
    </Marks>
  );
}

/** A point and its sign, or two points and the aspect between them. */
export function FactMarks({ fact }: { fact: ChapterFact }) {
  if (fact.kind === 'aspect') {
    const [one, other] = fact.bodies;
    return (
      <Marks>
        <PointMark point={one} />
        <Glyph name={fact.aspect} size={ASPECT_GLYPH_SIZE} />
        <PointMark point={other} />
      </Marks>
    );
  }
  return (
    <Marks>
      <PointMark point={fact.bodies[0]} />
      <SignGlyph sign={fact.sign} />
    </Marks>
  );
}

function PointMark({ point }: { point: NatalPointKey }) {
  if (point === 'ascendant' || point === 'midheaven') {
    return (
      <span className="text-13 font-semibold text-ivory-50">{READING_COPY.angles[point]}</span>
    );
  }
  return <Glyph name={point} size={GLYPH_SIZE} />;
}

/** The element or the sign that the balance is about; none for qualities and an even spread. */
function BalanceMark({ about }: Pick<Chapter, 'about'>) {
  if (about === undefined) return null;
  if ('sign' in about) {
    return (
      <Marks>
        <SignGlyph sign={about.sign} />
      </Marks>
    );
  }
  const { glyph, color } = ELEMENT_MARKS[about.element];
  return (
    <Marks>
      <Glyph name={glyph} size={GLYPH_SIZE} className={color} />
    </Marks>
  );
}

function Marks({ children }: { children: ReactNode }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ivory-50" aria-hidden="true">
      {children}
    </span>
  );
}

function SignGlyph({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <Glyph name={sign} size={GLYPH_SIZE} className={ELEMENT_MARKS[SIGNS[sign].element].color} />
  );
}
