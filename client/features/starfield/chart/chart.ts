// Draws the star chart: graticule, ecliptic, constellations, stars, Moon and planets, names, rim.

import { type Rotation, rotate, type Vector } from '#shared/sky/horizon.ts';
import {
  eclipticVector,
  moonPlace,
  PLANETS,
  type Planet,
  planetVector,
  sunVector,
} from '../sky/planets.ts';
import type { StarCatalog } from '../sky/star-catalog.ts';
import { toVector } from '../sky/star-catalog.ts';
import { BRASS_RGB, type Canvas2D, INK, IVORY_RGB, PARCHMENT_RGB, tint } from './canvas.ts';
import type { GlyphPaths } from './glyph-paths.ts';
import type { Layout } from './layout.ts';
import {
  createLettering,
  cutHalos,
  type Name,
  type Obstacles,
  setName,
  type Writing,
  writeNames,
} from './lettering.ts';
import { createProjected, type Projected, placeOf, projectAll } from './projection.ts';
import { drawRim } from './rim.ts';
import { drawStars, markRadius } from './star-marks.ts';

/**
 * Polylines between points that are projected together; each line is a pair of indices `[first,
 * last]`.
 */
type Lines = {
  vectors: Float32Array;
  spans: readonly (readonly [number, number])[];
  room: Projected;
};

const FIGURE_GAP_PIXELS = 4.5;
const SHORTEST_LINE_PIXELS = 10;
/** CSS pixels at scale 1, as the next two. */
const MOON_RADIUS = 9;
const PLANET_RADIUS = 3.1;
const PLANET_GLYPH_SIZE = 13;
/** Names avoid stars brighter than this, and bright ones by more; tenths of a magnitude. */
const OBSTACLE_TENTHS = 41;
const BRIGHT_TENTHS = 31;
/** Lines are drawn up to this far outside of the canvas, CSS pixels. */
const MARGIN = 60;

