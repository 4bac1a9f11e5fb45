// Stands in for the canvases that only browsers have: letters are as wide as their size says, and what
// is painted is noted.

import { vi } from 'vitest';

export type Painted = { text: string[]; pictures: { x: number; y: number; width: number }[] };

export class FakeOffscreenCanvas {
  width: number;
  height: number;
  /** How often it was wiped for a new drawing. */
  drawings = 0;
  painted: Painted = { text: [], pictures: [] };
  /** Every number that was given to a path or a turn. */
  numbers: number[] = [];
  #context: unknown;

  constructor(width = 300, height = 150) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    // As Firefox refuses it, where a page has given the canvas to a worker.
    if (this.#context !== undefined) throw new Error('the canvas has a context already');
    this.#context = this.#createContext();
    return this.#context;
  }

  #createContext() {
    const state: Record<string, unknown> = { font: '10px serif' };
    const size = () => Number(/(\d+(?:\.\d+)?)px/.exec(String(state['font']))?.[1] ?? 10);
    const doings: Record<string, (...given: never[]) => unknown> = {
      measureText: (text: string) => ({ width: text.length * size() * 0.6 }),
      clearRect: () => {
        this.drawings += 1;
        this.painted = { text: [], pictures: [] };
        this.numbers = [];
      },
      fillText: (text: string) => this.painted.text.push(text),
      drawImage: (_picture: unknown, x: number, y: number, width: number) =>
        this.painted.pictures.push({ x, y, width }),
    };
    return new Proxy(state, {
      get: (_, key) =>
        typeof key === 'string' && key in state
          ? state[key]
          : (...given: unknown[]) => {
              this.numbers.push(...given.filter((one) => typeof one === 'number'));
              return doings[String(key)]?.(...(given as never[])); // what the chart itself calls
            },
      set: (_, key, value) => {
        state[String(key)] = value;
        return true;
      },
    });
  }
}

/** Gives the page fake canvases for one test. */
export function stubCanvases(): void {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas);
}
