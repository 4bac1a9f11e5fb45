import { NewsletterScreen } from '#client/features/newsletter/index.ts';

/** /newsletter/confirm: the link of the mail that asks whose address it is. */
export function ConfirmAddressPage() {
  return <NewsletterScreen link="confirm" />;
}

/** /newsletter/leave: the link at the foot of every letter. */
export function LeaveNewsletterPage() {
  return <NewsletterScreen link="leave" />;
}
