// What covers a page (dialogs, the full chart, the loading animation) is closed by the browser's Back.

import { describe, expect, it } from 'vitest';
import { registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { enterPersonalDetails, resumeSignUp } from './auth/sign-up-journey.ts';
import { openFullChart } from './birth-chart/open-chart.ts';

const open = (path: string) => renderApp(path, { signedInAs: buildUser() });
const goBack = () => window.history.back();
const goForward = () => window.history.forward();

async function seeNoDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('Back', () => {
  it('closes a sign and stays on the page; Forward opens it again', async () => {
    const { user } = await open('/zodiac');
    await user.click(await screen.findByRole('button', { name: /^Scorpio/ }));
    await screen.findByRole('dialog', { name: 'Scorpio' });
    goBack();
    await seeNoDialog();
    expect(window.location.pathname).toBe('/zodiac');
    expect(screen.getByRole('button', { name: /^Scorpio/ })).toHaveFocus();
    goForward();
    expect(await screen.findByRole('dialog', { name: 'Scorpio' })).toBeInTheDocument();
  });

  it('closes the full chart and stays on the profile', { tags: 'night' }, async () => {
    const { user } = await open('/profile');
    await user.click(await screen.findByRole('button', { name: 'View Full Birth Chart' }));
    await screen.findByRole('dialog');
    goBack();
    await seeNoDialog();
    expect(window.location.pathname).toBe('/profile');
  });

  it('leads from the birth details to the place in the full chart that opened them', async () => {
    const { user, dialog } = await openFullChart('unknownTime');
    const opener = await within(dialog).findByRole('button', { name: 'Add your birth time' });
    const [why] = within(dialog).getAllByText('Why?');
    await user.click(why as HTMLElement);
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Your birth details' });
    goBack();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(why?.closest('details')).toHaveAttribute('open');
    goBack();
    await seeNoDialog();
  });

  it('has no extra entry after a dialog was closed with its button', {
    tags: 'night',
  }, async () => {
    const { user } = await open('/profile?tab=journey');
    for (const _ of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Edit Username' }));
      const close = within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Close',
      });
      // The second press of a double click must not leave the page.
      await user.dblClick(close);
      await seeNoDialog();
    }
    expect(window.location.search).toBe('?tab=journey');
    // The tab's own entry: nothing lies between it and the page before.
    expect(window.history.state).toBeNull();
  });

  it("leads from a reading's animation, and from its result, to the list", {
    tags: 'night',
  }, async () => {
    const { user } = await open('/readings');
    const name = 'Get My Reading: Celestial Love';
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'The Oracle is at work' });
    goBack();
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByRole('heading', { name: 'Your Celestial Love Reading' });
    goBack();
    expect(await screen.findByRole('button', { name: /: Celestial Love$/ })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/readings');
  });

  it("leads from the sign-up's animation back to the form, and nothing is registered", async () => {
    const { user } = await resumeSignUp('personality');
    await enterPersonalDetails(user);
    await screen.findByRole('dialog', { name: 'The Oracle is at work' });
    goBack();
    expect(await screen.findByRole('heading', { name: 'Personal Details' })).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
    expect(callsOf(registerEndpoint)).toEqual([]);
  });
});

describe('what was typed in a dialog', () => {
  const openDialog = async (button: string) => {
    const { user } = await open('/settings');
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: button }));
      return within(await screen.findByRole('dialog'));
    };
    return { user, reopen, dialog: await reopen() };
  };

  it('is restored after Back, in the birth details', async () => {
    const { user, dialog, reopen } = await openDialog('Edit Birth Details');
    await user.clear(dialog.getByLabelText('Birth place'));
    await user.type(dialog.getByLabelText('Birth place'), 'Trondheim');
    await user.clear(dialog.getByLabelText('Day'));
    await user.type(dialog.getByLabelText('Day'), '27');
    goBack();
    await seeNoDialog();
    const again = await reopen();
    expect(again.getByLabelText('Birth place')).toHaveValue('Trondheim');
    expect(again.getByLabelText('Day')).toHaveValue('27');
  });

  it('is restored after Escape, in the name', async () => {
    const { user, dialog, reopen } = await openDialog('Edit Name and email');
    await user.type(dialog.getByLabelText('First name'), 'lie');
    await user.keyboard('{Escape}');
    await seeNoDialog();
    expect((await reopen()).getByLabelText('First name')).toHaveValue('Noralie');
  });

  it('is restored after a press outside the dialog, in the attractions', {
    tags: 'night',
  }, async () => {
    const { user, dialog, reopen } = await openDialog('Edit Attractions');
    await user.click(dialog.getByRole('checkbox', { name: /^Women/ }));
    await user.click(document.body);
    await seeNoDialog();
    expect((await reopen()).getByRole('checkbox', { name: /^Women/ })).toBeChecked();
  });

  it('is gone after Cancel, and after saving', async () => {
    const { user, dialog, reopen } = await openDialog('Edit Username');
    await user.type(dialog.getByLabelText('Username'), '_2');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seeNoDialog();
    const again = await reopen();
    expect(again.getByLabelText('Username')).toHaveValue('user_0148_5127');
    await user.type(again.getByLabelText('Username'), '_3');
    await user.click(again.getByRole('button', { name: 'Save' }));
    await seeNoDialog();
    expect((await reopen()).getByLabelText('Username')).toHaveValue('user_0148_5127_3');
  });
});

it('a reading that was opened before opens immediately, without the animation', async () => {
  await signIn(buildUser());
  await recordActivities('reading', 'celestial-love');
  const { user } = await open('/readings');
  await user.click(await screen.findByRole('button', { name: 'View Again: Celestial Love' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'Your Celestial Love Reading' }),
  ).toBeInTheDocument();
});
