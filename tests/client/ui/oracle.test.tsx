import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OracleBox } from '#client/ui/oracle/oracle-box.tsx';
import { ProgressSteps } from '#client/ui/oracle/progress-steps.tsx';

const LINE = 'Six small digits are on the wing.';

/** The part of the line that stands there with the cursor. */
function typedWords(): string {
  return document.querySelector('.cursor')?.textContent ?? '';
}

describe('the Oracle’s box', () => {
  // req: SIGNUP-1
  it('types its line letter by letter and gives screen readers the whole line', () => {
    vi.useFakeTimers();
    render(<OracleBox line={LINE} />);
    expect(typedWords()).toBe('');
    expect(screen.getByText(LINE, { selector: '[aria-live]' })).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(LINE.startsWith(typedWords())).toBe(true);
    expect(typedWords().length).toBeGreaterThan(2);
    expect(typedWords().length).toBeLessThan(LINE.length);
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(typedWords()).toBe(LINE);
  });

  it('starts over with a new line', () => {
    vi.useFakeTimers();
    const { rerender } = render(<OracleBox line={LINE} />);
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    rerender(<OracleBox line="When did the sky first meet you?" />);
    expect(typedWords()).toBe('');
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(typedWords()).toBe('When did the sky first meet you?');
  });

  it('shows the whole line immediately under reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...new EventTarget(),
      media,
      matches: media === '(prefers-reduced-motion: reduce)',
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }));
    render(<OracleBox line={LINE} />);
    expect(typedWords()).toBe(LINE);
    vi.mocked(window.matchMedia).mockRestore();
  });
});

describe('the progress of a flow', () => {
  const LABELS = ['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality'];

  // req: SIGNUP-9
  it.each([
    [1, 'STEP 1 OF 5', '20%'],
    [2, 'STEP 2 OF 5', '40%'],
    [5, 'STEP 5 OF 5', '100%'],
  ])('says step %i and its percentage', (current, step, percentage) => {
    render(<ProgressSteps labels={LABELS} current={current} />);
    expect(screen.getByText(step)).toBeVisible();
    expect(screen.getByText(percentage)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      percentage.replace('%', ''),
    );
  });

  // req: SIGNUP-9
  it('rounds the percentage to a whole number', () => {
    render(<ProgressSteps labels={['One', 'Two', 'Three']} current={2} />);
    expect(screen.getByText('67%')).toBeVisible();
  });

  // req: SIGNUP-9
  it('marks the current step and highlights it and the earlier ones', () => {
    render(<ProgressSteps labels={LABELS} current={3} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.dataset['on'])).toEqual([
      'true',
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(screen.getByText('Birth Details')).toHaveAttribute('aria-current', 'step');
  });
});
