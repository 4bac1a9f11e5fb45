import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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
  function choose(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab !== undefined) onValueChange?.(tab.value);
  }
  return (
    <RadixTabs.Root
      {...(value === undefined ? {} : { value })}
      {...(value !== undefined || defaultValue === undefined ? {} : { defaultValue })}
      onValueChange={choose}
      className={classNames('min-w-0', className)}
    >
      <RadixTabs.List aria-label={label} className={`tabs-${look}`}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
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
