import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FactsList, factEntryId } from '#client/ui/facts/facts-list.tsx';
import { FootnoteRef } from '#client/ui/facts/footnote-ref.tsx';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { CountUp } from '#client/ui/measures/count-up.tsx';
import { LevelRing } from '#client/ui/measures/level-ring.tsx';
import { allowConsoleErrors } from '#tests/support/console-errors.ts';

describe('waiting', () => {
  // req: ACCESS-3
  it('covers the screen and says what is loading', () => {
    render(<LoadingOverlay />);
    expect(screen.getByRole('status')).toHaveTextContent('Reading the stars...');
  });

  // req: WAIT-4
  it('in the shape of the content has a spinner, and is announced once', () => {
    const { container } = render(
      <Skeleton label="Loading your horoscope">
        <BoneLines lines={3} />
      </Skeleton>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading your horoscope$/);
    expect(container.querySelector('[aria-hidden="true"] svg')).toBeInTheDocument();
  });
});

describe('a card that fails', () => {
  it('contains the failure and has a retry button', async () => {
    allowConsoleErrors(/The planets are out/, /error boundary/i);
    let broken = true;
    function Card() {
      if (broken) throw new Error('The planets are out');
      return <p>The planets are in</p>;
    }
    const onReset = vi.fn();
    render(
      <>
        <ErrorBoundary part="Your horoscope" onReset={onReset}>
          <Card />
        </ErrorBoundary>
        <p>The rest of the page</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your horoscope couldn’t be shown.');
    expect(screen.getByText('The rest of the page')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReset).toHaveBeenCalledOnce();
    expect(screen.getByText('The planets are in')).toBeVisible();
  });

  it('labels fallback values as not from the real sky', () => {
    render(<FallbackNote />);
    expect(screen.getByText('Approximate, not from today’s sky')).toBeVisible();
  });
});

describe('facts', () => {
  const FACTS = [
    { number: 1, glyphs: ['moon', 'aries'], name: 'Moon in Aries', note: '3°23′' },
    { number: 2, glyphs: ['moon', 'conjunction', 'saturn'], name: 'Moon conjunct Saturn' },
  ] as const;

  it('are listed under their footnote numbers, which link to them', async () => {
    const onSelect = vi.fn();
    render(
      <>
        <p>
          The Moon walked into Aries.
          <FootnoteRef numbers={[1, 2]} onSelect={onSelect} />
        </p>
        <FactsList id="horoscope" facts={FACTS} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reason 2' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
    const entries = screen.getByRole('list', { name: 'Reasons' }).children;
    expect(entries[1]).toHaveTextContent('2Moon conjunct Saturn');
    const entry = document.getElementById(factEntryId('horoscope', 2));
    entry?.focus();
    expect(entry).toHaveFocus();
  });
});

describe('measures', () => {
  it('show their number', () => {
    render(<Bar label="Love Compatibility" value={71} />);
    const meter = screen.getByRole('meter', { name: 'Love Compatibility' });
    expect(meter).toHaveAttribute('aria-valuenow', '71');
    expect(meter).toHaveAttribute('aria-valuetext', '71');
  });

  // req: PROGRESS-8
  it('stay inside their frame when a number exceeds it', () => {
    render(<Bar label="Points" value={140} valueText="140 of 100" />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '140 of 100');
  });

  it('name the level ring’s level and its points', () => {
    render(<LevelRing level={3} points={60} />);
    expect(
      screen.getByRole('img', { name: 'Level 3, 60 of 100 points to the next' }),
    ).toBeVisible();
  });

  // req: LUCKY-2
  it('mark only the last ball of a set', () => {
    render(<Balls label="Powerball" numbers={[8, 21, 17]} specialLast lastLabel="Special ball" />);
    expect(screen.getByRole('list', { name: 'Powerball' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((ball) => ball.textContent)).toEqual([
      '8',
      '21',
      'Special ball 17',
    ]);
  });

  it('give screen readers the final value of a counting number', () => {
    render(<CountUp value={68} suffix="%" />);
    expect(screen.getByText('68%', { selector: '.sr-only' })).toBeInTheDocument();
  });
});

describe('parts of a page', () => {
  it('are regions named by their titles', () => {
    render(<Section title="Star Oracle Insights">{null}</Section>);
    expect(screen.getByRole('region', { name: 'Star Oracle Insights' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Star Oracle Insights' })).toBeVisible();
  });

  it('read the wordmark aloud as a word', () => {
    render(<Wordmark />);
    expect(screen.getByText('ASTERIA')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Asteria')).toBeInTheDocument();
  });
});