function createLines(lines: readonly (readonly Vector[])[]): Lines {
  const points = lines.flat();
  const spans: [number, number][] = [];
  let first = 0;
  for (const line of lines) {
    spans.push([first, first + line.length - 1]);
    first += line.length;
  }
  const vectors = Float32Array.from(points.flat());
  return { vectors, spans, room: createProjected(points.length) };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** A meridian each two hours (30°) of right ascension, and six parallels of declination. */
const GRATICULE = createLines([
  ...range(0, 330, 30).map((ra) => range(-80, 80, 2).map((dec) => toVector(ra, dec))),
  ...[-60, -30, 0, 30, 60, 80].map((dec) => range(0, 360, 2).map((ra) => toVector(ra, dec))),
]);
const ECLIPTIC = createLines([range(0, 360, 1).map((longitude) => eclipticVector(longitude))]);
/** A tick each 5°, longer each 10°, longest at the beginning of a sign. */
const ECLIPTIC_TICKS = createLines(
  range(0, 355, 5).map((longitude) => {
    const reach = longitude % 30 === 0 ? 2.6 : longitude % 10 === 0 ? 1.1 : 0.6;
    return [eclipticVector(longitude, -reach), eclipticVector(longitude, reach)];
  }),
);

function strokeLines(c: Canvas2D, lines: Lines, rotation: Rotation, layout: Layout): void {
  const { places, up } = projectAll(lines.vectors, rotation, layout, lines.room);
  c.beginPath();
  for (const [first, last] of lines.spans) {
    let drawing = false;
    for (let point = first; point <= last; point += 1) {
      const x = places[point * 2] ?? 0;
      const y = places[point * 2 + 1] ?? 0;
      const inside =
        up[point] === 1 &&
        x > -MARGIN &&
        y > -MARGIN &&
        x < layout.width + MARGIN &&
        y < layout.height + MARGIN;
      if (inside && drawing) c.lineTo(x, y);
      else if (inside) c.moveTo(x, y);
      drawing = inside;
    }
  }
  c.stroke();
}

function drawFigures(
  c: Canvas2D,
  { figures }: StarCatalog,
  { places, up }: Projected,
  { width, height, scale }: Layout,
): void {
  const gap = FIGURE_GAP_PIXELS * scale;
  const outside = (x: number, y: number) => x < 0 || y < 0 || x > width || y > height;
  c.beginPath();
  for (const { joins } of figures) {
    for (let at = 0; at + 1 < joins.length; at += 2) {
      const [from, to] = [joins[at] ?? 0, joins[at + 1] ?? 0];
      if (up[from] === 0 || up[to] === 0) continue;
      const [ax, ay] = [places[from * 2] ?? 0, places[from * 2 + 1] ?? 0];
      const [bx, by] = [places[to * 2] ?? 0, places[to * 2 + 1] ?? 0];
      if (outside(ax, ay) && outside(bx, by)) continue;
      const length = Math.hypot(bx - ax, by - ay);
      if (length < SHORTEST_LINE_PIXELS * scale) continue;
      const [dx, dy] = [((bx - ax) / length) * gap, ((by - ay) / length) * gap];
      c.moveTo(ax + dx, ay + dy);
      c.lineTo(bx - dx, by - dy);
    }
  }
  c.lineWidth = 0.95;
  c.lineCap = 'round';
  c.strokeStyle = tint(IVORY_RGB, 0.66);
  c.stroke();
}

type Place = { x: number; y: number };
type VisiblePlanets = {
  planets: readonly { planet: Planet; place: Place }[];
  /** `lit`: from -1 at the new Moon to 1 at the full Moon. `lightAngle`: toward the Sun on the canvas, radians. */
  moon: { place: Place; lit: number; lightAngle: number } | undefined;
};

/**
 * The positions of Moon and planets on the canvas. The Moon's is topocentric, because its parallax
 * is visible.
 */
function findPlanets(rotation: Rotation, instantMs: number, layout: Layout): VisiblePlanets {
  const planets = PLANETS.flatMap((planet) => {
    const place = placeOf(rotate(rotation, planetVector(planet, instantMs)), layout);
    return place === undefined ? [] : [{ planet, place }];
  });
  // In earth radii from the center of the earth; the observer stands one of them above it.
  const [east, north, height] = rotate(rotation, moonPlace(instantMs));
  const distance = Math.hypot(east, north, height - 1);
  const toMoon: Vector = [east / distance, north / distance, (height - 1) / distance];
  const place = placeOf(toMoon, layout);
  if (place === undefined || place.x < layout.moonFromX) return { planets, moon: undefined };
  const toSun = rotate(rotation, sunVector(instantMs));
  const cosine = toMoon[0] * toSun[0] + toMoon[1] * toSun[1] + toMoon[2] * toSun[2];
  // A second point slightly closer to the Sun gives the direction of the light.
  const nearer = placeOf(
    [
      toMoon[0] + (toSun[0] - cosine * toMoon[0]) * 0.02,
      toMoon[1] + (toSun[1] - cosine * toMoon[1]) * 0.02,
      Math.max(0.001, toMoon[2] + (toSun[2] - cosine * toMoon[2]) * 0.02),
    ],
    layout,
  );
  const lightAngle = nearer === undefined ? 0 : Math.atan2(nearer.y - place.y, nearer.x - place.x);
  return { planets, moon: { place, lit: -cosine, lightAngle } };
}

function drawMoon(
  c: Canvas2D,
  { place, lit, lightAngle }: NonNullable<VisiblePlanets['moon']>,
  scale: number,
): void {
  const radius = MOON_RADIUS * scale;
  const disc = () => {
    c.beginPath();
    c.arc(0, 0, radius, 0, 2 * Math.PI);
  };
  c.save();
  c.translate(place.x, place.y);
  c.rotate(lightAngle);
  c.fillStyle = INK;
  disc();
  c.fill();
  // The lit half faces the Sun; the terminator is half an ellipse, curved to either side.
  c.fillStyle = tint(IVORY_RGB, 1);
  c.beginPath();
  c.arc(0, 0, radius, -Math.PI / 2, Math.PI / 2);
  c.ellipse(0, 0, Math.abs(lit) * radius, radius, 0, Math.PI / 2, -Math.PI / 2, lit < 0);
  c.fill();
  c.strokeStyle = tint(IVORY_RGB, 1);
  c.lineWidth = 1;
  disc();
  c.stroke();
  c.restore();
}

function drawPlanet(c: Canvas2D, { x, y }: Place, glyph: Path2D | undefined, scale: number): void {
  c.fillStyle = tint(BRASS_RGB, 1);
  c.beginPath();
  c.arc(x, y, PLANET_RADIUS * scale, 0, 2 * Math.PI);
  c.fill();
  if (glyph === undefined) return;
  const size = PLANET_GLYPH_SIZE * scale;
  c.save();
  c.translate(x + 6 * scale, y - 4 * scale);
  c.scale(size / 24, size / 24);
  c.strokeStyle = tint(BRASS_RGB, 1);
  c.lineWidth = 1.7;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.stroke(glyph);
  c.restore();
}

/** What names must avoid: lines on the canvas, bright stars, Moon and planets. */
function listObstacles(
  catalog: StarCatalog,
  { places, up }: Projected,
  visible: VisiblePlanets,
  { width, height, scale }: Layout,
): Obstacles {
  const obstacles: Obstacles = { lines: [], marks: [], taken: [] };
  const inside = (x: number, y: number) => x > 0 && y > 0 && x < width && y < height;
  const at = (point: number): [number, number] => [
    places[point * 2] ?? 0,
    places[point * 2 + 1] ?? 0,
  ];
  for (const { joins } of catalog.figures) {
    for (let end = 0; end + 1 < joins.length; end += 2) {
      const [from, to] = [joins[end] ?? 0, joins[end + 1] ?? 0];
      if (up[from] === 0 || up[to] === 0) continue;
      const [a, b] = [at(from), at(to)];
      if (inside(...a) || inside(...b)) obstacles.lines.push(...a, ...b);
    }
  }
  const ecliptic = ECLIPTIC.room;
  for (let point = 0; point + 4 < ecliptic.up.length; point += 4) {
    if (ecliptic.up[point] === 0 || ecliptic.up[point + 4] === 0) continue;
    const [x1 = 0, y1 = 0] = ecliptic.places.subarray(point * 2, point * 2 + 2);
    const [x2 = 0, y2 = 0] = ecliptic.places.subarray(point * 2 + 8, point * 2 + 10);
    if (inside(x1, y1) || inside(x2, y2)) obstacles.lines.push(x1, y1, x2, y2);
  }
  for (let star = 0; star < up.length; star += 1) {
    const tenths = catalog.magnitudeTenths[star] ?? 0;
    // The brightest come first in the catalog.
    if (tenths >= OBSTACLE_TENTHS) break;
    const [x, y] = at(star);
    if (up[star] === 1 && inside(x, y))
      obstacles.marks.push(x, y, tenths < BRIGHT_TENTHS ? 5 : 1.5);
  }
  for (const { place } of visible.planets) {
    const box = { x: place.x - 4 * scale, y: place.y - 5 * scale };
    obstacles.taken.push({ ...box, width: 24 * scale, height: 15 * scale });
  }
  if (visible.moon !== undefined) {
    const { x, y } = visible.moon.place;
    const reach = MOON_RADIUS * scale;
    obstacles.taken.push({ x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 });
  }
  return obstacles;
}

/** Returns the function that draws the whole chart onto a cleared canvas, for one layout. */
export function createChart(catalog: StarCatalog, glyphs: GlyphPaths, layout: Layout) {
  const stars = createProjected(catalog.magnitudeTenths.length);
  const { figureNameSize, starNameSize, pixelRatio, scale, zenithX, zenithY, radius } = layout;
  const findPlaces = createLettering(layout);
  const figures: { name: Name; middle: Vector; stars: readonly number[] }[] = [];
  for (const { name, middle, joins } of catalog.figures) {
    if (name === undefined || figureNameSize === 0) continue;
    figures.push({
      name: setName(name, { size: figureNameSize, tracked: true }, pixelRatio),
      middle,
      stars: [...new Set(joins)],
    });
  }
  const named = (starNameSize === 0 ? [] : catalog.names).map(({ star, name }) => {
    const beside = markRadius((catalog.magnitudeTenths[star] ?? 0) / 10) * scale + 4;
    return {
      star,
      name: setName(name, { size: starNameSize, tracked: false, beside }, pixelRatio),
    };
  });

  /**
   * A constellation is named only while its center is visible; elsewhere its name would seem to
   * belong to another one.
   */
  function findMiddle(rotation: Rotation, middle: Vector): Place | undefined {
    const place = placeOf(rotate(rotation, middle), layout);
    if (place === undefined) return undefined;
    const { x, y } = place;
    const isHidden =
      x < 0 ||
      y < 0 ||
      x > layout.width ||
      y > layout.height ||
      layout.covered.some(
        (box) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height,
      );
    return isHidden ? undefined : place;
  }

  function placeOfStar(star: number): Place {
    return { x: stars.places[star * 2] ?? 0, y: stars.places[star * 2 + 1] ?? 0 };
  }

  function listWritings(rotation: Rotation): Writing[] {
    return [
      ...figures.map((figure) => ({
        name: figure.name,
        anchor: findMiddle(rotation, figure.middle),
        own: figure.stars.flatMap((star) => (stars.up[star] === 0 ? [] : [placeOfStar(star)])),
      })),
      ...named.map(({ star, name }) => ({
        name,
        anchor: stars.up[star] === 0 ? undefined : placeOfStar(star),
        own: [],
      })),
    ];
  }

  function drawLines(c: Canvas2D, rotation: Rotation): void {
    c.lineWidth = 0.75;
    c.strokeStyle = tint(PARCHMENT_RGB, 0.13);
    strokeLines(c, GRATICULE, rotation, layout);
    if (!layout.figures) return;
    c.lineWidth = 1;
    c.strokeStyle = tint(BRASS_RGB, 0.6);
    strokeLines(c, ECLIPTIC, rotation, layout);
    c.lineWidth = 0.9;
    c.strokeStyle = tint(BRASS_RGB, 0.5);
    strokeLines(c, ECLIPTIC_TICKS, rotation, layout);
    drawFigures(c, catalog, stars, layout);
  }

  /**
   * Draws the sky at `instantMs` (Unix milliseconds); `rotation` maps J2000 equatorial vectors to
   * east, north, up.
   */
  return (c: Canvas2D, rotation: Rotation, instantMs: number): void => {
    projectAll(catalog.vectors, rotation, layout, stars);
    const visible: VisiblePlanets = layout.planets
      ? findPlanets(rotation, instantMs, layout)
      : { planets: [], moon: undefined };
    c.save();
    c.beginPath();
    c.arc(zenithX, zenithY, radius, 0, 2 * Math.PI);
    c.clip();
    drawLines(c, rotation);
    const writings = listWritings(rotation);
    const boxes =
      writings.length === 0
        ? []
        : findPlaces(writings, listObstacles(catalog, stars, visible, layout));
    cutHalos(c, writings, boxes);
    drawStars(c, stars, catalog.magnitudeTenths, layout);
    for (const { planet, place } of visible.planets) drawPlanet(c, place, glyphs[planet], scale);
    if (visible.moon !== undefined) drawMoon(c, visible.moon, scale);
    writeNames(c, writings, boxes);
    c.restore();
    if (layout.rim) drawRim(c, layout);
  };
}
