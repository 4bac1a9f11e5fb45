import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Starfield, useStarfieldPreference } from '#client/features/starfield/index.ts';
import { stubCanvases } from './fake-canvas.ts';

type Order = { kind: string; sky: number; running?: boolean; still?: boolean };

/** The edges of the page: worker, observers, idle time, the user's wish for less motion. */
class FakeWorker {
  static all: FakeWorker[] = [];
  orders: Order[] = [];
  ended = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(order: Order) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
}

let see: (isIntersecting: boolean) => void;
let wantLessMotion: (less: boolean) => void;
let isHidden = false;

function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  FakeWorker.all = [];
  stubCanvases();
  vi.stubGlobal('Worker', FakeWorker);
  const watchers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #watcher;
      constructor(watcher: (entries: { isIntersecting: boolean }[]) => void) {
        this.#watcher = watcher;
      }
      observe() {
        watchers.add(this.#watcher);
      }
      disconnect() {
        watchers.delete(this.#watcher);
      }
    },
  );
  see = (isIntersecting) => {
    for (const watcher of watchers) watcher([{ isIntersecting }]);
  };
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
  wantLessMotion = (less) => {
    motion.matches = less;
    motion.dispatchEvent(new Event('change'));
  };
  isHidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  );
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => new OffscreenCanvas(1, 1);
});

function orders() {
  return FakeWorker.all.flatMap((worker) => worker.orders);
}
function lastRunning() {
  return orders().findLast((order) => order.kind === 'run')?.running;
}

describe('the starfield', () => {
  // req: LANDING-11
  it('is ornament: nothing of it is read out, and it draws only once it comes near', () => {
    const { container } = render(<Starfield />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(FakeWorker.all).toHaveLength(0);
    see(true);
    expect(orders()[0]).toMatchObject({ kind: 'open', view: 'atlas', still: false });
    expect(container.querySelectorAll('canvas')).toHaveLength(4);
    expect(lastRunning()).toBe(true);
  });

  it('comes to be seen when the first drawing stands, and says which sky it is', () => {
    const onDrawn = vi.fn();
    const { container } = render(<Starfield onDrawn={onDrawn} />);
    see(true);
    const [worker] = FakeWorker.all;
    const drawn = { sky: orders()[0]?.sky, instantMs: 5, placeName: 'Chicago' };
    worker?.onmessage?.({ data: drawn });
    expect(container.firstElementChild).toHaveAttribute('data-drawn', 'true');
    expect(onDrawn).toHaveBeenCalledWith(drawn);
  });

  it('rests while its page is hidden or scrolled away', () => {
    render(<Starfield />);
    see(true);
    hide(true);
    expect(lastRunning()).toBe(false);
    hide(false);
    expect(lastRunning()).toBe(true);
    see(false);
    expect(lastRunning()).toBe(false);
    hide(true);
    hide(false);
    expect(lastRunning()).toBe(false);
  });

  it('stands still where the user wants less motion, also from now on', () => {
    wantLessMotion(true);
    render(<Starfield />);
    see(true);
    expect(orders()[0]).toMatchObject({ kind: 'open', still: true });
    wantLessMotion(false);
    expect(orders().at(-1)).toMatchObject({ kind: 'still', still: false });
    wantLessMotion(true);
    expect(orders().at(-1)).toMatchObject({ kind: 'still', still: true });
  });

  it('shares one worker among the skies of a page, and ends it with the last', () => {
    const first = render(<Starfield />);
    const second = render(<Starfield view="orion" />);
    see(true);
    expect(FakeWorker.all).toHaveLength(1);
    first.unmount();
    expect(FakeWorker.all[0]?.ended).toBe(false);
    second.unmount();
    expect(orders().filter((order) => order.kind === 'close')).toHaveLength(2);
    expect(FakeWorker.all[0]?.ended).toBe(true);
    hide(true);
    expect(orders().at(-1)?.kind).toBe('close');
  });

  it('survives being mounted twice, as strict mode does', () => {
    const { container } = render(
      <StrictMode>
        <Starfield />
      </StrictMode>,
    );
    see(true);
    expect(container.querySelectorAll('canvas')).toHaveLength(4);
  });

  it('draws over the place that it is given', () => {
    render(<Starfield place={{ latitude: -33.9, longitude: 151.2, name: 'Sydney' }} />);
    see(true);
    expect(orders()[0]).toMatchObject({ place: { latitude: -33.9, name: 'Sydney' } });
  });

  it('leaves the page whole where a browser cannot draw beside it', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const { container } = render(<Starfield />);
    see(true);
    expect(container.querySelector('canvas')).toBeNull();
  });
});

function Switch() {
  const [on, setOn] = useStarfieldPreference();
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      Starfield
    </button>
  );
}

describe('the switch of the starfield', () => {
  it('takes every sky away, is kept, and brings them back', async () => {
    const { container, getByRole, unmount } = render(
      <>
        <Switch />
        <Starfield />
      </>,
    );
    see(true);
    act(() => getByRole('button').click());
    expect(getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    expect(container.querySelector('canvas')).toBeNull();
    expect(orders().at(-1)?.kind).toBe('close');
    expect(window.localStorage.getItem('asteria:starfield')).toBe('off');
    unmount();

    const again = render(
      <>
        <Switch />
        <Starfield />
      </>,
    );
    expect(again.container.querySelector('.starfield')).toBeNull();
    act(() => again.getByRole('button').click());
    expect(again.container.querySelector('.starfield')).not.toBeNull();
  });

  it('follows what another tab has chosen', () => {
    const { container } = render(<Starfield />);
    window.localStorage.setItem('asteria:starfield', 'off');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'asteria:starfield' }));
    });
    expect(container.querySelector('.starfield')).toBeNull();
  });
});
