import type { ReactNode } from 'react';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';

type SettingsRowProps = {
  name: string;
  /** The current value. */
  value: ReactNode;
  /** The button's label and action; without it the row has no button. */
  action?: string | undefined;
  onAct?: (() => void) | undefined;
  /** The page where it is, in place of a button. */
  href?: string;
};

/** One setting: name, value and the button that edits it. */
export function SettingsRow({ name, value, action, onAct, href }: SettingsRowProps) {
  const label = `${action} ${name}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-line pt-3 pb-3.25 leading-[1.4]">
      <dt className="col-start-1 row-start-1 text-15 text-ivory-300">{name}</dt>
      <dd className="col-start-1 row-start-2 min-w-0 wrap-anywhere">{value}</dd>
      {action !== undefined && (
        <dd className="col-start-2 row-[1/3] self-center">
          {href === undefined ? (
            <Button
              variant="quiet"
              className="min-w-11 justify-end"
              aria-label={label}
              onClick={onAct}
            >
              {action}
            </Button>
          ) : (
            <LinkButton
              href={href}
              variant="quiet"
              className="min-w-11 justify-end"
              aria-label={label}
              {...preloadOnIntent(href)}
            >
              {action}
            </LinkButton>
          )}
        </dd>
      )}
    </div>
  );
}
