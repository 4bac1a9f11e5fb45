// What the page and the worker that draws its skies say to each other.

import type { SkyFrame, SkyView } from './chart/layout.ts';
import type { Vantage } from './sky/vantage.ts';

export type SkyOrder =
  | {
      kind: 'open';
      sky: number;
      view: SkyView;
      chart: OffscreenCanvas;
      /** The layers of dust, farthest first. */
      dust: OffscreenCanvas[];
      frame: SkyFrame;
      /** Drawn once and again only when its frame changes: for readers who want less motion. */
      still: boolean;
      /** Where the reader is, if that is known; else the browser's time zone says it roughly. */
      place: Vantage | undefined;
    }
  | { kind: 'frame'; sky: number; frame: SkyFrame }
  | { kind: 'run'; sky: number; running: boolean }
  | { kind: 'still'; sky: number; still: boolean }
  | { kind: 'close'; sky: number };

/** What the sky on the canvas shows: where from and when. */
export type SkyDrawn = { sky: number; instantMs: number; placeName: string | undefined };
