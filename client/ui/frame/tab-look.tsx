// The appearance of tabs and their panels, without the code that changes tabs; shared by tabs.tsx and page-tabs.tsx.

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** Rendered only while its tab is shown. */
  content: ReactNode;
};

/**
 * underline: the parts of a page; fitted: the same, narrow enough for four tabs on the smallest
 * phone; segments: a choice within a part.
 */
export type TabsVariant = 'underline' | 'fitted' | 'segments';

// Each tab is 8 pixels wider than its words at either side, for easier presses and for the focus ring. The list
// therefore extends 8 pixels beyond the column at either side, so that the words align with it; the line below does
// not. A chosen tab that would be cut off is scrolled into view.
const UNDERLINE = {
  list: '-mx-2 flex gap-[clamp(0px,5vw-16px,8px)] overflow-x-auto bg-[linear-gradient(var(--line),var(--line))] bg-[length:calc(100%-16px)_1px] bg-bottom bg-no-repeat [scrollbar-width:none]',
  tab: 'relative flex min-h-12 min-w-11 flex-none items-center px-2 text-15/[1] whitespace-nowrap focus-visible:-outline-offset-3 aria-selected:[scroll-initial-target:nearest] aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-brass-400',
  words: 'justify-items-start',
};

export const TAB_VARIANTS: Record<TabsVariant, { list: string; tab: string; words: string }> = {
  underline: UNDERLINE,
  fitted: {
    list: `${UNDERLINE.list} narrow:-mx-1 narrow:justify-between narrow:gap-0 narrow:bg-[length:calc(100%-8px)_1px] print:hidden`,
    tab: `${UNDERLINE.tab} narrow:px-1 narrow:text-13/[1] narrow:aria-selected:after:inset-x-1`,
    words: UNDERLINE.words,
  },
  segments: {
    list: 'flex flex-wrap rounded border border-line-control',
    tab: 'grid min-h-11 flex-auto place-items-center border-line-strong px-3 text-15/[1.1] not-first:border-l hover:bg-ink-800 aria-selected:bg-ink-700 aria-selected:[box-shadow:inset_0_-2px_0_var(--brass-400)] narrow:px-1.5 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none',
    words: 'justify-items-center',
  },
};

/** The classes of a tab. */
export function tabClasses(variant: TabsVariant): string {
  return classNames(
    'cursor-pointer text-ivory-300 group-data-pressed/tabs:outline-none hover:text-ivory-50 aria-selected:font-semibold aria-selected:text-ivory-50',
    TAB_VARIANTS[variant].tab,
  );
}

/** A tab's label. Its bold width is reserved, so that a change of tab does not move the others. */
export function TabLabel({ label, variant }: { label: string; variant: TabsVariant }) {
  return (
    <span
      className={classNames(
        'inline-grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-words)]',
        TAB_VARIANTS[variant].words,
      )}
      data-words={label}
    >
      {label}
    </span>
  );
}

type TabPanelsProps<Value extends string> = {
  /**
   * The prefix of the ids of tabs (`<id>-tab-<value>`) and panels (`<id>-panel-<value>`), which refer to each other.
   */
  id: string;
  tabs: readonly Tab<Value>[];
  shown: Value | undefined;
};

/** The panels of tabs; only the panel of the shown tab has content. */
export function TabPanels<Value extends string>({ id, tabs, shown }: TabPanelsProps<Value>) {
  return tabs.map((tab) => (
    <div
      key={tab.value}
      role="tabpanel"
      id={`${id}-panel-${tab.value}`}
      aria-labelledby={`${id}-tab-${tab.value}`}
      hidden={tab.value !== shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is reached by keys too, as in Radix.
      tabIndex={0}
    >
      {tab.value === shown ? tab.content : null}
    </div>
  ));
}
