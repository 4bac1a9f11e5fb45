import { NewsletterScreen } from '#client/features/newsletter/index.ts';

/** /newsletter/confirm: the link in the mail that asks to confirm the address. */
export function ConfirmAddressPage() {
  return <NewsletterScreen link="confirm" />;
}

/** /newsletter/leave: the link at the foot of every letter. */
export function LeaveNewsletterPage() {
  return <NewsletterScreen link="leave" />;
}
