import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { STARTUP_SCREENS, startupPicture } from '#client/build/startup-screens.ts';
import { findPagePath } from '#shared/core/page-paths.ts';

const CLIENT = resolve(import.meta.dirname, '../../client');
const manifest = JSON.parse(readFileSync(join(CLIENT, 'public/manifest.webmanifest'), 'utf8'));
const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');

/** Width and height out of a PNG's header (RFC 2083, chapter 3). */
function sizeOf(path: string): { width: number; height: number } {
  const bytes = readFileSync(join(CLIENT, 'public', path));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('the manifest', () => {
  it('names the app and its start page', () => {
    expect(manifest).toMatchObject({
      name: 'Asteria',
      short_name: 'Asteria',
      id: '/home',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
    });
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  it('has the page’s own color, and so does the bar above the page', () => {
    const tokens = readFileSync(resolve(CLIENT, '../tailwind.config.ts'), 'utf8');
    const ink = /'--ink-950': '(#\w{6})'/.exec(tokens)?.[1]?.toUpperCase() ?? 'none';
    expect(manifest.theme_color.toUpperCase()).toBe(ink);
    expect(manifest.background_color.toUpperCase()).toBe(ink);
    expect(page.toUpperCase()).toContain(`NAME="THEME-COLOR" CONTENT="${ink}"`);
  });

  it('has icons for every mask, in the declared sizes', () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = sizeOf(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it.each(['narrow', 'wide'])(
    'shows %s screenshots as large as it says, all of one shape',
    (form) => {
      type Screenshot = { src: string; sizes: string; form_factor: string; label: string };
      const screenshots = manifest.screenshots.filter(
        (each: Screenshot) => each.form_factor === form,
      );
      expect(screenshots.length).toBeGreaterThan(1);
      expect(new Set(screenshots.map(({ sizes }: Screenshot) => sizes)).size).toBe(1);
      for (const { src, sizes, label } of screenshots) {
        const { width, height } = sizeOf(src);
        expect(`${width}x${height}`).toBe(sizes);
        expect(width > height ? 'wide' : 'narrow').toBe(form);
        expect(label).not.toBe('');
      }
    },
  );

  it('leads shortcuts to pages that there are', () => {
    const shortcuts: { name: string; url: string; icons: { src: string }[] }[] = manifest.shortcuts;
    expect(shortcuts.map(({ name }) => name)).toEqual([
      'Today',
      'Month',
      'Compatibility',
      'Profile',
    ]);
    for (const { url, icons } of shortcuts) {
      expect(findPagePath(url)).toBe(url);
      for (const { src } of icons) expect(existsSync(join(CLIENT, 'public', src))).toBe(true);
    }
  });
});

test.each(STARTUP_SCREENS)('a $width × $height screen has its startup image', (screen) => {
  expect(sizeOf(startupPicture(screen))).toEqual({
    width: screen.width * screen.ratio,
    height: screen.height * screen.ratio,
  });
});

test('the icon for an iPhone’s home screen exists', () => {
  expect(page).toContain('href="/icons/apple-touch-icon.png"');
  expect(sizeOf('icons/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
});
