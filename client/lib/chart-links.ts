// The links between a chart's wheel and the chapters about it, when both are on one page.

import { createContext } from 'react';

/** The place in a reading to which the way back from the wheel leads: its words, and what had the focus there. */
export type ChartPlace = { words: string; element: HTMLElement };

export type ChartLinks = {
  /** The id of a chapter's element, which is a `details` or focusable. */
  chapterElementId: (chapterId: string) => string;
  /** Opens a chapter, scrolls to it and focuses it; if it is still loading, once it is there. */
  openChapter: (chapterId: string) => void;
  /** The chapters are on the page now, so one that was requested while they loaded can be opened. */
  openAwaitedChapter: () => void;
  /** Scrolls to the wheel, focuses the first of the spots and lights all of them up. */
  showOnWheel: (spots: readonly string[], from: ChartPlace) => void;
};

/** Undefined without a wheel. */
export const ChartLinksContext = createContext<ChartLinks | undefined>(undefined);
