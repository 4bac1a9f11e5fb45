import { describe, expect, it } from 'vitest';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import { answer } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';

describe('the planets of the Chart tab', () => {
  // req: CHART-1
  it('are shown with their own symbols, and their signs with theirs', async () => {
    await renderApp('/profile', { signedInAs: buildUser() });
    const symbolsOf = async (name: RegExp) => {
      const row = (await screen.findByRole('rowheader', { name })).parentElement;
      return [...(row?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
    };
    const symbols = (...names: string[]) => names.map((name) => `/glyphs.svg#${name}`);
    expect(await symbolsOf(/^Sun/)).toEqual(symbols('sun', 'leo'));
    expect(await symbolsOf(/^Moon/)).toEqual(symbols('moon', 'gemini'));
    expect(await symbolsOf(/^Mercury/)).toEqual(symbols('mercury', 'cancer'));
    expect(await symbolsOf(/^Venus/)).toEqual(symbols('venus', 'virgo'));
    expect(await symbolsOf(/^Mars/)).toEqual(symbols('mars', 'gemini'));
    expect(await symbolsOf(/^Jupiter/)).toEqual(symbols('jupiter', 'scorpio'));
    expect(await symbolsOf(/^Saturn/)).toEqual(symbols('saturn', 'pisces'));
    expect(await symbolsOf(/^Uranus/)).toEqual(symbols('uranus', 'capricorn'));
    expect(await symbolsOf(/^Neptune/)).toEqual(symbols('neptune', 'capricorn'));
    expect(await symbolsOf(/^Pluto/)).toEqual(symbols('pluto', 'scorpio'));
  });

  // req: CHART-3
  it('show Unknown as the Sun’s sign when neither server nor birth date determines it', async () => {
    server.use(
      mockEndpoint(getBirthChartEndpoint, () => answer(birthChartSchema, { planets: [] })),
    );
    await renderApp('/profile', { signedInAs: buildUser({ birthDate: 'some day in May' }) });
    const sun = await screen.findByRole('rowheader', { name: 'Sun' });
    expect(sun.parentElement).toHaveTextContent('Unknown');
  });
});
