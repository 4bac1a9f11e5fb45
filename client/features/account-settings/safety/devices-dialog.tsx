import { useState } from 'react';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Badge } from '#client/ui/measures/badge.tsx';
import { DEVICES_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { ListPending } from './list-pending.tsx';
import { useDevices, useEndDevice, useEndOtherDevices } from './use-devices.ts';

/** Lists the signed-in devices; any device but the current one can be signed out. */
export function DevicesDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={DEVICES_COPY.title}
      description={DEVICES_COPY.description}
    >
      <DeviceList />
    </Dialog>
  );
}

function DeviceList() {
  const query = useDevices();
  const devices = query.data;
  const ending = useEndDevice();
  const endingOthers = useEndOtherDevices();
  const today = useToday();
  const [feeds, setFeeds] = useState(false);

  if (devices === undefined) return <ListPending copy={DEVICES_COPY} query={query} />;
  return (
    <>
      <ul>
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex min-h-17 items-center gap-4 border-t border-line py-2.5 last:border-b"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{device.device}</p>
              <p className="text-15 text-ivory-300">
                {DEVICES_COPY.signedIn(momentWordsOf(device.createdAt, today))}
              </p>
              <p className="text-15 text-ivory-300">
                {DEVICES_COPY.lastSeen(momentWordsOf(device.lastSeenAt, today))}
              </p>
            </div>
            {device.current ? (
              <Badge variant="quiet">{DEVICES_COPY.thisOne}</Badge>
            ) : (
              <Button
                variant="second"
                size="small"
                aria-label={DEVICES_COPY.endOf(device.device)}
                busy={ending.isPending && ending.variables.id === device.id}
                busyLabel={DEVICES_COPY.ending}
                onClick={() => {
                  if (!ending.isPending) ending.mutate(device);
                }}
              >
                {DEVICES_COPY.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.every(({ current }) => current) ? (
        <p className="mt-4 text-15 text-ivory-300">{DEVICES_COPY.onlyThis}</p>
      ) : (
        <>
          <Checkbox
            className="mt-4"
            label={DEVICES_COPY.withFeeds}
            description={DEVICES_COPY.withFeedsNote}
            checked={feeds}
            onChange={({ currentTarget }) => setFeeds(currentTarget.checked)}
          />
          <Button
            variant="second"
            wide
            className="mt-2"
            busy={endingOthers.isPending}
            busyLabel={DEVICES_COPY.endingOthers}
            onClick={() => {
              if (!endingOthers.isPending) endingOthers.mutate({ feeds });
            }}
          >
            {DEVICES_COPY.endOthers}
          </Button>
        </>
      )}
    </>
  );
}
