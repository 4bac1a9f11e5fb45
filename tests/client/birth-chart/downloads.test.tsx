import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitFor, within } from '#tests/support/render-app.tsx';
import { openFullChart } from './open-chart.ts';

describe('the downloads', () => {
  const files: Blob[] = [];
  const names: string[] = [];
  let press: { mockRestore: () => void } | undefined;

  function catchFiles() {
    files.length = 0;
    names.length = 0;
    class FileUrl extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file);
        return 'blob:test';
      }
      static override revokeObjectURL() {
        // Nothing was kept.
      }
    }
    vi.stubGlobal('URL', FileUrl);
    press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  }
  afterEach(() => {
    press?.mockRestore();
    vi.unstubAllGlobals();
  });

  it('give an SVG that is independent of the page', async () => {
    catchFiles();
    const { user, dialog } = await openFullChart();
    await user.click(within(dialog).getByRole('button', { name: 'Download SVG' }));
    await waitFor(() => expect(names).toEqual(['asteria-birth-chart.svg']));
    expect(files[0]?.type).toBe('image/svg+xml');
    const text = (await files[0]?.text()) ?? '';
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(svg.querySelector('parsererror')).toBeNull();
    // Twelve signs and ten planets, none by reference.
    expect(svg.querySelectorAll('svg svg')).toHaveLength(22);
    expect(text).not.toMatch(/<use|var\(|tabindex|class=/);
    expect(text).toContain('@font-face');
    expect(text).toContain('10°32′');
    const lines = [...svg.documentElement.children].filter(({ tagName }) => tagName === 'text');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Nora Whitlock',
      'August 2, 1994, 9:18\u00a0PM, Chicago, Illinois, United States',
      'Asteria',
    ]);
  });

  it('say which sign is open, and break a long name into lines', { tags: 'night' }, async () => {
    catchFiles();
    const { user, dialog } = await openFullChart('unknownTime', {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      lastName: 'Whitlock',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Download SVG' }));
    await waitFor(() => expect(names).toEqual(['asteria-birth-chart.svg']));
    const svg = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'image/svg+xml');
    const lines = [...svg.documentElement.children].filter(({ tagName }) => tagName === 'text');
    const texts = lines.map(({ textContent }) => textContent);
    expect(texts.slice(0, 2)).toEqual([
      'WolfeschlegelsteinhausenbergerdorffWolfe',
      'schlegelsteinhausenbergerdorff Whitlock',
    ]);
    expect(texts).toContainEqual(
      expect.stringMatching(/^Moon: Gemini until 5:22\sPM, then Cancer\.$/),
    );
    const heights = lines.map((line) => Number(line.getAttribute('y')));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  it('say so when the browser cannot draw the PNG', async () => {
    catchFiles();
    const { user, dialog } = await openFullChart();
    await user.click(within(dialog).getByRole('button', { name: 'Download PNG' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Your browser couldn’t draw the picture.',
    );
    expect(names).toEqual([]);
  });
});
