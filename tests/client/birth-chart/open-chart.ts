// Opens the Chart tab of a user with one of the births.

import type { User } from '#shared/identity/account/user.schema.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';
import { type BirthCase, buildBorn } from './births.ts';

// Loaded beforehand, because to transform them can take longer than a query waits.
await import('#client/features/birth-chart/full-chart-dialog.tsx');
await import('#client/features/chart-reading/index.ts');

export async function openChart(name: BirthCase = 'sample', overrides?: Partial<User>) {
  const visit = await renderApp('/profile', { signedInAs: buildBorn(name, overrides) });
  await visit.user.click(await screen.findByText('Positions and aspects'));
  await screen.findByRole('table', { name: 'Planets' });
  return visit;
}

export async function openFullChart(name?: BirthCase, overrides?: Partial<User>) {
  const visit = await openChart(name, overrides);
  await visit.user.click(screen.getByRole('button', { name: 'View Full Birth Chart' }));
  return { ...visit, dialog: await screen.findByRole('dialog', { name: 'Your full birth chart' }) };
}
