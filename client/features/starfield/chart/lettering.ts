// The chart's lettering: constellations in letter-spaced Latin capitals, stars in italics. Each
// name is drawn once into a small image. As the sky rotates, the name moves to the emptiest spot
// near its object, and chart lines are cut around it, as on engraved charts.

import { type Canvas2D, IVORY_RGB, tint } from './canvas.ts';
import type { Box, Layout } from './layout.ts';

const SERIF = '"Ibarra Real Nova", Georgia, serif';
const FIGURE_TRACKING_EM = 0.34;
/** Width of the zone at an edge over which a name fades, CSS pixels. */
const FADE_PIXELS = 28;
/** In each drawing a name's opacity changes by this share of its difference from the wanted opacity. */
const FADE_SHARE = 0.2;
/** Lines of the chart are erased this far around a name, CSS pixels. */
const HALO_PIXELS = 3;
/** Above this cost the name is not shown. */
const NO_ROOM = 14;
/**
 * Up to this distance from its star, CSS pixels, a name costs nothing; beyond it, each pixel costs STRAYING_COST.
 */
const NEAR_PIXELS = 18;
const STRAYING_COST = 0.3;
/**
 * A name moves only to a spot that costs at least this much less; otherwise it would move
 * constantly.
 */
const WORTH_MOVING = 4;

/**
 * What names should avoid, in CSS pixels: `lines` (constellation lines and the ecliptic) as `x1 y1 x2 y2`, `marks`
 * (stars) as `x y weight`, and the boxes that are taken by other names.
 */
export type Obstacles = { lines: number[]; marks: number[]; taken: Box[] };

export type Name = {
  /** The name's letters. */
  picture: OffscreenCanvas;
  /** The same letters, widened by HALO_PIXELS; erases the lines behind the name. */
  halo: OffscreenCanvas;
  /** CSS pixels, halo included. */
  width: number;
  height: number;
  /**
   * Distance of a star's name from its star, CSS pixels; undefined for a constellation, whose name
   * may lie anywhere near its center.
   */
  beside: number | undefined;
  /** From the anchor to the name's center; undefined until it is first placed. */
  offset: Offset | undefined;
  /** The name fades out in order to reappear at a better spot. */
  leaving: boolean;
  /** Opacity, 0-1; below 0 before the first drawing, which has no fade. */
  shown: number;
};
type Offset = { x: number; y: number };
/** `size`: font size, CSS pixels; `tracked`: letter-spaced capitals instead of italics. */
type Style = { size: number; tracked: boolean; beside?: number };

/** Typesets a name. `beside`: the distance of a star's name from its anchor, CSS pixels. */
export function setName(text: string, style: Style, pixelRatio: number): Name {
  const font = `${style.tracked ? '' : 'italic '}${style.size}px ${SERIF}`;
  const tracking = style.tracked ? style.size * FIGURE_TRACKING_EM : 0;
  const measure = new OffscreenCanvas(1, 1).getContext('2d');
  if (measure !== null) measure.font = font;
  // Without letter-spacing the whole word is drawn at once, which preserves its kerning.
  const pieces = style.tracked ? [...text] : [text];
  const advances = pieces.map((piece) => (measure?.measureText(piece).width ?? 0) + tracking);
  const width = advances.reduce((sum, advance) => sum + advance, -tracking) + 2 * HALO_PIXELS;
  const height = style.size * 1.2 + 2 * HALO_PIXELS;

  const set = (write: (c: Canvas2D, piece: string, x: number, y: number) => void) => {
    const picture = new OffscreenCanvas(
      Math.max(1, Math.ceil(width * pixelRatio)),
      Math.max(1, Math.ceil(height * pixelRatio)),
    );
    const c = picture.getContext('2d');
    if (c === null) return picture;
    c.scale(pixelRatio, pixelRatio);
    c.font = font;
    c.textBaseline = 'middle';
    let x = HALO_PIXELS;
    pieces.forEach((piece, at) => {
      write(c, piece, x, height / 2);
      x += advances[at] ?? 0;
    });
    return picture;
  };
  return {
    picture: set((c, piece, x, y) => {
      c.fillStyle = tint(IVORY_RGB, 0.66);
      c.fillText(piece, x, y);
    }),
    halo: set((c, piece, x, y) => {
      c.lineWidth = 2 * HALO_PIXELS;
      c.lineJoin = 'round';
      c.strokeText(piece, x, y);
    }),
    width,
    height,
    beside: style.beside,
    offset: undefined,
    leaving: false,
    shown: -1,
  };
}

