import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getExpiring,
  removeAtExpiry,
  removeExpired,
  removeExpiring,
  setExpiring,
} from '#client/lib/expiring-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('expiring storage', () => {
  it('keeps a value until it expires', () => {
    setExpiring('draft', { step: 3 }, 1_000);
    vi.advanceTimersByTime(999);
    expect(getExpiring('draft')).toEqual({ step: 3 });
    vi.advanceTimersByTime(1);
    expect(getExpiring('draft')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('removes a value immediately on request', () => {
    setExpiring('draft', 1, 1_000);
    removeExpiring('draft');
    expect(localStorage).toHaveLength(0);
  });

  it('removes it on time while the page is open, unless that is canceled', () => {
    setExpiring('one', 1, 1_000);
    setExpiring('other', 2, 1_000);
    removeAtExpiry('one');
    const callOff = removeAtExpiry('other');
    callOff();
    vi.advanceTimersByTime(1_000);
    expect(Object.keys(localStorage)).toEqual(['asteria.temporary.other']);
  });

  it('sweeps its own expired values and leaves everything else', () => {
    setExpiring('old', 1, 1_000);
    setExpiring('young', 2, 5_000);
    localStorage.setItem('stranger', '{"endsAt":0,"value":1}');
    vi.advanceTimersByTime(2_000);
    removeExpired();
    expect(Object.keys(localStorage).sort()).toEqual(['asteria.temporary.young', 'stranger']);
  });

  it.each(['{', 'null', '[]', '{"value":1}', '{"endsAt":"soon","value":1}'])(
    'takes the unreadable %j for nothing, and removes it',
    (text) => {
      localStorage.setItem('asteria.temporary.draft', text);
      expect(getExpiring('draft')).toBeUndefined();
    },
  );

  it('works without storage when the browser blocks it', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    setExpiring('draft', 1, 1_000);
    expect(getExpiring('draft')).toBeUndefined();
    setItem.mockRestore();
  });
});
