import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type FieldControl, FieldControlContext } from './field-control.ts';

export type FieldProps = {
  label: ReactNode;
  /** Under the field, always: what to type, or what it is for. */
  hint?: ReactNode;
  /** Under the field in red; the field is then invalid. */
  error?: string | undefined;
  /** Says '(optional)' beside the label. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** The label is read out but not shown. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
};

type FieldWithControlProps = FieldProps & {
  /** The label names a group of controls, each with a name of its own. */
  group?: boolean | undefined;
  /** One control of ours: TextInput, PasswordInput, TimeField, CodeField, Select. */
  children: ReactNode;
};

/** A control with its label, hint and error, linked so that a screen reader says them together. */
export function Field({
  label,
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
  const labelClassName = labelHidden ? 'sr-only' : 'field-label';
  const labelWords = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className="field-optional">(optional)</span>
        </>
      )}
    </>
  );
  const parts = (
    <>
      {group ? (
        <span id={`${id}-label`} className={labelClassName}>
          {labelWords}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={labelClassName}>
          {labelWords}
        </label>
      )}
      {children}
      {/* The live region stands before its words come, or they would not be read. */}
      <div className="contents" aria-live="polite">
        {hasError && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
      {hasHint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
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
          className={classNames('field', className)}
        >
          {parts}
        </div>
      ) : (
        <div className={classNames('field', className)}>{parts}</div>
      )}
    </FieldControlContext>
  );
}
