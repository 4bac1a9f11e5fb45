import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { type FieldControl, FieldControlContext } from './field-control.ts';
import { FieldError } from './field-error.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Beside the label: what the field gives back. It is announced when it changes. */
  aside?: Elements;
  /** Always shown under the field: what to type, or what it is for. */
  hint?: ReactNode;
  /** The error message under the field; marks the field as invalid. */
  error?: string | undefined;
  /** Shows '(optional)' beside the label. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
};

type FieldWithControlProps = FieldProps & {
  /** The label names a group of controls, each with its own name. */
  group?: boolean | undefined;
  /** One control: TextInput, PasswordInput, TimeField, CodeField, Select. */
  children: Elements;
};

/** A control with label, hint and error, linked for screen readers. */
export function Field({
  label,
  aside,
  hint,
  error,
  optional = false,
  required = false,
  labelHidden = false,
  group = false,
  className,
  children,
}: FieldWithControlProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  const describedBy =
    [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': describedBy,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    }),
    [id, describedBy, hasError, required],
  );
  const boxClassName = classNames(
    'grid min-w-0 content-start gap-2',
    hasError && !hasHint && '-mb-2',
    className,
  );
  const labelClassName = labelHidden ? 'sr-only' : 'text-15/[1.3] font-semibold text-ivory-50';
  const labelWords = optional ? (
    <span>
      <span>{label}</span> <span className="font-normal text-ivory-300">(optional)</span>
    </span>
  ) : (
    <span>{label}</span>
  );
  const labelled = group ? (
    <span id={`${id}-label`} className={labelClassName}>
      {labelWords}
    </span>
  ) : (
    <label id={`${id}-label`} htmlFor={id} className={labelClassName}>
      {labelWords}
    </label>
  );
  const parts = (
    <>
      {aside === undefined ? (
        labelled
      ) : (
        <div className="flex flex-wrap justify-between gap-x-3">
          {labelled}
          <div role="status">{aside}</div>
        </div>
      )}
      {children}
      {/* An error takes the place of the hint, or one line of the 32 pixels that forms leave below a field that has none: it moves nothing, and stands apart from the next label. */}
      <div
        className={classNames(
          !hasHint && !hasError && 'contents',
          hasHint && 'grid [&_p]:[grid-area:1/1]',
          hasError && !hasHint && '-mt-1.5 -mb-3.75',
        )}
      >
        {/* The live region is mounted before its text, otherwise screen readers do not announce it. */}
        <div className="contents" aria-live="polite">
          {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
        {hasHint && (
          <p
            id={`${id}-hint`}
            className={classNames('text-15/[1.4] text-ivory-300', hasError && 'invisible')}
          >
            {hint}
          </p>
        )}
      </div>
    </>
  );
  return (
    <FieldControlContext value={control}>
      {group ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot take part in the field's grid
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          className={boxClassName}
        >
          {parts}
        </div>
      ) : (
        <div className={boxClassName}>{parts}</div>
      )}
    </FieldControlContext>
  );
}
