// Opens the Chart tab of a user with a given chart.

import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { type BirthChart, birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { answer } from '#tests/support/msw/answer.ts';
import { type BirthChartCase, findBirthChart } from '#tests/support/msw/birth-charts.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';

function giveChart(chart: BirthChart) {
  server.use(mockEndpoint(getBirthChartEndpoint, () => answer(birthChartSchema, chart)));
}

export async function openChart(
  name: BirthChartCase = 'sample',
  { who = buildUser(), ...changes }: Partial<BirthChart> & { who?: User } = {},
) {
  giveChart({ ...findBirthChart(name), ...changes });
  const visit = await renderApp('/profile', { signedInAs: who });
  await visit.user.click(await screen.findByText('Positions and aspects'));
  await screen.findByRole('table', { name: 'Planets' });
  return visit;
}

export async function openFullChart(name: BirthChartCase = 'sample') {
  const visit = await openChart(name);
  await visit.user.click(screen.getByRole('button', { name: 'View Full Birth Chart' }));
  return { ...visit, dialog: await screen.findByRole('dialog', { name: 'Your full birth chart' }) };
}
