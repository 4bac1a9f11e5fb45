import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from '#server/platform/keyed-mutex.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let nobody of a key begin before the one in front has ended', async () => {
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

  it('do not keep others waiting', async () => {
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

  it('go on after a failure, which only its own caller hears of', async () => {
    const mutex = createKeyedMutex();
    const failing = mutex.runExclusive('nora', async () => {
      throw new Error('no');
    });
    const next = mutex.runExclusive('nora', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
