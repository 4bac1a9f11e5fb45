import { Suspense } from 'react';
import { NOTICES_COPY, NoticesSettings } from '#client/features/notices/index.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import type { SettingsDialogProps } from './settings-dialog.ts';

/** The settings of notices on the lock screen. */
export function NoticesDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={NOTICES_COPY.title}
      description={NOTICES_COPY.description}
      begins="title"
    >
      <Suspense fallback={null}>
        <NoticesSettings />
      </Suspense>
    </Dialog>
  );
}
