import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNow, useToday } from '#client/lib/today.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const days: string[] = [];
function Clock() {
  const today = useToday();
  days.push(today);
  return (
    <p>
      {today} {new Date(useNow()).getMinutes()}
    </p>
  );
}

function standAt(hour: number, minute: number, day = 20) {
  vi.useFakeTimers({ now: new Date(2026, 10, day, hour, minute) });
}

describe('the instant of the page', () => {
  it('is the present after hydration, and no earlier day', async () => {
    standAt(9, 5);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Clock />);
    days.length = 0;
    const hydrated = await act(async () => hydrateRoot(root, <Clock />));
    expect(root.textContent).toBe('2026-11-20 5');
    expect(new Set(days)).toEqual(new Set(['', '2026-11-20']));
    act(() => hydrated.unmount());
  });

  it('follows the minutes of its day, but not past midnight while the user reads', () => {
    standAt(23, 57);
    render(<Clock />);
    expect(screen.getByText('2026-11-20 57')).toBeVisible();
    act(() => vi.advanceTimersByTime(2 * 60_000));
    expect(screen.getByText('2026-11-20 59')).toBeVisible();
    act(() => vi.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText('2026-11-20 59')).toBeVisible();
  });

  it.each([
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['another page is opened', () => window.dispatchEvent(new Event('pushState'))],
  ])('is the present when %s', (_, happen) => {
    standAt(23, 59);
    render(<Clock />);
    act(() => vi.advanceTimersByTime(11 * 60_000));
    expect(screen.getByText('2026-11-20 59')).toBeVisible();
    act(() => {
      happen();
    });
    expect(screen.getByText('2026-11-21 10')).toBeVisible();
  });
});
