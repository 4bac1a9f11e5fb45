import * as RadixSelect from '@radix-ui/react-select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';
import { useFieldControl } from './field-control.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** Stands before the label, in the list and when chosen. */
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

/** One choice of a known list. */
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
        className={classNames('input select-trigger', className)}
      >
        <span className="select-value">
          {chosen?.glyph !== undefined && <Glyph name={chosen.glyph} size={22} />}
          <span className="truncate">
            <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
          </span>
        </span>
        <RadixSelect.Icon className="text-brass-400">
          <ChevronDown size={20} />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        {/* The open list takes the whole page's attention: Radix hides all else from screen readers
            and leads the keyboard into it. This says so in the words that they know for it. */}
        <div
          {...(isOpen ? { role: 'dialog', 'aria-modal': true, ...listName } : {})}
          className="select-layer"
        >
          <RadixSelect.Content position="popper" sideOffset={6} className="select-list">
            <RadixSelect.Viewport>
              {options.map((option) => (
                <RadixSelect.Item key={option.value} value={option.value} className="select-item">
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
