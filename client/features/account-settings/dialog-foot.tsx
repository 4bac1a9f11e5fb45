import type { ReactNode } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { SETTINGS_COPY } from './account-settings.copy.ts';

type DialogFootProps = { saving: boolean; onCancel: () => void };

/** Two buttons at the end of a dialog. The main action is above the other on a phone, and to its right on a desktop. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 grid gap-3 md:grid-cols-[1fr_1fr] md:*:first:order-2">{children}</div>
  );
}

/** The Save and Cancel buttons of a dialog's form. */
export function DialogFoot({ saving, onCancel }: DialogFootProps) {
  return (
    <DialogButtons>
      <Button type="submit" wide busy={saving} busyLabel={SETTINGS_COPY.saving}>
        {SETTINGS_COPY.save}
      </Button>
      <Button variant="second" wide onClick={onCancel}>
        {SETTINGS_COPY.cancel}
      </Button>
    </DialogButtons>
  );
}
