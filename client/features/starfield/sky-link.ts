// The page's side of the worker: one worker for all skies of the page, made with the first and ended
// with the last of them.

import type { SkyDrawn, SkyOrder } from './sky-orders.ts';

type OpenOrder = Omit<Extract<SkyOrder, { kind: 'open' }>, 'kind' | 'sky'>;
export type SkyLink = {
  send: (order: WithoutSky<Exclude<SkyOrder, { kind: 'open' | 'close' }>>) => void;
  close: () => void;
};
type WithoutSky<Order> = Order extends SkyOrder ? Omit<Order, 'sky'> : never;

let worker: Worker | undefined;
let lastSky = 0;
const listeners = new Map<number, (drawn: SkyDrawn) => void>();

/** Whether this browser can draw beside the page's own thread (all current ones since March 2023). */
export function canDrawSkies(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function'
  );
}

/** Orders a sky; `onDrawn` is told when it stands and when its hour has moved on. */
export function orderSky(order: OpenOrder, onDrawn: (drawn: SkyDrawn) => void): SkyLink {
  if (worker === undefined) {
    worker = new Worker(new URL('./sky-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SkyDrawn>) => listeners.get(data.sky)?.(data);
  }
  const sent = worker;
  lastSky += 1;
  const sky = lastSky;
  listeners.set(sky, onDrawn);
  const open: SkyOrder = { ...order, kind: 'open', sky };
  sent.postMessage(open, [order.chart, ...order.dust]);
  return {
    send: (next) => sent.postMessage({ ...next, sky }),
    close() {
      sent.postMessage({ kind: 'close', sky } satisfies SkyOrder);
      listeners.delete(sky);
      if (listeners.size > 0) return;
      sent.terminate();
      if (worker === sent) worker = undefined;
    },
  };
}
