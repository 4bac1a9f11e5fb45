import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from '#server/platform/keyed-mutex.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a mutex per key', () => {
  it('runs the work of a key one after another', async () => {
    const mutex = createKeyedMutex();
    let inside = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mutex.runExclusive('nora', async () => {
          inside += 1;
          expect(inside).toBe(1);
          await soon();
          order.push(index);
          inside -= 1;
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('does not block other keys', async () => {
    const mutex = createKeyedMutex();
    let open: () => void = () => undefined;
    const blocked = mutex.runExclusive(
      'nora',
      () => new Promise<void>((resolve) => (open = resolve)),
    );
    expect(await mutex.runExclusive('theo', async () => 'done')).toBe('done');
    open();
    await blocked;
  });

  it('continues after a failure, which only its own caller sees', async () => {
    const mutex = createKeyedMutex();
    const failing = mutex.runExclusive('nora', async () => {
      throw new Error('no');
    });
    const next = mutex.runExclusive('nora', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
