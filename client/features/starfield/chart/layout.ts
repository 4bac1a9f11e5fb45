// The layout of a sky on its canvas: the zenith's position, the horizon's radius, what is labelled.

/**
 * atlas: the whole chart with its rim, on the landing page; quiet: stars only, behind a form; orion: a still picture of
 * the winter sky.
 */
export type SkyView = 'atlas' | 'quiet' | 'orion';

/** CSS pixels from the canvas's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export type SkyFrame = {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** Device pixels per CSS pixel for the layers of dust, which are blurred and need fewer pixels. */
  dustPixelRatio: number;
  /** Boxes of page content over the sky: no name is written there. */
  covered: readonly Box[];
};

export type Layout = SkyFrame & {
  /** CSS pixels from the canvas's upper left corner. */
  zenithX: number;
  zenithY: number;
  /** From zenith to horizon, CSS pixels. */
  radius: number;
  /** Scale factor of stars, Moon, planets and rim. */
  scale: number;
  /** Whether the horizon is drawn as a graduated rim. */
  rim: boolean;
  /** Whether constellations and ecliptic are drawn: no text should lie over these lines. */
  figures: boolean;
  planets: boolean;
  /** Left of it, CSS pixels, the Moon is left out: there the page masks the sky, and she would be a grey disc. */
  moonFromX: number;
  /** Font size of the constellations' names, CSS pixels; 0 omits them. */
  figureNameSize: number;
  /** Font size of the stars' names, CSS pixels; 0 omits them. */
  starNameSize: number;
};

/** From this canvas width on, CSS pixels, the layout for a desktop is used. */
const DESK_WIDTH = 1024;
/** The landing page's chart on a phone of this canvas size, CSS pixels; it is scaled up for other narrow screens. */
const PHONE = { width: 390, height: 480, zenithX: 178, zenithY: 176, radius: 344 };
/** The chart on a desktop, CSS pixels; `zenithBesideMiddle`: how far the zenith is right of the canvas's middle. */
const DESK = { zenithBesideMiddle: 185, zenithY: 452, radius: 508, scale: 1.28 };
/**
 * The view `orion`: the position of Orion's belt as shares of the canvas's width and height, and radius (CSS pixels).
 */
export const ORION = {
  narrow: { x: 0.56, y: 0.75, radius: 760, scale: 1 },
  wide: { x: 0.665, y: 0.62, radius: 940, scale: 1.2 },
} as const;

/** How far the mask of features/landing/hero/hero.css reaches beyond the words on a desktop, CSS pixels. */
const MASK_BESIDE_WORDS = 74;

/** The right edge of the page's words, which stand in the left half. */
function findWordsEnd({ width, covered }: SkyFrame): number {
  const words = covered.filter(({ x }) => x < width / 2);
  return Math.max(0, ...words.map((box) => box.x + box.width));
}

/** The layout of a view on a canvas of the frame's size. */
export function layOut(view: SkyView, frame: SkyFrame): Layout {
  const { width, height } = frame;
  const wide = width >= DESK_WIDTH;
  if (view === 'quiet') {
    const [zenithX, zenithY] = [width / 2, height * 0.4];
    return {
      ...frame,
      zenithX,
      zenithY,
      // Our choice: the horizon lies outside of the screen, so no rim is visible.
      radius: Math.hypot(Math.max(zenithX, width - zenithX), height - zenithY) * 1.02,
      scale: wide ? 1.1 : 0.86,
      rim: false,
      figures: false,
      planets: false,
      moonFromX: 0,
      figureNameSize: 0,
      starNameSize: 0,
    };
  }
  if (view === 'orion') {
    const { radius, scale } = wide ? ORION.wide : ORION.narrow;
    return {
      ...frame,
      zenithX: 0,
      zenithY: 0,
      radius,
      scale,
      rim: false,
      figures: true,
      planets: false,
      moonFromX: 0,
      figureNameSize: 0,
      starNameSize: 0,
    };
  }
  if (wide) {
    return {
      ...frame,
      zenithX: width / 2 + DESK.zenithBesideMiddle,
      zenithY: DESK.zenithY,
      radius: DESK.radius,
      scale: DESK.scale,
      rim: true,
      figures: true,
      planets: true,
      moonFromX: findWordsEnd(frame) + MASK_BESIDE_WORDS,
      figureNameSize: 10.5,
      starNameSize: 12,
    };
  }
  const growth = Math.max(width / PHONE.width, height / PHONE.height);
  return {
    ...frame,
    zenithX: PHONE.zenithX * (width / PHONE.width),
    zenithY: PHONE.zenithY * growth,
    radius: PHONE.radius * growth,
    scale: 0.86 * Math.min(growth, 1.5),
    rim: true,
    figures: true,
    planets: true,
    moonFromX: 0,
    figureNameSize: growth > 1.5 ? 11 : 8.5,
    starNameSize: growth > 1.5 ? 12 : 0,
  };
}
