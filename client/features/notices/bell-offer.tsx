import { useState } from 'react';
import { useOfferMade } from '#client/features/account/index.ts';
import { wallTimeWords } from '#client/lib/date-words.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { OfferRow } from '#client/ui/feedback/offer-row.tsx';
import { BELL_OFFER_COPY as COPY } from './notices.copy.ts';
import { useNotices, useNoticesChanges, usePushAbility } from './use-notices.ts';
import { useNoticesEdit } from './use-notices-edit.ts';

/** Offers the letter's notice on this device; nothing where it cannot ring, or the reader has chosen it before. */
export function BellOffer() {
  const { key, notices } = useNotices();
  const { turnOn } = useNoticesChanges();
  const edit = useNoticesEdit();
  const [ability, lookAgain] = usePushAbility();
  const made = useOfferMade('bell');
  const [state, setState] = useState<'asks' | 'taken' | 'gone'>('asks');
  if (!key || notices === undefined || state === 'gone') return null;
  const time = wallTimeWords(notices.letterAt);
  if (state === 'taken') {
    return (
      <p role="status" className="border-b border-line py-3.5 print:hidden">
        {COPY.taken(time)}
      </p>
    );
  }
  if (ability !== 'ready' || notices.kinds.includes('letter')) return null;

  async function take(pushKey: string): Promise<void> {
    if (turnOn.isPending) return;
    const on = await turnOn.mutateAsync(pushKey).catch(() => undefined);
    lookAgain();
    if (on === undefined) return;
    edit.mutate({ kind: { key: 'letter', isOn: true } }, { onSuccess: () => setState('taken') });
  }

  return (
    <OfferRow
      title={COPY.title}
      note={COPY.note(time)}
      refusal={COPY.refuse}
      onSeen={() => void made()}
      onRefuse={() => setState('gone')}
      action={
        <Button
          variant="quiet"
          busy={turnOn.isPending || edit.isPending}
          onClick={() => void take(key)}
        >
          {COPY.take}
        </Button>
      }
    />
  );
}
