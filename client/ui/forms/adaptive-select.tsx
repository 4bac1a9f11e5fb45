// A choice of one option. On a touch screen it is the browser's own `select`, which is easy to use there and needs no
// code; on other devices it is the kit's Select, whose code is loaded only there. While closed, both look the same.

import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { INPUT } from './input-class.ts';
import { NativeSelect } from './native-select.tsx';
import type { SelectOption } from './select.tsx';

const loadSelect = () => import('./select.tsx');
const Select = lazy(async () => ({ default: (await loadSelect()).Select }));

/** Whether the primary pointer of the device cannot hover, as a finger on a touch screen. */
function isTouched(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(hover: none)').matches;
}

type AdaptiveSelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** The choice, in the form that suits the device; inside a Field it takes id and descriptions. */
export function AdaptiveSelect<Value extends string>(props: AdaptiveSelectProps<Value>) {
  const [isNative] = useState(isTouched);
  return isNative ? <TouchedSelect {...props} /> : <HoveredSelect {...props} />;
}

function TouchedSelect<Value extends string>({
  options,
  value,
  onValueChange,
}: AdaptiveSelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="relative">
      <NativeSelect
        value={value}
        className={classNames(chosen?.glyph !== undefined && 'pl-12!')}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value);
          if (next !== undefined) onValueChange(next.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {chosen?.glyph !== undefined && (
        <span className="pointer-events-none absolute inset-y-0 left-4 grid items-center">
          <Glyph name={chosen.glyph} size={22} />
        </span>
      )}
    </div>
  );
}

function HoveredSelect<Value extends string>({
  options,
  value,
  onValueChange,
}: AdaptiveSelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Suspense
      fallback={
        <div className={classNames(INPUT, 'flex px-4')} aria-busy="true">
          <span className="flex min-w-0 flex-1 items-center gap-2.5">
            {chosen?.glyph !== undefined && <Glyph name={chosen.glyph} size={22} />}
            <span>{chosen?.label}</span>
          </span>
          <ChevronDown size={20} className="text-brass-400" />
        </div>
      }
    >
      <Select
        options={options}
        value={value}
        onValueChange={(next) => {
          const option = options.find((each) => each.value === next);
          if (option !== undefined) onValueChange(option.value);
        }}
      />
    </Suspense>
  );
}
