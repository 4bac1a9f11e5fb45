import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-control.ts';

export const CODE_LENGTH = 6;

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  /** Called once the sixth digit stands: typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

/** Six boxes over one real input, so that typing, pasting and the phone's own suggestion all work. */
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
      containerClassName={classNames('code-boxes', className)}
      render={({ slots }) =>
        slots.map((slot, index) => (
          <span
            key={index}
            className="code-box"
            aria-hidden="true"
            data-active={slot.isActive}
            data-caret={slot.hasFakeCaret}
            data-invalid={invalid}
          >
            {slot.char}
          </span>
        ))
      }
    />
  );
}
