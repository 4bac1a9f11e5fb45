import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findTemporary,
  forgetTemporary,
  forgetTemporaryInTime,
  keepTemporarily,
  sweepTemporaryStorage,
} from '#client/lib/temporary-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('temporary storage', () => {
  it('keeps a value until its time is over', () => {
    keepTemporarily('draft', { step: 3 }, 1_000);
    vi.advanceTimersByTime(999);
    expect(findTemporary('draft')).toEqual({ step: 3 });
    vi.advanceTimersByTime(1);
    expect(findTemporary('draft')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('forgets at once when told to', () => {
    keepTemporarily('draft', 1, 1_000);
    forgetTemporary('draft');
    expect(localStorage).toHaveLength(0);
  });

  it('forgets in time by itself while the page is open, unless that is called off', () => {
    keepTemporarily('one', 1, 1_000);
    keepTemporarily('other', 2, 1_000);
    forgetTemporaryInTime('one');
    const callOff = forgetTemporaryInTime('other');
    callOff();
    vi.advanceTimersByTime(1_000);
    expect(Object.keys(localStorage)).toEqual(['asteria.temporary.other']);
  });

  it('sweeps what has ended and leaves what has not, and what is not its own', () => {
    keepTemporarily('old', 1, 1_000);
    keepTemporarily('young', 2, 5_000);
    localStorage.setItem('stranger', '{"endsAt":0,"value":1}');
    vi.advanceTimersByTime(2_000);
    sweepTemporaryStorage();
    expect(Object.keys(localStorage).sort()).toEqual(['asteria.temporary.young', 'stranger']);
  });

  it.each(['{', 'null', '[]', '{"value":1}', '{"endsAt":"soon","value":1}'])(
    'takes the unreadable %j for nothing, and removes it',
    (text) => {
      localStorage.setItem('asteria.temporary.draft', text);
      expect(findTemporary('draft')).toBeUndefined();
    },
  );

  it('does without storage where the browser forbids it', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    keepTemporarily('draft', 1, 1_000);
    expect(findTemporary('draft')).toBeUndefined();
    setItem.mockRestore();
  });
});
