import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#client/app/app.tsx';
import { askHeadline, EVENING } from '#tests/support/letter-home.tsx';
import { meet } from '#tests/support/msw/people.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';

const spies: { mockRestore: () => void }[] = [];

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const mocked of spies.splice(0)) mocked.mockRestore();
});

describe('Share a line', () => {
  /** A canvas that draws nothing, and gives a picture. */
  function letCanvasDraw() {
    const canvas = new Proxy(
      { measureText: () => ({ width: 100 }) },
      {
        get: (target, name) => (name in target ? Reflect.get(target, name) : () => undefined),
        set: () => true,
      },
    );
    spies.push(
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never),
      vi
        .spyOn(HTMLCanvasElement.prototype, 'toBlob')
        .mockImplementation((done) => done(new Blob(['picture'], { type: 'image/png' }))),
    );
    vi.stubGlobal('Path2D', class {});
  }

  /** A share sheet, which jsdom lacks. */
  function letShare(functions: Pick<Navigator, 'canShare' | 'share'>) {
    for (const [name, value] of Object.entries(functions)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
      spies.push({ mockRestore: () => Reflect.deleteProperty(navigator, name) });
    }
  }

  /** What a click on a link would have saved. */
  function watchSaving() {
    const saved: { name: string; file: Blob | undefined }[] = [];
    let made: Blob | undefined;
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          made = file;
          return 'blob:line';
        }
        static override revokeObjectURL() {
          // Nothing was kept.
        }
      },
    );
    spies.push(
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push({ name: this.download, file: made });
      }),
    );
    return saved;
  }

  async function share() {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) });
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await user.click(
      await screen.findByRole('button', { name: 'Share a line' }, { timeout: 15_000 }),
    );
  }

  // req: LINE-1
  it('sends the headline as a picture, and nothing else about the reader', async () => {
    letCanvasDraw();
    const sent: ShareData[] = [];
    letShare({
      canShare: () => true,
      share: async (data: ShareData) => void sent.push(data),
    });
    const saved = watchSaving();
    await share();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ files: [expect.any(File)], text: await askHeadline() });
    expect(saved).toEqual([]);
  });

  it('sends the two words of a match as a picture, without a name', async () => {
    letCanvasDraw();
    const sent: ShareData[] = [];
    letShare({
      canShare: () => true,
      share: async (data: ShareData) => void sent.push(data),
    });
    await meet('Jo');
    const { user } = await renderApp('/compatibility?tab=person');
    await user.click(await screen.findByRole('button', { name: /^Jo / }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const text = 'What comes easily to us: Love\nWhat wants care: Talk';
    expect(sent[0]).toEqual({ files: [expect.any(File)], text });
    expect(sent[0]?.files?.[0]?.name).toBe('asteria-match.png');
  });

  // req: YEAR-4
  it('sends on a birthday its letter’s headline, signed as one of a birthday', async () => {
    letCanvasDraw();
    const sent: ShareData[] = [];
    letShare({
      canShare: () => true,
      share: async (data: ShareData) => void sent.push(data),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) });
    const { user } = await renderApp('/home', {
      signedInAs: buildUser({ birthDate: '1994-11-20' }),
    });
    expect(await screen.findByText('Happy birthday')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Send a birthday card' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ files: [expect.any(File)], text: await askHeadline() });
  });

  // req: LINE-2
  it('saves the picture when sharing is unavailable', async () => {
    letCanvasDraw();
    const saved = watchSaving();
    await share();
    expect(await findToast('Picture saved')).toHaveTextContent('The line is in your downloads.');
    expect(saved).toEqual([{ name: 'asteria-line.png', file: expect.any(Blob) }]);
  });

  it.each([
    ['tall on a phone', false, [1080, 1350]],
    ['wide on a desk', true, [1200, 630]],
  ] as const)('draws the picture %s', { tags: 'night' }, async (_, isWide, size) => {
    letCanvasDraw();
    watchSaving();
    const none = window.matchMedia('none');
    spies.push(
      vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
        ...none,
        media,
        matches: isWide && media.includes('landscape'),
      })),
    );
    await share();
    await findToast('Picture saved');
    const [canvas] = vi.mocked(HTMLCanvasElement.prototype.toBlob).mock.contexts;
    expect(canvas).toMatchObject({ width: size[0], height: size[1] });
  });

  it('also saves it when the share sheet refuses it, but not when the reader closes the sheet', {
    tags: 'night',
  }, async () => {
    letCanvasDraw();
    const errors = [new DOMException('closed', 'AbortError'), new Error('no pictures')];
    letShare({
      canShare: () => true,
      share: async () => {
        throw errors.shift();
      },
    });
    const saved = watchSaving();
    await share();
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(saved).toEqual([]);
    const button = await screen.findByRole('button', { name: 'Share a line' });
    button.click();
    await findToast('Picture saved');
    expect(saved).toHaveLength(1);
  });

  it('says so when drawing fails, and can be pressed again', { tags: 'night' }, async () => {
    letCanvasDraw();
    const saved = watchSaving();
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
      throw new Error('out of memory');
    });
    spies.push(drawing);
    await share();
    await findToast('No picture');
    (await screen.findByRole('button', { name: 'Share a line' })).click();
    await findToast('Picture saved');
    expect(saved).toHaveLength(1);
  });

  it('says so when the browser cannot draw a picture', async () => {
    await share();
    expect(await findToast('No picture')).toHaveTextContent('couldn’t draw the line');
  });
});
