import { type KeyboardEvent, useDeferredValue, useId, useRef } from 'react';
import { TAB_VARIANTS, type Tab, TabLabel, TabPanels, tabClasses } from './tab-look.tsx';

type PageTabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  /** The accessible name of the list of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
};

/** The index of the tab to which a key moves from the tab at `index`, of `count` tabs; null for any other key. */
function findNextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * The tabs of a whole page, with the roles and keys of `Tabs`, for a page that otherwise does not need Radix: without
 * it the page is 8.7 kB lighter on a phone.
 */
export function PageTabs<Value extends string>(props: PageTabsProps<Value>) {
  const { tabs, label, value, onValueChange } = props;
  const id = useId();
  const triggers = useRef(new Map<Value, HTMLButtonElement>());
  // The tab is highlighted at once; its panel is rendered in a deferred update.
  const shown = useDeferredValue(value);
  function choose(next: Value) {
    if (next !== value) onValueChange(next);
  }
  function move(event: KeyboardEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const next = findNextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    // Focusing a tab chooses it, by `onFocus`.
    triggers.current.get(tab.value)?.focus();
  }
  return (
    <div className="min-w-0">
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={TAB_VARIANTS.underline.list}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            ref={(element) => {
              if (element !== null) triggers.current.set(tab.value, element);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={tabClasses('underline')}
            // Needed besides `onFocus`, because Safari does not focus a button that is pressed.
            onClick={() => choose(tab.value)}
            onFocus={() => choose(tab.value)}
            onKeyDown={(event) => move(event, index)}
          >
            <TabLabel label={tab.label} variant="underline" />
          </button>
        ))}
      </div>
      <TabPanels id={id} tabs={tabs} shown={shown} />
    </div>
  );
}
