// The page's side of the worker. All skies of the page share one worker, which is created with the
// first sky and terminated with the last.

import type { SkyDrawn, SkyRequest } from './worker-protocol.ts';

type OpenRequest = Omit<Extract<SkyRequest, { kind: 'open' }>, 'kind' | 'sky' | 'nowMs'>;
export type SkyConnection = {
  send: (request: WithoutSky<Exclude<SkyRequest, { kind: 'open' | 'close' }>>) => void;
  close: () => void;
};
type WithoutSky<Request> = Request extends SkyRequest ? Omit<Request, 'sky'> : never;

let worker: Worker | undefined;
let lastSky = 0;
const listeners = new Map<number, (drawn: SkyDrawn) => void>();

/** Whether this browser can draw off the main thread (all current ones since March 2023). */
export function canDrawSkies(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function'
  );
}

/**
 * Requests a sky, whose canvases are transferred to the worker. `onDrawn` is called when the sky is drawn, and again
 * each time the drawn instant has advanced by ten minutes.
 */
export function requestSky(
  request: OpenRequest,
  onDrawn: (drawn: SkyDrawn) => void,
): SkyConnection {
  if (worker === undefined) {
    worker = new Worker(new URL('./sky-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SkyDrawn>) => listeners.get(data.sky)?.(data);
  }
  const sent = worker;
  lastSky += 1;
  const sky = lastSky;
  listeners.set(sky, onDrawn);
  const open: SkyRequest = { ...request, kind: 'open', sky, nowMs: Date.now() };
  sent.postMessage(open, [request.chart, ...request.dust]);
  return {
    send: (next) => sent.postMessage({ ...next, sky }),
    close() {
      sent.postMessage({ kind: 'close', sky } satisfies SkyRequest);
      listeners.delete(sky);
      if (listeners.size > 0) return;
      sent.terminate();
      if (worker === sent) worker = undefined;
    },
  };
}
