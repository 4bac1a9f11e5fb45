import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { shareText } from './lucky-numbers.copy.ts';
import { drawNumbersPicture } from './numbers-picture.ts';

/**
 * Shares an image of the day's numbers through the device's share sheet, or copies the numbers as text if there is no
 * share sheet or it accepts no images. `left`: the user closed the sheet.
 */
export async function shareNumbers(
  day: LuckyNumbers,
  dateWords: string,
): Promise<'shared' | 'left' | 'copied' | 'failed'> {
  const picture = await findPictureToShare(day, dateWords);
  if (picture !== undefined) {
    try {
      await navigator.share(picture);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // The share sheet refused the image, so the numbers are copied as text.
    }
  }
  try {
    await navigator.clipboard.writeText(shareText(day, dateWords));
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function findPictureToShare(
  day: LuckyNumbers,
  dateWords: string,
): Promise<ShareData | undefined> {
  // Some browsers lack these functions, although TypeScript's types declare them.
  if (!('share' in navigator) || !('canShare' in navigator)) return undefined;
  const picture = await drawNumbersPicture(day, dateWords);
  if (picture === undefined) return undefined;
  const file = new File([picture], `asteria-lucky-numbers-${day.date}.png`, { type: 'image/png' });
  const data: ShareData = { files: [file], text: shareText(day, dateWords) };
  return navigator.canShare(data) ? data : undefined;
}
