import { useCurrentUser } from '#client/features/account/index.ts';
import { useMailWorks } from '#client/features/newsletter/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { NEWSLETTER_COPY, SETTINGS_COPY } from '../account-settings.copy.ts';
import { SettingsRow } from '../settings-row.tsx';
import { useNewsletter } from './use-newsletter.ts';

/**
 * The Sunday letter: subscribe, confirm, unsubscribe. If the installation sends no mail, subscribers can only
 * unsubscribe.
 */
export function NewsletterRow() {
  const { email, newsletter: state } = useCurrentUser();
  const mailWorks = useMailWorks();
  const { join, isJoining, leave } = useNewsletter();
  const name = SETTINGS_COPY.rows.newsletter;
  if (state === 'off') {
    if (!mailWorks) return null;
    const canJoin = email !== null;
    return (
      <SettingsRow
        name={name}
        value={canJoin ? NEWSLETTER_COPY.off : NEWSLETTER_COPY.noAddress}
        action={canJoin ? NEWSLETTER_COPY.join : undefined}
        onAct={() => join()}
      />
    );
  }
  return (
    <SettingsRow
      name={name}
      value={
        <>
          <span>{mailWorks ? NEWSLETTER_COPY[state] : NEWSLETTER_COPY.unsent}</span>
          {mailWorks && state === 'unconfirmed' && (
            <Button variant="quiet" className="flex" busy={isJoining} onClick={() => join()}>
              {NEWSLETTER_COPY.sendLink}
            </Button>
          )}
        </>
      }
      action={NEWSLETTER_COPY.leave}
      onAct={() => leave()}
    />
  );
}
