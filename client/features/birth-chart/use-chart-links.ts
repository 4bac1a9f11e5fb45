// Links between the wheel of a chart and the chapters about it, both ways. The tab and the full-chart dialog each have
// their own wheel and chapters.

import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import type { ChartLinks, ChartPlace } from '#client/lib/chart-links.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import type { ShownSpots } from './wheel/chart-wheel.tsx';

/** The ids of the chapters that the user's chart has; undefined while they are not known. */
function useChapterIds(isRead: boolean): ReadonlySet<string> | undefined {
  const user = useCurrentUser();
  const { data } = useEndpointQuery(
    getChartReadingEndpoint,
    isRead ? { params: { userId: user.id } } : undefined,
  );
  return useMemo(() => data && new Set(data.chapters.map(({ id }) => id)), [data]);
}

/** A place, and how far below the window's upper edge it was, CSS pixels. */
export type LeftPlace = ChartPlace & { top: number };

/** Scrolls to a chapter and focuses it. A folded chapter (`details`) is opened, and its summary takes the focus. */
function openElement(chapter: HTMLElement): void {
  const isFolded = chapter instanceof HTMLDetailsElement;
  if (isFolded) chapter.open = true;
  const target = isFolded ? chapter.querySelector('summary') : chapter;
  target?.focus({ preventScroll: true });
  chapter.scrollIntoView({ block: 'start' });
}

/** @param isRead Whether the chapters may be asked for. */
export function useChartLinks(isRead: boolean): {
  links: ChartLinks;
  /** The ids of the chapters that exist; undefined while they are not known. */
  chapters: ReadonlySet<string> | undefined;
  /** The spots of the wheel that a chapter has asked to show. */
  shown: ShownSpots | undefined;
  /** The place that was left for the wheel. */
  left: LeftPlace | undefined;
  /** Goes back to that place. */
  goBack: () => void;
} {
  const prefix = useId();
  const chapters = useChapterIds(isRead);
  const [shown, setShown] = useState<ShownSpots>();
  const [left, setLeft] = useState<LeftPlace>();
  /** The id of a chapter that was to be opened before it was on the page. */
  const awaited = useRef<string>(undefined);
  const links = useMemo<ChartLinks>(() => {
    const chapterElementId = (chapterId: string) => `${prefix}-${chapterId}`;
    function openChapter(chapterId: string) {
      const element = document.getElementById(chapterElementId(chapterId));
      awaited.current = element === null ? chapterId : undefined;
      setLeft(undefined);
      if (element !== null) openElement(element);
    }
    return {
      chapterElementId,
      openChapter,
      openAwaitedChapter() {
        if (awaited.current !== undefined) openChapter(awaited.current);
      },
      showOnWheel(spots, from) {
        setLeft({ ...from, top: from.element.getBoundingClientRect().top });
        setShown({ spots });
      },
    };
  }, [prefix]);
  function goBack() {
    if (left === undefined) return;
    // What the wheel shows below it goes first, so that the place is where it was.
    flushSync(() => {
      setShown(undefined);
      setLeft(undefined);
    });
    left.element.focus({ preventScroll: true });
    const by = left.element.getBoundingClientRect().top - left.top;
    // A dialog scrolls by itself.
    (left.element.closest('[role="dialog"]') ?? window).scrollBy({ top: by, behavior: 'instant' });
  }
  return { links, chapters, shown, left, goBack };
}
