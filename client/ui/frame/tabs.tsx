import * as RadixTabs from '@radix-ui/react-tabs';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import {
  TAB_VARIANTS,
  type Tab,
  TabLabel,
  TabPanels,
  type TabsVariant,
  tabClasses,
} from './tab-look.tsx';

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

/**
 * Hides the focus ring of a pressed tab. Radix focuses it by script, and browsers draw a ring around what a script
 * focuses; so the list is marked `data-pressed` from a press until a key is pressed or the focus leaves.
 */
const RING_FOR_KEYS = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset['pressed'] = '';
  },
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset['pressed'];
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset['pressed'];
  },
};

/**
 * Tabs with their panels; arrow keys move between them. The panels are our own: those of Radix read the computed style
 * of a new panel while React commits it, to find animations, which forces the browser to compute the layout.
 */
export function Tabs<Value extends string>({
  tabs,
  label,
  variant = 'underline',
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const id = useId();
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
      <RadixTabs.List
        aria-label={label}
        className={`group/tabs ${TAB_VARIANTS[variant].list}`}
        {...RING_FOR_KEYS}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === chosen}
            className={tabClasses(variant)}
          >
            <TabLabel label={tab.label} variant={variant} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <TabPanels id={id} tabs={tabs} shown={shown} />
    </RadixTabs.Root>
  );
}
