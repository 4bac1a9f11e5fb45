import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Medal } from '#client/ui/drawings/medal.tsx';
import { litMoonPath } from '#client/ui/drawings/moon-path.ts';
import { spreadPlaces } from '#client/ui/drawings/spread.ts';
import { StreakLunation } from '#client/ui/drawings/streak-lunation.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { GLYPH_NAMES } from '#client/ui/glyphs/glyph-names.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';

function symbolsOf(file: string): string[] {
  const sprite = readFileSync(`client/public/${file}`, 'utf8');
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

describe('glyphs', () => {
  it('are in the sprite under their names, each once', () => {
    expect(symbolsOf('glyphs.svg').sort()).toEqual([...GLYPH_NAMES].sort());
  });

  it('are images with a name, or decorative', () => {
    const { container } = render(
      <>
        <Glyph name="leo" label="Leo" />
        <Glyph name="sun" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Leo' })).toBeVisible();
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });
});

describe('constellations', () => {
  it('are in the sprite in both sizes', () => {
    const expected = SIGN_KEYS.flatMap((sign) => [sign, `${sign}-small`]);
    expect(symbolsOf('constellations.svg').sort()).toEqual(expected.sort());
  });

  it('are found by their sign', () => {
    render(<Constellation sign="leo" width={300} label="Leo in the sky" />);
    const use = screen.getByRole('img', { name: 'Leo in the sky' }).querySelector('use');
    expect(use).toHaveAttribute('href', '/constellations.svg#leo');
  });
});

describe('the Moon', () => {
  it.each([
    ['new', 0, ''],
    ['first quarter', 90, 'M0 -10A10 10 0 0 1 0 10A0 10 0 0 0 0 -10Z'],
    ['waxing gibbous', 120, 'M0 -10A10 10 0 0 1 0 10A5 10 0 0 1 0 -10Z'],
    ['waxing crescent', 60, 'M0 -10A10 10 0 0 1 0 10A5 10 0 0 0 0 -10Z'],
    ['full', 180, 'M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10Z'],
    ['waning gibbous', 240, 'M0 -10A10 10 0 0 0 0 10A5 10 0 0 0 0 -10Z'],
    ['waning crescent', 300, 'M0 -10A10 10 0 0 0 0 10A5 10 0 0 1 0 -10Z'],
  ])('is lit correctly: %s', (_phase, elongation, path) => {
    expect(litMoonPath(elongation, 10)).toBe(path);
  });

  it('looks the same a full turn later or earlier', () => {
    expect(litMoonPath(420, 10)).toBe(litMoonPath(60, 10));
    expect(litMoonPath(-60, 10)).toBe(litMoonPath(300, 10));
  });

  it.each([
    [0, 0, '0 of 14 days to a full Moon'],
    [5, 5, '5 of 14 days to a full Moon'],
    [14, 14, '14 of 14 days to a full Moon'],
    [15, 1, '1 of 14 days to a full Moon'],
  ])('fills with a streak of %i days', (days, reached, name) => {
    render(<StreakLunation days={days} />);
    const moons = screen.getByRole('img', { name }).querySelectorAll('path');
    const lit = [...moons].filter((path) => path.getAttribute('fill-opacity') === '1');
    expect(lit).toHaveLength(reached);
  });
});

describe('places on a ruler', () => {
  it('stay where they are when there is room', () => {
    expect(spreadPlaces([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it('move apart around their middle, in their order', () => {
    expect(spreadPlaces([52, 48], 20, 0, 100)).toEqual([60, 40]);
  });

  it('stay inside the ruler', () => {
    expect(spreadPlaces([99, 100, 98], 10, 0, 100)).toEqual([90, 100, 80]);
    expect(spreadPlaces([0, 1], 10, 4, 100)).toEqual([4, 14]);
  });

  it('are spread evenly when they do not all fit', () => {
    expect(spreadPlaces([1, 2, 3], 80, 0, 100)).toEqual([0, 50, 100]);
  });
});

describe('a medal', () => {
  // req: BADGE-1
  it('for an unknown badge is the veiled star', () => {
    const { container } = render(<Medal badge="toString" earned />);
    expect(container.querySelectorAll('path')).toHaveLength(4);
  });
});