function boxAt(name: Name, x: number, y: number, offset: Offset): Box {
  return {
    x: x + offset.x - name.width / 2,
    y: y + offset.y - name.height / 2,
    width: name.width,
    height: name.height,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether the line from (x1, y1) to (x2, y2) crosses the box. */
function crosses(box: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (Math.max(x1, x2) < box.x || Math.min(x1, x2) > right) return false;
  if (Math.max(y1, y2) < box.y || Math.min(y1, y2) > bottom) return false;
  // The line crosses if the corners do not all lie on one side of it.
  const side = (x: number, y: number) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0;
  const first = side(box.x, box.y);
  return (
    side(right, box.y) !== first || side(box.x, bottom) !== first || side(right, bottom) !== first
  );
}

/** The greatest opacity of a name at a position: 0 at the edges and over covered boxes. */
function clarity(box: Box, layout: Layout): number {
  const { width, height, zenithX, zenithY, radius, covered } = layout;
  if (covered.some((other) => overlap(box, other))) return 0;
  const middleY = box.y + box.height / 2;
  const toEdge = Math.min(
    box.x,
    box.y,
    width - box.x - box.width,
    height - box.y - box.height,
    radius - Math.hypot(box.x - zenithX, middleY - zenithY),
    radius - Math.hypot(box.x + box.width - zenithX, middleY - zenithY),
  );
  return Math.min(1, Math.max(0, toEdge / FADE_PIXELS));
}

/** The cost of a name's box, 0 for an empty spot; the weights are our own, chosen by appearance. */
function costAt(box: Box, layout: Layout, { lines, marks, taken }: Obstacles): number {
  let cost = (1 - clarity(box, layout)) * 20;
  if (taken.some((other) => overlap(box, other))) cost += 50;
  for (let at = 0; at + 3 < lines.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      lines[at],
      lines[at + 1],
      lines[at + 2],
      lines[at + 3],
    ];
    if (crosses(box, x1, y1, x2, y2)) cost += 3;
  }
  for (let at = 0; at + 2 < marks.length; at += 3) {
    const [x = 0, y = 0, weight = 0] = [marks[at], marks[at + 1], marks[at + 2]];
    if (x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height) cost += weight;
  }
  return cost;
}

/** Distance of a name's box from the nearest of its own stars, CSS pixels. */
function distanceTo(own: readonly Offset[], box: Box): number {
  let nearest = own.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const { x, y } of own) {
    const beside = Math.max(box.x - x, 0, x - box.x - box.width);
    const above = Math.max(box.y - y, 0, y - box.y - box.height);
    nearest = Math.min(nearest, Math.hypot(beside, above));
  }
  return nearest;
}

/** The candidate offsets: around the star, or near the center of the constellation. */
function offsetsOf(name: Name, scale: number): Offset[] {
  if (name.beside !== undefined) {
    const [x, y] = [name.beside + name.width / 2 - HALO_PIXELS, name.height / 2];
    return [
      { x, y: 2 },
      { x: -x, y: 2 },
      { x, y: 0.8 * y },
      { x, y: -0.8 * y },
      { x: -x, y: 0.8 * y },
      { x: -x, y: -0.8 * y },
      { x: 0, y: name.beside + y },
      { x: 0, y: -name.beside - y },
    ];
  }
  const offsets: Offset[] = [];
  for (let y = -9; y <= 9; y += 1) {
    for (let x = -9; x <= 9; x += 1) offsets.push({ x: x * 10 * scale, y: y * 7 * scale });
  }
  return offsets;
}

