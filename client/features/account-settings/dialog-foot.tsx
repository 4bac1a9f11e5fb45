import { Button } from '#client/ui/actions/button.tsx';
import { SETTINGS_COPY } from './account-settings.copy.ts';

type DialogFootProps = { saving: boolean; onCancel: () => void };

/** Save and Cancel, at the end of a dialog's form. */
export function DialogFoot({ saving, onCancel }: DialogFootProps) {
  return (
    <div className="dialog-foot">
      <Button type="submit" wide busy={saving} busyLabel={SETTINGS_COPY.saving}>
        {SETTINGS_COPY.save}
      </Button>
      <Button variant="second" wide onClick={onCancel}>
        {SETTINGS_COPY.cancel}
      </Button>
    </div>
  );
}
