// Sends or copies the link of an invitation. Only the link and one sentence leave the device.

import { MATCHES_COPY } from './matches.copy.ts';

/** The link of a token. The token is in the fragment, which browsers never send. */
export const invitationLink = (token: string) => `${window.location.origin}/invitation#${token}`;

/** Whether this device has a share sheet. Some have none, although TypeScript's types declare `share`. */
export const canShare = () => 'share' in navigator;

/**
 * Opens the device's share sheet, or copies the link if that fails. If the user closes the sheet, it counts as shared.
 */
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
