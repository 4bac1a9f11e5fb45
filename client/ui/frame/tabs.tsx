import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** Built only while its tab is shown. */
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  /** What the tabs are of, for screen readers. */
  label: string;
  /** underline: the parts of a page; segments: a choice within one. */
  look?: 'underline' | 'segments' | undefined;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  className?: string | undefined;
};

/** Tabs with their panels; arrow keys move between them. */
export function Tabs<Value extends string>({
  tabs,
  label,
  look = 'underline',
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  // The tab answers the finger at once; its panel follows as soon as the phone has built it.
  const shown = useDeferredValue(chosen);
  const asked = useRef(chosen);
  useEffect(() => {
    asked.current = chosen;
  });
  function choose(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next);
    // While a panel is on the way Radix asks for it again, by the focus that the press brings.
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
      <RadixTabs.List aria-label={label} className={`tabs-${look}`}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            aria-selected={tab.value === chosen}
            className="tab"
          >
            <span className="tab-words" data-words={tab.label}>
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
