import * as RadixSelect from '@radix-ui/react-select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';
import { LIST_OPTION } from './list-option.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** Shown before the label, in the list and when chosen. */
  glyph?: GlyphName | undefined;
};

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
};

/** A choice of one option from a list. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose',
  name,
  disabled,
  onBlur,
  ref,
  className,
}: SelectProps<Value>) {
  const control = useFieldControl();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  const listName =
    control.id === undefined
      ? { 'aria-label': placeholder }
      : { 'aria-labelledby': `${control.id}-label` };

  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next);
    if (option !== undefined) onValueChange(option.value);
  }

  return (
    <RadixSelect.Root
      value={value ?? ''}
      onValueChange={choose}
      onOpenChange={setIsOpen}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
    >
      <RadixSelect.Trigger
        {...control}
        ref={ref}
        onBlur={onBlur}
        className={classNames(
          INPUT,
          'flex cursor-pointer px-4 data-placeholder:text-ivory-500',
          className,
        )}
      >
        <span className="flex min-w-0 flex-1 items-center gap-2.5">
          {chosen?.glyph !== undefined && <Glyph name={chosen.glyph} size={22} />}
          <span className="overflow-hidden text-ellipsis whitespace-nowrap">
            <RadixSelect.Value placeholder={<span>{placeholder}</span>}>
              <span>{chosen?.label}</span>
            </RadixSelect.Value>
          </span>
        </span>
        <RadixSelect.Icon className="text-brass-400">
          <ChevronDown size={20} />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        {/* While the list is open Radix hides everything else from screen readers and traps the
            focus, like a modal dialog; the role says so. It lies above toasts, which would cover options. */}
        <div
          {...(isOpen ? { role: 'dialog', 'aria-modal': true, ...listName } : {})}
          className="pointer-events-none fixed inset-0 z-60"
        >
          <RadixSelect.Content
            position="popper"
            sideOffset={6}
            className="max-h-[min(420px,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-auto border border-line-control bg-ink-800 p-1"
          >
            <RadixSelect.Viewport>
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={option.value}
                  className={classNames(
                    LIST_OPTION,
                    'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 outline-none select-none data-disabled:text-ivory-500 data-[state=checked]:font-semibold',
                  )}
                >
                  {option.glyph !== undefined && <Glyph name={option.glyph} size={22} />}
                  <span className="flex-1">
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  </span>
                  <RadixSelect.ItemIndicator className="text-brass-400">
                    <Check size={18} />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </div>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
