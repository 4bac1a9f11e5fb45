// Compares two folders of pictures, pixel by pixel.

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The smallest distance of two colours that counts, 0 to 1: below it nobody sees a difference. */
const THRESHOLD = 0.05;

interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  pixels: Uint8Array;
}

export interface Difference {
  name: string;
  pixels: number;
  /** The smallest box with all differing pixels; CSS pixels from the top left. */
  box: { left: number; top: number; width: number; height: number };
  note: string | undefined;
}

/** Reads a picture into a canvas of at least the given size; beyond its edge it is transparent. */
async function readPicture(path: string, width = 0, height = 0): Promise<Picture> {
  const image = sharp(path).ensureAlpha();
  const { width: w, height: h } = await image.metadata();
  const canvas = { width: Math.max(width, w), height: Math.max(height, h) };
  const pixels = await image
    .extend({
      right: canvas.width - w,
      bottom: canvas.height - h,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return { ...canvas, pixels };
}

function boxOf(mask: Uint8Array, width: number): Difference['box'] {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (let index = 0; index < mask.length; index += 4) {
    if (mask[index + 3] === 0) continue;
    const pixel = index / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const GAP_PX = 16;

/** Before | after | what differs, in red over the paled picture before. */
async function writeDifference(path: string, before: Picture, after: Picture): Promise<void> {
  const { width, height } = before;
  const overlay = new Uint8Array(width * height * 4);
  pixelmatch(before.pixels, after.pixels, overlay, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  const raw = { width, height, channels: 4 } as const;
  mkdirSync(join(path, '..'), { recursive: true });
  await sharp({
    create: { width: width * 3 + GAP_PX * 2, height, channels: 4, background: '#808080' },
  })
    .composite(
      [before.pixels, after.pixels, overlay].map((pixels, index) => ({
        input: Buffer.from(pixels),
        raw,
        left: index * (width + GAP_PX),
        top: 0,
      })),
    )
    .png()
    .toFile(path);
}

async function comparePictures(
  name: string,
  before: string,
  after: string,
  differences: string,
): Promise<Difference | undefined> {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = await Promise.all([
    readPicture(before, width, height),
    readPicture(after, width, height),
  ]);
  const mask = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(first.pixels, second.pixels, mask, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    diffMask: true,
  });
  const sameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && sameSize) return undefined;
  await writeDifference(join(differences, `${name}.png`), first, second);
  const sizes = `${one.width}×${one.height} → ${other.width}×${other.height}`;
  return { name, pixels, box: boxOf(mask, width), note: sameSize ? undefined : sizes };
}

export function listPictures(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .sort();
}

/**
 * Compares the named pictures of two folders and writes a picture of each difference into `differences`.
 * A picture that one of the folders lacks is a difference without pixels.
 */
export async function compareFolders(
  names: readonly string[],
  before: string,
  after: string,
  differences: string,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const name of names) {
    const [one, other] = [join(before, `${name}.png`), join(after, `${name}.png`)];
    if (existsSync(one) && existsSync(other)) {
      const difference = await comparePictures(name, one, other, differences);
      if (difference !== undefined) found.push(difference);
    } else {
      const note = existsSync(one) ? 'there is none after' : 'there was none before';
      found.push({ name, pixels: 0, box: { left: 0, top: 0, width: 0, height: 0 }, note });
    }
  }
  return found;
}
