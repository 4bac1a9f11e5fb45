import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
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
type TabsVariant = 'underline' | 'fitted' | 'segments';

const UNDERLINE = {
  list: 'flex gap-[clamp(16px,5vw,24px)] overflow-x-auto border-b border-line [scrollbar-width:none]',
  tab: 'relative flex min-h-12 min-w-11 flex-none items-center text-15/[1] whitespace-nowrap focus-visible:-outline-offset-3 aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-brass-400',
  words: 'justify-items-start',
};

const VARIANTS: Record<TabsVariant, { list: string; tab: string; words: string }> = {
  underline: UNDERLINE,
  fitted: {
    list: `${UNDERLINE.list} narrow:justify-between narrow:gap-2 print:hidden`,
    tab: `${UNDERLINE.tab} narrow:text-13/[1]`,
    words: UNDERLINE.words,
  },
  segments: {
    list: 'flex flex-wrap rounded border border-line-control',
    tab: 'grid min-h-11 flex-auto place-items-center border-line-strong px-3 text-15/[1.1] not-first:border-l hover:bg-ink-800 aria-selected:bg-ink-700 aria-selected:[box-shadow:inset_0_-2px_0_var(--brass-400)] narrow:px-1.5 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none',
    words: 'justify-items-center',
  },
};

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  /** The accessible name of the list of tabs. */
  label: string;
  variant?: TabsVariant | undefined;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  className?: string | undefined;
};

/** Tabs with their panels; arrow keys move between them. */
export function Tabs<Value extends string>({
  tabs,
  label,
  variant = 'underline',
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  // The tab is highlighted at once; its panel is rendered in a deferred update.
  const shown = useDeferredValue(chosen);
  const asked = useRef(chosen);
  useEffect(() => {
    asked.current = chosen;
  });
  function choose(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next);
    // While the panel is pending, Radix calls `choose` again for the focus that the press causes.
    if (tab === undefined || tab.value === asked.current) return;
    asked.current = tab.value;
    setOwn(tab.value);
    onValueChange?.(tab.value);
  }
  return (
    <RadixTabs.Root
      {...(shown === undefined ? {} : { value: shown })}
      onValueChange={choose}
      className={classNames('min-w-0', className)}
    >
      <RadixTabs.List aria-label={label} className={VARIANTS[variant].list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            aria-selected={tab.value === chosen}
            className={classNames(
              'cursor-pointer text-ivory-300 hover:text-ivory-50 aria-selected:font-semibold aria-selected:text-ivory-50',
              VARIANTS[variant].tab,
            )}
          >
            {/* The label's bold width is reserved, so that a change of tab does not move the
                others. */}
            <span
              className={classNames(
                'inline-grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-words)]',
                VARIANTS[variant].words,
              )}
              data-words={tab.label}
            >
              {tab.label}
            </span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
