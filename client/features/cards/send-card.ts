// Shares a card as a picture, which tells neither who the reader is nor on which day.

import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { type Card, type CardShape, wordsOf } from './card.ts';
import { drawCard } from './draw-card.ts';

const FILE_NAMES: Readonly<Record<Card['kind'], string>> = {
  line: 'asteria-line.png',
  pair: 'asteria-match.png',
  signs: 'asteria-signs.png',
};
// Our choice: the window's shape decides the picture's, so that sharing needs no further tap.
const WIDE_WINDOW = '(orientation: landscape) and (min-width: 700px)';

function shapeOfWindow(): CardShape {
  return window.matchMedia(WIDE_WINDOW).matches ? 'wide' : 'tall';
}

/** The host of whoever runs the app; null where it has none, or is not to be reached. */
async function findAddress(): Promise<string | null> {
  try {
    return (await callEndpoint(getFeaturesEndpoint)).address;
  } catch (error) {
    logFailure('The card is drawn without an address', error);
    return null;
  }
}

/**
 * Opens the device's share sheet with the picture, or saves the picture where there is no sheet or it takes no
 * pictures. `left`: the user closed the sheet. `failed`: the browser cannot draw.
 */
export async function sendCard(card: Card): Promise<'shared' | 'left' | 'saved' | 'failed'> {
  const address = await findAddress();
  const picture = await drawCard(card, shapeOfWindow(), { address, nowMs: Date.now() });
  if (picture === undefined) return 'failed';
  const name = FILE_NAMES[card.kind];
  const file = new File([picture], name, { type: 'image/png' });
  // Some browsers lack these functions, although TypeScript's types declare them.
  if ('share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: wordsOf(card) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // The share sheet refused the picture, so it is saved.
    }
  }
  saveAsFile(name, picture);
  return 'saved';
}
