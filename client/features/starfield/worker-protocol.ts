// The messages between the page and the worker that draws its skies. `sky` is the number that the page gave to a sky.

import type { SkyFrame, SkyView } from './chart/layout.ts';
import type { Observer } from './sky/observer.ts';

export type SkyRequest =
  | {
      kind: 'open';
      sky: number;
      /**
       * The page's clock at the request, Unix milliseconds. The worker uses the page's clock, which tests can replace.
       */
      nowMs: number;
      view: SkyView;
      chart: OffscreenCanvas;
      /** The layers of dust, farthest first. */
      dust: OffscreenCanvas[];
      frame: SkyFrame;
      /** The sky is drawn only when its frame changes, for reduced motion. */
      still: boolean;
      /** The user's place, if known; otherwise the browser's time zone gives it roughly. */
      place: Observer | undefined;
    }
  | { kind: 'frame'; sky: number; frame: SkyFrame }
  | { kind: 'run'; sky: number; running: boolean }
  | { kind: 'still'; sky: number; still: boolean }
  | { kind: 'close'; sky: number };

/** The sky on the canvas; instants are Unix milliseconds. */
export type SkyDrawn = {
  sky: number;
  instantMs: number;
  placeName: string | undefined;
  /** The end of civil twilight today at the place; undefined if it does not get dark before midnight. */
  duskMs: number | undefined;
};
