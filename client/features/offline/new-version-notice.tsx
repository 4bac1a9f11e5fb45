import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { NEW_VERSION_COPY } from './offline.copy.ts';
import { useNewVersion } from './service-worker.ts';
import { STRIP, STRIP_WORDS } from './strip.ts';

/**
 * Offers a new version that is installed and waiting; the open page does not change until the user
 * agrees.
 */
export function NewVersionNotice() {
  const change = useNewVersion();
  const [later, setLater] = useState(false);
  const [reloading, setReloading] = useState(false);
  if (change === undefined || later) return null;
  return (
    <section className={STRIP} aria-label={NEW_VERSION_COPY.label}>
      <span role="status" className={STRIP_WORDS}>
        {NEW_VERSION_COPY.ready}
      </span>
      <Button
        variant="second"
        size="small"
        busy={reloading}
        busyLabel={NEW_VERSION_COPY.reloading}
        onClick={() => {
          setReloading(true);
          change();
        }}
      >
        {NEW_VERSION_COPY.reload}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setLater(true)}>
        {NEW_VERSION_COPY.later}
      </Button>
    </section>
  );
}
