// Sends the letter's headline as a picture: nothing in it tells who the reader is, or when.

import { drawLinePicture, type LineShape } from './line-picture.ts';

const FILE_NAME = 'asteria-line.png';
// Our choice: the window decides, so that it stays two taps.
const WIDE_WINDOW = '(orientation: landscape) and (min-width: 700px)';

function shapeOfWindow(): LineShape {
  return window.matchMedia(WIDE_WINDOW).matches ? 'wide' : 'tall';
}

/** `left`: the user closed the share sheet. Where there is none, or it takes no pictures, the picture is saved. */
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
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
  return 'saved';
}
