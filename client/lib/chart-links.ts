// The way between a chart's wheel and the chapters that read it, where the two stand on one page.

import { createContext } from 'react';

export type ChartLinks = {
  /** The id of a chapter's element, which is a `details` or focusable. */
  chapterElementId: (chapterId: string) => string;
  /** Opens a chapter, brings it into view and gives it the focus; one that is still loading, when it is there. */
  openChapter: (chapterId: string) => void;
  /** The chapters are on the page, so that one can be opened that was asked for while they loaded. */
  openAwaitedChapter: () => void;
  /** Brings the wheel into view, gives the first of the spots the focus and lights all of them up. */
  showOnWheel: (spots: readonly string[]) => void;
};

/** Undefined where there is no wheel. */
export const ChartLinksContext = createContext<ChartLinks | undefined>(undefined);
