import { InvitationScreen } from '#client/features/matches/index.ts';

/** /invitation: the link that somebody has sent. */
export function InvitationPage() {
  return <InvitationScreen />;
}
