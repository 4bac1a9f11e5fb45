// Shares the letter's headline as a picture, which tells neither who the reader is nor on which day.

import { saveAsFile } from '#client/lib/save-as-file.ts';
import { drawLinePicture, type LineShape } from './line-picture.ts';

const FILE_NAME = 'asteria-line.png';
// Our choice: the window's shape decides the picture's, so that sharing needs no further tap.
const WIDE_WINDOW = '(orientation: landscape) and (min-width: 700px)';

function shapeOfWindow(): LineShape {
  return window.matchMedia(WIDE_WINDOW).matches ? 'wide' : 'tall';
}

/**
 * Opens the device's share sheet with the picture, or saves the picture where there is no sheet or it takes no
 * pictures. `left`: the user closed the sheet. `failed`: the browser cannot draw.
 */
export async function shareLine(headline: string): Promise<'shared' | 'left' | 'saved' | 'failed'> {
  const picture = await drawLinePicture(headline, shapeOfWindow());
  if (picture === undefined) return 'failed';
  const file = new File([picture], FILE_NAME, { type: 'image/png' });
  // Some browsers lack these functions, although TypeScript's types declare them.
  if ('share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: headline });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // The share sheet refused the picture, so it is saved.
    }
  }
  saveAsFile(FILE_NAME, picture);
  return 'saved';
}
