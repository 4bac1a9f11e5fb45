import { Bell as BellIcon, BellRing } from 'lucide-react';
import { useNow } from '#client/lib/today.ts';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { BELL_DAYS_AHEAD } from '#shared/notices/notice-rules.ts';
import { dateOfContact, isSameContact } from '#shared/sky/contact-id.ts';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { NOTICES_COPY } from './notices.copy.ts';
import { useNotices, useNoticesChanges, usePushAbility } from './use-notices.ts';

type BellProps = {
  contact: TransitContact;
  /** 'Moon trine your Venus'. */
  name: string;
  /** The contact's clock time without its margin: '2:44 PM'. */
  time: string;
  /** `YYYY-MM-DD`. */
  today: string;
};

/**
 * A button that sets or removes a bell at a contact whose time is known to the minute and still to come. Setting the
 * first bell asks the browser's permission for notices. Renders nothing if no device of the user could get it.
 */
export function Bell({ contact, name, time, today }: BellProps) {
  const { key, notices } = useNotices();
  const { turnOn, setBell, removeBell } = useNoticesChanges();
  const [ability, lookAgain] = usePushAbility();
  const nowMs = useNow();
  const isTimed = contact.shown === 'minute' && contact.nearMiss === undefined;
  if (!key || notices === undefined || !isTimed || Date.parse(contact.at) <= nowMs) return null;
  if (daysBetween(today, dateOfContact(contact.id)) > BELL_DAYS_AHEAD) return null;
  const canRingHere = ability === 'ready' || ability === 'blocked';
  if (!canRingHere && notices.devices === 0) return null;
  const isSet = notices.bells.some((bell) => isSameContact(bell.contact, contact.id));
  const isBusy = turnOn.isPending || setBell.isPending || removeBell.isPending;

  async function press(pushKey: string, known: NonNullable<typeof notices>): Promise<void> {
    if (isBusy) return;
    if (isSet) return removeBell.mutate(contact.id);
    if (!known.onThisDevice && canRingHere) {
      const asked = await turnOn.mutateAsync(pushKey).catch(() => undefined);
      lookAgain();
      // Without notices on this device, a bell is useful only if another device of the user gets them.
      if (asked === undefined && known.devices === 0) return;
    }
    setBell.mutate(contact.id, { onSuccess: () => void toast(NOTICES_COPY.bellSet(time)) });
  }

  return (
    <IconButton
      label={NOTICES_COPY.bell(name)}
      aria-pressed={isSet}
      className={isSet ? 'text-brass-400!' : 'text-ivory-300!'}
      icon={isSet ? <BellRing size={22} aria-hidden /> : <BellIcon size={22} aria-hidden />}
      onClick={() => void press(key, notices)}
    />
  );
}
