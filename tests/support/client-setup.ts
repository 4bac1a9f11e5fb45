// What jsdom lacks and the page's parts ask for, and a clean table before every test.

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearToasts } from '#client/ui/feedback/toast.ts';
import { failOnConsoleNoise } from './console-noise.ts';

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

afterEach(() => {
  cleanup();
  clearToasts();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

failOnConsoleNoise();
