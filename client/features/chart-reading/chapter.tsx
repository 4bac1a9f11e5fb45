// One chapter of a chart: its subject in symbols and words, its headline, its text, and how sure it is.

import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useContext } from 'react';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { WithTerms } from '#client/ui/terms/term.tsx';
import type { Chapter, ChapterFact } from '#shared/chart-reading/chart-reading.schema.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { READING_COPY } from './chart-reading.copy.ts';
import { findRuler } from './find-ruler.ts';
import { ShowOnWheel } from './show-on-wheel.tsx';

const GLYPH_SIZE = 22;
const ASPECT_GLYPH_SIZE = 17;

/** The id of a chapter's element, by which the wheel finds it; undefined where there is no wheel. */
function useChapterElementId(): (chapterId: string) => string | undefined {
  const links = useContext(ChartLinksContext);
  return (chapterId) => links?.chapterElementId(chapterId);
}

/** A chapter whose text is always shown. */
export function OpenChapter({ chapter }: { chapter: Chapter }) {
  const elementId = useChapterElementId();
  return (
    <article
      id={elementId(chapter.id)}
      tabIndex={-1}
      className="scroll-mt-4 border-b border-line py-6.5 outline-none print:break-inside-avoid print:py-4"
    >
      <ChapterHead chapter={chapter} />
      <h3 className="mt-2.5 text-26/[1.16] text-balance">{chapter.headline}</h3>
      <ChapterText text={chapter.text} />
      <Certainty {...chapter.certainty} />
      <div className="mt-1.5 flex flex-wrap items-start gap-x-6">
        <Why facts={chapter.facts} />
        <ShowOnWheel chapter={chapter} />
      </div>
    </article>
  );
}

/** A theme of the portrait. */
export function PortraitChapter({ chapter }: { chapter: Chapter }) {
  return (
    <article className="mt-5 print:break-inside-avoid">
      <h4 className="text-17 font-semibold">{chapter.headline}</h4>
      <p className="mt-2 font-serif text-21/[1.46]">{chapter.text}</p>
      <Certainty {...chapter.certainty} />
      <Why facts={chapter.facts} />
    </article>
  );
}

/** The one chapter of the screen that is framed by a plate. */
export function PlateChapter({ chapter }: { chapter: Chapter }) {
  const elementId = useChapterElementId();
  return (
    <Plate
      as="article"
      large
      id={elementId(chapter.id)}
      tabIndex={-1}
      className="my-9 scroll-mt-4 outline-none wide:mb-0 print:my-6"
    >
      <ChapterHead chapter={chapter} />
      <h3 className="mt-2.5 text-34/[1.1] text-balance">{chapter.headline}</h3>
      <p className="mt-3 font-serif text-21/[1.5]">{chapter.text}</p>
      <Certainty {...chapter.certainty} />
      {chapter.facts.map((fact) => (
        <p key={fact.id} className="mt-3.5 text-15 text-ivory-300 tnum">
          {fact.text}
        </p>
      ))}
      <ShowOnWheel chapter={chapter} />
    </Plate>
  );
}

/** Folded chapters; a tap on a title opens its chapter. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  const elementId = useChapterElementId();
  return (
    <div className="border-b border-line">
      {chapters.map((chapter) => (
        <details
          key={chapter.id}
          id={elementId(chapter.id)}
          className="group scroll-mt-4 border-t border-line print:break-inside-avoid"
        >
          <summary className="flex min-h-14.5 cursor-pointer list-none items-center gap-3 py-2.5 print:min-h-0 print:pt-4 print:text-15 [&::-webkit-details-marker]:hidden">
            <ChapterMarks chapter={chapter} />
            <span className="grow leading-[1.3] font-semibold tnum">{chapter.title}</span>
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="shrink-0 text-brass-400 group-open:rotate-180 print:hidden"
            />
          </summary>
          <div className="pb-6 print:pb-4">
            <h4 className="font-serif text-23/[1.2] text-balance">{chapter.headline}</h4>
            <ChapterText text={chapter.text} />
            <Certainty {...chapter.certainty} />
            <FactTexts facts={chapter.facts} />
            <ShowOnWheel chapter={chapter} />
          </div>
        </details>
      ))}
    </div>
  );
}

function ChapterHead({ chapter }: { chapter: Chapter }) {
  return (
    <p className="flex items-center gap-3 text-15 font-semibold text-ivory-300 tnum print:break-after-avoid">
      <ChapterMarks chapter={chapter} />
      <span>{chapter.title}</span>
    </p>
  );
}

/** The subject of a chapter in symbols; hidden from screen readers, since the title says it in words. */
function ChapterMarks({ chapter }: { chapter: Chapter }) {
  const { id, kind, facts } = chapter;
  const fact = kind === 'ruler' ? findRuler(facts) : facts[0];
  if (id === 'ascendant' || id === 'midheaven') {
    return (
      <Marks>
        <span className="text-13 font-semibold text-ivory-50">{READING_COPY.angles[id]}</span>
        {fact?.kind === 'placement' && <SignGlyph sign={fact.sign} />}
      </Marks>
    );
  }
  if (fact?.kind === 'aspect') {
    return (
      <Marks>
        <Glyph name={fact.bodies[0]} size={GLYPH_SIZE} />
        <Glyph name={fact.aspect} size={ASPECT_GLYPH_SIZE} />
        <Glyph name={fact.bodies[1]} size={GLYPH_SIZE} />
      </Marks>
    );
  }
  if (kind === 'moon-phase')
    return (
      <Marks>
        <Glyph name="moon" size={GLYPH_SIZE} />
      </Marks>
    );
  if (kind === 'balance') return <BalanceMark about={chapter.about} />;
  const [body] = fact?.bodies ?? [];
  if (fact === undefined || body === undefined || body === 'ascendant' || body === 'midheaven') {
    return null;
  }
  return (
    <Marks>
      <Glyph name={body} size={GLYPH_SIZE} />
      <SignGlyph sign={fact.sign} />
    </Marks>
  );
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

function ChapterText({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="mt-3 text-17/[1.55] text-ivory-300">
      {paragraph}
    </p>
  ));
}

function Certainty({ level, text }: Chapter['certainty']) {
  return (
    <p className="mt-3 flex gap-2.5 text-15/[1.45]">
      {level === 'changes' ? (
        <span aria-hidden="true" className="w-4.5 shrink-0 text-center text-brass-400">
          ~
        </span>
      ) : (
        <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ivory-300" />
      )}
      <span>{text}</span>
    </p>
  );
}

/** The facts of a chapter, folded behind the word that opens them. */
function Why({ facts }: { facts: readonly ChapterFact[] }) {
  if (facts.length === 0) return null;
  return (
    <details className="group open:w-full print:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold text-brass-400 print:hidden [&::-webkit-details-marker]:hidden">
        <span>{READING_COPY.why}</span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <FactTexts facts={facts} />
    </details>
  );
}

function FactTexts({ facts }: { facts: readonly ChapterFact[] }) {
  return (
    <ul className="mt-1 grid gap-1 text-15/[1.45] text-ivory-300 tnum">
      {facts.map(({ id, text }) => (
        <li key={id}>
          <WithTerms>{text}</WithTerms>
        </li>
      ))}
    </ul>
  );
}
