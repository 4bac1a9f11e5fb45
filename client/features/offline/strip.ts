// The classes of the two strips at the top of the page, offline and new version. They never cover
// content.

/** strip.css sets the horizontal padding. */
export const STRIP =
  'app-strip flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-strong bg-ink-900 pt-[calc(10px+var(--safe-top))] pb-2.5 text-15/[1.4] text-ivory-300 print:hidden';

/** The text, before any buttons. */
export const STRIP_WORDS = 'min-w-[8rem] flex-[1_1_0]';
