import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { shareText } from './lucky-numbers.copy.ts';
import { drawNumbersPicture } from './numbers-picture.ts';

/**
 * Offers a picture of the day's numbers to the device's share sheet; where there is none, or it takes no
 * pictures, copies the numbers as text. `left`: the reader closed the sheet.
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
      // Refused: then the text.
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
  // Not every browser has them, whatever the types say.
  if (!('share' in navigator) || !('canShare' in navigator)) return undefined;
  const picture = await drawNumbersPicture(day, dateWords);
  if (picture === undefined) return undefined;
  const file = new File([picture], `asteria-lucky-numbers-${day.date}.png`, { type: 'image/png' });
  const data: ShareData = { files: [file], text: shareText(day, dateWords) };
  return navigator.canShare(data) ? data : undefined;
}
