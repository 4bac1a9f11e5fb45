import { CALENDAR_COPY, CalendarFeeds } from '#client/features/calendar/index.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { useFreshProof } from './safety/use-fresh-proof.tsx';
import type { SettingsDialogProps } from './settings-dialog.ts';

/** The calendar feeds. */
export function CalendarDialog({ open, onClose }: SettingsDialogProps) {
  const proof = useFreshProof();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={CALENDAR_COPY.title}
      description={CALENDAR_COPY.description}
      begins="title"
    >
      <CalendarFeeds refused={proof.asksFor} />
      {proof.question}
    </Dialog>
  );
}
