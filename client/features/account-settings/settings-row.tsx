import type { ReactNode } from 'react';
import { Button } from '#client/ui/actions/button.tsx';

type SettingsRowProps = {
  name: string;
  /** What stands there now. */
  value: ReactNode;
  /** What the button does; no button without it. */
  action?: string | undefined;
  onAct?: (() => void) | undefined;
};

/** One setting: its name, its value, and the button that opens it. */
export function SettingsRow({ name, value, action, onAct }: SettingsRowProps) {
  return (
    <div className="settings-row">
      <dt className="text-15 text-ivory-300">{name}</dt>
      <dd className="settings-value">{value}</dd>
      {action !== undefined && (
        <dd className="settings-act">
          <Button variant="quiet" aria-label={`${action} ${name}`} onClick={onAct}>
            {action}
          </Button>
        </dd>
      )}
    </div>
  );
}
