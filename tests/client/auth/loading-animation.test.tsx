import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadingThemeOf } from '#client/features/loading-animation/loading-animation.copy.ts';
import { LoadingAnimation } from '#client/features/loading-animation/loading-animation.tsx';
import { screen } from '#tests/support/render-app.tsx';

function findMessage() {
  return document.querySelector('[aria-live="polite"] > p');
}

function shownMessage() {
  return findMessage()?.textContent;
}

describe('the loading animation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  // req: WAIT-1
  it('shows a message every 2.5 s, waits 1 s on the last and then completes once', () => {
    const onComplete = vi.fn();
    render(<LoadingAnimation theme="romance" onComplete={onComplete} />);
    const seen = new Set([shownMessage()]);
    for (let message = 2; message <= 5; message += 1) {
      act(() => vi.advanceTimersByTime(2_499));
      expect(seen.size).toBe(message - 1);
      act(() => vi.advanceTimersByTime(1));
      seen.add(shownMessage());
      expect(seen.size).toBe(message);
    }
    act(() => vi.advanceTimersByTime(999));
    expect(onComplete).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    act(() => vi.advanceTimersByTime(10_000));
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  // req: WAIT-1
  it('fades each message in over half a second', () => {
    render(<LoadingAnimation theme="general" onComplete={() => undefined} />);
    expect(findMessage()).toHaveClass('animate-[fade-in_0.5s_var(--ease)]');
  });

  // req: WAIT-3
  it('can be skipped with the keyboard, and then does not complete a second time', () => {
    const onComplete = vi.fn();
    render(<LoadingAnimation theme="general" onComplete={onComplete} />);
    const skip = screen.getByRole('button', { name: 'Skip' });
    skip.focus();
    expect(skip).toHaveFocus();
    fireEvent.click(skip);
    act(() => vi.advanceTimersByTime(60_000));
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  // req: WAIT-1
  it('covers the whole screen with the messages of its theme', () => {
    const first = new Set<string | null | undefined>();
    for (const theme of ['romance', 'career', 'spiritual', 'general'] as const) {
      const { unmount } = render(<LoadingAnimation theme={theme} onComplete={vi.fn()} />);
      expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
      first.add(shownMessage());
      unmount();
    }
    expect(first.size).toBe(4);
  });

  // req: WAIT-2
  it.each([
    ['Celestial Love', 'romance'],
    ['love', 'romance'],
    ['celestial', 'romance'],
    ['relationship', 'romance'],
    ['Purpose & Prosperity', 'career'],
    ['Career', 'career'],
    ['purpose', 'career'],
    ['prosperity', 'career'],
    ['professional', 'career'],
    ['Soul Illumination', 'spiritual'],
    ['soul', 'spiritual'],
    ['illumination', 'spiritual'],
    ['Spirit', 'spiritual'],
    ['The weather', 'general'],
  ])('chooses for %j the theme %s', (title, theme) => {
    expect(loadingThemeOf(title)).toBe(theme);
  });
});
