// Draws a still sky for a picture: stars, constellations, ecliptic and dust of the Milky Way, without Moon and planets,
// which would tell the day.

import { compose, equatorToHorizon, type Rotation } from '#shared/sky/horizon.ts';
import { createChart } from './chart/chart.ts';
import { createDust, DUST_LAYERS } from './chart/dust.ts';
import type { Box, Layout } from './chart/layout.ts';
import { readStarCatalog, type StarCatalog } from './sky/star-catalog.ts';

export type StillSky = {
  /** Pixels. */
  width: number;
  height: number;
  /** The local sidereal time, which tells the evening of the year; degrees. */
  siderealDegrees: number;
  /** The direction (degrees from north by east) that the picture shows at its lower edge. */
  azimuthDegrees: number;
  /** Where the zenith lies, and how far from it the horizon is: shares of the picture's width. */
  zenith: { x: number; y: number };
  horizon: number;
  /** Boxes (pixels) in which no name is written. */
  hidden: readonly Box[];
  /** The names that are written: constellations in capitals, and stars. */
  names: readonly string[];
};

const LATITUDE_DEGREES = 40;
/** Pixels of the picture for one of the chart's, whose lines are drawn for a screen. */
const PIXEL_RATIO = 1.9;
const FIGURE_NAME_SIZE = 11;
const STAR_NAME_SIZE = 13;

/** The sky on a canvas without a ground; undefined where the browser has no canvas apart from the page. */
export function drawStillSky(sky: StillSky): OffscreenCanvas | undefined {
  if (!('OffscreenCanvas' in globalThis)) return undefined;
  const canvas = new OffscreenCanvas(sky.width, sky.height);
  const canvas2d = canvas.getContext('2d');
  if (canvas2d === null) return undefined;
  const layout = layOutStill(sky);
  const rotation = rotationOf(sky);
  canvas2d.scale(PIXEL_RATIO, PIXEL_RATIO);
  for (const layer of DUST_LAYERS.keys()) createDust(layer)(canvas2d, rotation, layout);
  createChart(onlyNamed(readStarCatalog(), sky.names), {}, layout)(canvas2d, rotation, 0);
  return canvas;
}

function layOutStill({ width, height, zenith, horizon, hidden }: StillSky): Layout {
  const wide = width / PIXEL_RATIO;
  return {
    width: wide,
    height: height / PIXEL_RATIO,
    pixelRatio: PIXEL_RATIO,
    dustPixelRatio: PIXEL_RATIO,
    covered: hidden.map((box) => ({
      x: box.x / PIXEL_RATIO,
      y: box.y / PIXEL_RATIO,
      width: box.width / PIXEL_RATIO,
      height: box.height / PIXEL_RATIO,
    })),
    zenithX: zenith.x * wide,
    zenithY: zenith.y * wide,
    radius: horizon * wide,
    scale: 1,
    rim: false,
    figures: true,
    planets: false,
    moonFromX: 0,
    figureNameSize: FIGURE_NAME_SIZE,
    starNameSize: STAR_NAME_SIZE,
  };
}

/** The rotation into (east, north, up), turned about the zenith so that the azimuth lies at the lower edge. */
function rotationOf({ siderealDegrees, azimuthDegrees }: StillSky): Rotation {
  const turn = ((180 - azimuthDegrees) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const aboutZenith: Rotation = [cos, sin, 0, -sin, cos, 0, 0, 0, 1];
  return compose(aboutZenith, equatorToHorizon(siderealDegrees, LATITUDE_DEGREES));
}

function onlyNamed(catalog: StarCatalog, names: readonly string[]): StarCatalog {
  return {
    ...catalog,
    figures: catalog.figures.map((figure) =>
      figure.name !== undefined && names.includes(figure.name)
        ? figure
        : { ...figure, name: undefined },
    ),
    names: catalog.names.filter(({ name }) => names.includes(name)),
  };
}