/** A name and the position of its object, which is undefined below the horizon. */
export type Writing = {
  name: Name;
  anchor: Offset | undefined;
  /** The stars that the name belongs to: it stands beside one of them. */
  own: readonly Offset[];
};

/**
 * Returns the function that places the names in each drawing. In the first drawing every name is
 * placed; afterwards one name per drawing is reconsidered, which limits the cost of a drawing.
 */
export function createLettering(layout: Layout) {
  let drawing = 0;

  function findPlace({ name, own }: Writing, { x, y }: Offset, obstacles: Obstacles) {
    let best: { offset: Offset; cost: number } | undefined;
    offsetsOf(name, layout.scale).forEach((offset, order) => {
      const distance = Math.hypot(offset.x, offset.y);
      const preference = name.beside === undefined ? distance * 0.07 : order * 0.5;
      if (best !== undefined && preference >= best.cost) return;
      const box = boxAt(name, x, y, offset);
      const strayed = Math.max(0, distanceTo(own, box) - NEAR_PIXELS) * STRAYING_COST;
      const cost = preference + strayed + costAt(box, layout, obstacles);
      if (best === undefined || cost < best.cost) best = { offset, cost };
    });
    return best;
  }

  return (writings: readonly Writing[], obstacles: Obstacles): Box[] => {
    const boxes = writings.map((writing, index): Box => {
      const { name, anchor } = writing;
      if (anchor === undefined) {
        name.offset = undefined;
        name.shown = Math.min(name.shown, 0);
        return { x: 0, y: 0, width: 0, height: 0 };
      }
      const looksAround = drawing % writings.length === index;
      if (name.leaving && name.shown < 0.03) {
        name.offset = undefined;
        name.leaving = false;
      }
      if (name.offset === undefined || looksAround) {
        const best = findPlace(writing, anchor, obstacles);
        if (name.offset === undefined) name.offset = best?.offset;
        else if (best !== undefined) {
          const now = costAt(boxAt(name, anchor.x, anchor.y, name.offset), layout, obstacles);
          name.leaving = best.cost + WORTH_MOVING < now;
        }
      }
      const box = boxAt(name, anchor.x, anchor.y, name.offset ?? { x: 0, y: 0 });
      const hasRoom = costAt(box, layout, obstacles) < NO_ROOM;
      const wanted = name.leaving || !hasRoom ? 0 : clarity(box, layout);
      name.shown = name.shown < 0 ? wanted : name.shown + (wanted - name.shown) * FADE_SHARE;
      if (wanted > 0) obstacles.taken.push(box);
      return box;
    });
    drawing += 1;
    return boxes;
  };
}

/** Erases what is drawn behind the names and close around them. */
export function cutHalos(c: Canvas2D, writings: readonly Writing[], boxes: readonly Box[]): void {
  c.globalCompositeOperation = 'destination-out';
  drawEach(c, writings, boxes, (name) => name.halo);
  c.globalCompositeOperation = 'source-over';
}

/** Draws the names into their boxes. */
export function writeNames(c: Canvas2D, writings: readonly Writing[], boxes: readonly Box[]): void {
  drawEach(c, writings, boxes, (name) => name.picture);
}

function drawEach(
  c: Canvas2D,
  writings: readonly Writing[],
  boxes: readonly Box[],
  pictureOf: (name: Name) => OffscreenCanvas,
): void {
  writings.forEach(({ name }, index) => {
    const box = boxes[index];
    if (name.shown < 0.02 || box === undefined || box.width === 0) return;
    c.globalAlpha = name.shown;
    c.drawImage(pictureOf(name), box.x, box.y, box.width, box.height);
  });
  c.globalAlpha = 1;
}
