// The worker that draws the page's skies, off the main thread.

import { loadGlyphPaths } from './chart/glyph-paths.ts';
import { observerOfZone } from './sky/observer.ts';
import { readStarCatalog } from './sky/star-catalog.ts';
import { type SkyDrawing, type SkyMaterials, startSkyDrawing } from './sky-drawing.ts';
import type { SkyRequest } from './worker-protocol.ts';

/** The members of the worker's scope that are used here; the project is compiled with DOM types. */
declare const self: {
  fonts?: FontFaceSet;
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent<SkyRequest>) => void) | null;
};

const SERIF_FACES = [
  ['normal', '/fonts/ibarra-real-nova-400.woff2'],
  ['italic', '/fonts/ibarra-real-nova-400-italic.woff2'],
] as const;

/** Loads the chart's typeface; on failure the fallback serif is used. */
async function loadLetters(): Promise<void> {
  const { fonts } = self;
  if (fonts === undefined) return;
  const faces = SERIF_FACES.map(
    ([style, path]) =>
      new FontFace('Ibarra Real Nova', `url(${path}) format('woff2')`, { style, weight: '400' }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') fonts.add(face.value);
}

/** How far the page's clock is ahead of the worker's; not 0 where a test has replaced the page's clock. */
let aheadMs = 0;
const clock = {
  now: () => Date.now() + aheadMs,
  schedule: (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

let materials: Promise<SkyMaterials> | undefined;
async function gatherMaterials(): Promise<SkyMaterials> {
  const [glyphs] = await Promise.all([loadGlyphPaths(), loadLetters()]);
  return { catalog: readStarCatalog(), glyphs };
}

function observerOfBrowser() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return observerOfZone(zone, -new Date().getTimezoneOffset());
}

const skies = new Map<number, Promise<SkyDrawing>>();

self.onmessage = ({ data: request }) => {
  if (request.kind === 'open') {
    aheadMs = request.nowMs - Date.now();
    materials ??= gatherMaterials();
    const opened = materials.then((ready) =>
      startSkyDrawing(
        { ...request, place: request.place ?? observerOfBrowser() },
        ready,
        clock,
        (drawn) => self.postMessage(drawn),
      ),
    );
    skies.set(request.sky, opened);
    return;
  }
  const sky = skies.get(request.sky);
  if (request.kind === 'close') skies.delete(request.sky);
  void sky?.then(({ setFrame, setRunning, setStill, close }) => {
    if (request.kind === 'frame') setFrame(request.frame);
    else if (request.kind === 'run') setRunning(request.running);
    else if (request.kind === 'still') setStill(request.still);
    else close();
  });
};
