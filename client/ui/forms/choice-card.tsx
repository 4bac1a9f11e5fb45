import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type ChoiceCardProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  title: string;
  description?: ReactNode;
  /** A drawing or glyphs, at the left. */
  art?: ReactNode;
  /** Several may be chosen (checkbox), or one of those with the same name (radio). */
  type?: 'checkbox' | 'radio' | undefined;
};

/** A card that is chosen: a checkbox or radio button as large as its words. */
export function ChoiceCard({
  title,
  description,
  art,
  type = 'checkbox',
  className,
  ...rest
}: ChoiceCardProps) {
  return (
    <label className={classNames('choice-card', className)}>
      <input {...rest} type={type} className="choice-input" />
      {art !== undefined && <span className="choice-art">{art}</span>}
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {description !== undefined && <span className="small block">{description}</span>}
      </span>
      <span className="choice-mark" aria-hidden="true" />
    </label>
  );
}
