// Draws the page's skies beside the page's own thread: the page pays nothing for a frame.

import { loadGlyphPaths } from './chart/glyph-paths.ts';
import { type OpenSky, openSky, type SkyMaterials } from './open-sky.ts';
import { readStarCatalog } from './sky/star-catalog.ts';
import { vantageOfZone } from './sky/vantage.ts';
import type { SkyOrder } from './sky-orders.ts';

/** The part of a worker's global scope that is used here; the project is typed for pages. */
type WorkerScope = {
  fonts?: FontFaceSet;
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent<SkyOrder>) => void) | null;
};
// A worker's `self` is no Window, whatever the page's types say.
const scope = self as unknown as WorkerScope;

const SERIF_FACES = [
  ['normal', '/fonts/ibarra-real-nova-400.woff2'],
  ['italic', '/fonts/ibarra-real-nova-400-italic.woff2'],
] as const;

/** The atlas's letters; without them the fallback serif is written. */
async function loadLetters(): Promise<void> {
  const { fonts } = scope;
  if (fonts === undefined) return;
  const faces = SERIF_FACES.map(
    ([style, path]) =>
      new FontFace('Ibarra Real Nova', `url(${path}) format('woff2')`, { style, weight: '400' }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') fonts.add(face.value);
}

const clock = {
  now: () => Date.now(),
  later: (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

let materials: Promise<SkyMaterials> | undefined;
async function gatherMaterials(): Promise<SkyMaterials> {
  const [glyphs] = await Promise.all([loadGlyphPaths(), loadLetters()]);
  return { catalog: readStarCatalog(), glyphs };
}

function vantageOfBrowser() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return vantageOfZone(zone, -new Date().getTimezoneOffset());
}

const skies = new Map<number, Promise<OpenSky>>();

scope.onmessage = ({ data: order }) => {
  if (order.kind === 'open') {
    materials ??= gatherMaterials();
    const opened = materials.then((ready) =>
      openSky({ ...order, place: order.place ?? vantageOfBrowser() }, ready, clock, (drawn) =>
        scope.postMessage(drawn),
      ),
    );
    skies.set(order.sky, opened);
    return;
  }
  const sky = skies.get(order.sky);
  if (order.kind === 'close') skies.delete(order.sky);
  void sky?.then(({ setFrame, setRunning, setStill, close }) => {
    if (order.kind === 'frame') setFrame(order.frame);
    else if (order.kind === 'run') setRunning(order.running);
    else if (order.kind === 'still') setStill(order.still);
    else close();
  });
};
