// What jsdom lacks and the page's parts ask for, and a clean table before every test.

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { clearToasts } from '#client/ui/feedback/toast.ts';
import { failOnConsoleNoise } from './console-noise.ts';
import { server } from './msw/server.ts';
import { resetWorld } from './msw/world.ts';

// jsdom lays nothing out: nothing is captured, scrolled, observed or matched.
class StillResizeObserver implements ResizeObserver {
  observe() {
    // Sizes never change here.
  }
  unobserve() {
    // Nothing was observed.
  }
  disconnect() {
    // Nothing was observed.
  }
}

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
HTMLCanvasElement.prototype.getContext = () => null;
document.elementFromPoint = () => null;
window.scrollTo = () => undefined;
window.ResizeObserver = StillResizeObserver;
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

// First here, last after each test: what it finds must not keep the table from being cleaned.
failOnConsoleNoise();

// A call that nobody answers fails its test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A step back in the history that the test has left under way arrives before the next one begins.
  await new Promise((done) => setTimeout(done, 0));
  server.resetHandlers();
  resetWorld();
  clearToasts();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
