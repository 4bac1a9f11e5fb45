// One chapter of a chart: its subject in symbols and words, its headline, its text, and how certain it is.

import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext } from 'react';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import { WithTerms } from '#client/ui/terms/term.tsx';
import type { Chapter, ChapterFact } from '#shared/chart-reading/chart-reading.schema.ts';
import { ChapterMarks, FactMarks } from './chapter-marks.tsx';
import { READING_COPY } from './chart-reading.copy.ts';
import { ShowOnWheel } from './show-on-wheel.tsx';

/** The id of a chapter's element, by which the wheel finds it; undefined without a wheel. */
function useChapterElementId(): (chapterId: string) => string | undefined {
  const links = useContext(ChartLinksContext);
  return (chapterId) => links?.chapterElementId(chapterId);
}

/** A chapter whose text is shown; only what the house adds is folded. */
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
      {chapter.inHouse !== undefined && <InItsHouse text={chapter.inHouse} />}
      <ChapterFoot chapter={chapter} />
    </article>
  );
}

/** What the house adds, folded, so that a chart opens with no more than is read at once. */
function InItsHouse({ text }: { text: string }) {
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold text-brass-400 print:hidden [&::-webkit-details-marker]:hidden">
        <span>{READING_COPY.inItsHouse}</span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ChapterText text={text} />
    </details>
  );
}

/** A theme of the portrait, with the placements that it is based on. */
export function PortraitChapter({ chapter }: { chapter: Chapter }) {
  const elementId = useChapterElementId();
  return (
    <article
      id={elementId(chapter.id)}
      tabIndex={-1}
      className="mt-8 scroll-mt-4 outline-none first-of-type:mt-6 print:break-inside-avoid"
    >
      <h3 className="text-26/[1.16] text-balance">{chapter.headline}</h3>
      <p className="mt-3 font-serif text-21/[1.46]">{chapter.text}</p>
      <Carriers facts={chapter.facts} />
      <ChapterFoot chapter={chapter} />
    </article>
  );
}

/** The most placements that are named below a theme; a theme based on more of them names none. */
const CARRIERS_MAX = 5;

/** What a theme is based on: 'Sun in Leo', 'Mars trine Saturn'. The facts under Why have the degrees. */
function Carriers({ facts }: { facts: readonly ChapterFact[] }) {
  if (facts.length > CARRIERS_MAX) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5.5 gap-y-2 text-15 text-ivory-300">
      {facts.map((fact) => (
        <li key={fact.id} className="flex items-center gap-2">
          <FactMarks fact={fact} />
          <span>{carrierWords(fact)}</span>
        </li>
      ))}
    </ul>
  );
}

const carrierWords = (fact: ChapterFact): string =>
  fact.kind === 'placement'
    ? READING_COPY.placed(fact.bodies[0], fact.sign)
    : READING_COPY.inAspect(fact.bodies, fact.aspect);

/** What everybody born within the same few years shares: always shown, and short. */
export function GenerationChapter({ chapter }: { chapter: Chapter }) {
  const elementId = useChapterElementId();
  return (
    <article
      id={elementId(chapter.id)}
      tabIndex={-1}
      className="mt-9 scroll-mt-4 outline-none print:break-inside-avoid"
    >
      <h2 className="text-26 text-balance">{chapter.headline}</h2>
      <p className="mt-1 text-15 text-ivory-300">{chapter.title}</p>
      <ChapterText text={chapter.text} />
      <ChapterFoot chapter={chapter} />
    </article>
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
            {chapter.inHouse !== undefined && <ChapterText text={chapter.inHouse} />}
            <Certainty {...chapter.certainty} />
            <FactTexts facts={chapter.facts} />
            <ShowOnWheel chapter={chapter} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** How certain a chapter is, the facts under Why, and the link to its place on the wheel. */
function ChapterFoot({ chapter }: { chapter: Chapter }) {
  return (
    <>
      <Certainty {...chapter.certainty} />
      <div className="mt-1.5 flex flex-wrap items-start gap-x-6">
        <Why facts={chapter.facts} />
        <ShowOnWheel chapter={chapter} />
      </div>
    </>
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
