import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-control.ts';

export const CODE_LENGTH = 6;

const CODE_BOX = classNames(
  'relative grid h-16 place-items-center rounded border border-line-control bg-ink-900 font-serif text-34/none',
  'data-[active=true]:border-brass-300 data-[active=true]:outline data-[active=true]:outline-brass-300',
  'data-[invalid=true]:border-danger',
  'group-has-disabled:border-line-strong! group-has-disabled:bg-ink-700 group-has-disabled:text-ivory-500',
  'narrow:h-14 narrow:text-26/none',
  'forced-colors:data-[active=true]:outline-2 forced-colors:data-[active=true]:outline-[Highlight]',
);

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  /** Called when all six digits are entered: typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

/** Six boxes over one real input, so that typing, pasting and the phone's autofill all work. */
export function CodeField({ onComplete, className, ...rest }: CodeFieldProps) {
  const control = useFieldControl();
  const invalid = control['aria-invalid'] === true;
  return (
    <OTPInput
      {...control}
      {...rest}
      {...(onComplete === undefined ? {} : { onComplete })}
      maxLength={CODE_LENGTH}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      containerClassName={classNames('group grid grid-cols-6 gap-2 narrow:gap-1.25', className)}
      render={({ slots }) =>
        slots.map((slot, index) => (
          <span
            key={index}
            className={CODE_BOX}
            aria-hidden="true"
            data-active={slot.isActive}
            data-invalid={invalid}
          >
            {slot.char}
            {slot.hasFakeCaret && (
              <span className="absolute h-7.5 w-[1.5px] animate-[cursor_2s_steps(1)_infinite] bg-brass-300 forced-colors:bg-[CanvasText]" />
            )}
          </span>
        ))
      }
    />
  );
}
