import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type FieldControl, FieldControlContext } from './field-control.ts';

type FieldProps = {
  label: ReactNode;
  /** Under the field, always: what to type, or what it is for. */
  hint?: ReactNode;
  /** Under the field in red; the field is then invalid. */
  error?: string | undefined;
  /** Says 'optional' beside the label. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** The label is read out but not shown. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
  /** One control of ours: TextInput, PasswordInput, DateField, TimeField, CodeField, Select. */
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
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  const control = useMemo<FieldControl>(() => {
    const describedBy = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean);
    return {
      id,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    };
  }, [id, hasHint, hasError, required]);
  return (
    <FieldControlContext value={control}>
      <div className={classNames('field', className)}>
        <label id={`${id}-label`} htmlFor={id} className={labelHidden ? 'sr-only' : 'field-label'}>
          {label}
          {optional && <span className="field-optional"> (optional)</span>}
        </label>
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
      </div>
    </FieldControlContext>
  );
}
