// Sends or copies the link of an invitation. Nothing but the link and one sentence leaves the device.

import { MATCHES_COPY } from './matches.copy.ts';

/** The link of a token; the token stands in the fragment, which browsers send to nobody. */
export const invitationLink = (token: string) => `${window.location.origin}/invitation#${token}`;

/** Whether this device has a share sheet; some have none, although TypeScript's types declare `share`. */
export const canShare = () => 'share' in navigator;

/** Opens the device's share sheet, or copies the link if that fails. A sheet that the user closes counts as shared. */
export async function shareInvitation(token: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    await navigator.share({ text: MATCHES_COPY.shareText, url: invitationLink(token) });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    return copyInvitation(token);
  }
}

/** Copies the link to the clipboard. */
export async function copyInvitation(token: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(invitationLink(token));
    return 'copied';
  } catch {
    return 'failed';
  }
}
