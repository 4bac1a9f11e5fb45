import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { readCode } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';
import { enterCode, enterPhone, findHeading, openSignUp } from './sign-up-journey.ts';

describe('the phone step', () => {
  // req: FIELD-1 FIELD-12
  it('refuses a number that is too short or contains letters, before anything is sent', {
    tags: 'night',
  }, async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    for (const typed of ['212555019', 'tel:2125550199']) {
      await user.clear(screen.getByLabelText('Phone number'));
      await enterPhone(user, typed);
      const field = screen.getByLabelText('Phone number');
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/Please enter a valid phone number/);
    }
    expect(callsOf(sendCodeEndpoint)).toEqual([]);
  });

  it('sends once, however quickly NEXT is pressed again', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await user.type(screen.getByLabelText('Phone number'), '2125550199');
    const next = screen.getByRole('button', { name: 'NEXT' });
    act(() => {
      next.click();
      next.click();
    });
    await findHeading('Verification code');
    expect(callsOf(sendCodeEndpoint)).toHaveLength(1);
  });

  // req: SIGNUP-10 FIELD-2
  it('adds +1 to a number without a plus, and nothing to one with it', {
    tags: 'night',
  }, async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, '(212) 555-0199');
    await findHeading('Verification code');
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    await user.clear(await screen.findByLabelText('Phone number'));
    await enterPhone(user, '+44 20 7946 0000');
    expect(await screen.findByText(/^We can only send codes to these countries/)).toBeVisible();
    expect(callsOf(sendCodeEndpoint)).toEqual([
      { phoneNumber: '+12125550199' },
      { phoneNumber: '+442079460000' },
    ]);
  });

  // req: FIELD-1
  it('asks for the country when a number begins as it is dialed within one', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    const sentence = 'Please begin your number with + and the country code';
    for (const typed of ['0151 23456789', '(0)20 7946 0958']) {
      await user.clear(screen.getByLabelText('Phone number'));
      await enterPhone(user, typed);
      expect(await screen.findByText(sentence)).toBeVisible();
    }
  });

  // req: LOGIN-2
  it('has the flag and prefix of the United States, until it begins with its own prefix', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    const field = screen.getByLabelText('Phone number');
    for (const own of ['+49', '0049', '(+49)', '01149']) {
      await user.clear(field);
      expect(screen.getByRole('img', { name: 'United States' })).toBeVisible();
      expect(screen.getByText('+1')).toBeVisible();
      await user.type(field, own);
      expect(screen.queryByRole('img', { name: 'United States' })).not.toBeInTheDocument();
      expect(screen.queryByText('+1')).not.toBeInTheDocument();
      expect(field).toHaveFocus();
    }
    await user.clear(field);
    await user.type(field, '0151');
    expect(screen.getByRole('img', { name: 'United States' })).toBeVisible();
  });

  // req: FIELD-2
  it('names the number to which the code went, without a zero in brackets after the prefix', async () => {
    const { user } = await renderApp('/auth');
    server.use(mockEndpoint(sendCodeEndpoint, { success: true, message: 'Sent.' }));
    await openSignUp(user);
    await enterPhone(user, '+49 (0)151 234 567 89');
    expect(await screen.findByText(/^Sent to \+49\s?151/)).toBeVisible();
    expect(callsOf(sendCodeEndpoint)).toEqual([{ phoneNumber: '+4915123456789' }]);
  });

  // req: SIGNUP-10 SIGNUP-20
  it("shows the server's sentence at the field, or its own when the server has none or does not answer", async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    server.use(mockEndpoint(sendCodeEndpoint, () => refuse('too_many_requests')));
    await enterPhone(user);
    expect(await screen.findByText(/That’s a few too many tries/)).toBeInTheDocument();
    const sendFailed = 'Failed to send verification code. Please try again.';
    server.use(mockEndpoint(sendCodeEndpoint, () => new Response('<html>', { status: 502 })));
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText(sendFailed)).toBeInTheDocument();
    server.use(mockEndpoint(sendCodeEndpoint, () => breakOff()));
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText(sendFailed)).toBeInTheDocument();
    expect(screen.getByLabelText('Phone number')).toHaveValue('212 555 0199');
  });
});

describe('the code step', () => {
  async function openCodeStep() {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user);
    await screen.findByLabelText('Six-digit code');
    return user;
  }

  // req: FIELD-4
  it('has one numeric field that the phone can fill in', { tags: 'night' }, async () => {
    await openCodeStep();
    const field = screen.getByLabelText('Six-digit code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveFocus();
    expect(screen.getByText(/Sent to \+1 212 555 0199\./)).toBeInTheDocument();
  });

  // req: SIGNUP-4
  it('has six boxes, a resend link and a button to continue', { tags: 'night' }, async () => {
    await openCodeStep();
    expect(document.querySelectorAll('[data-code-boxes] > [data-active]')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'VERIFY' })).toBeEnabled();
  });

  // req: SIGNUP-21
  it("shows the server's sentence when the code cannot be checked", { tags: 'night' }, async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(checkCodeEndpoint, () => refuse('too_many_requests')));
    await enterCode(user);
    expect(await screen.findByText(/That’s a few too many tries/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verification code');
  });

  // req: FIELD-3
  it('asks for six digits when there are fewer', { tags: 'night' }, async () => {
    const user = await openCodeStep();
    await enterCode(user, '417');
    await user.click(screen.getByRole('button', { name: 'VERIFY' }));
    expect(screen.getByText('Please enter the 6-digit verification code')).toBeInTheDocument();
    expect(callsOf(checkCodeEndpoint)).toEqual([]);
  });

  // req: SIGNUP-11 SIGNUP-21
  it('says that a code is wrong, and then accepts the right one', async () => {
    const user = await openCodeStep();
    await enterCode(user, '000000');
    expect(
      await screen.findByText('Invalid verification code. Please try again.'),
    ).toBeInTheDocument();
    await enterCode(user);
    await findHeading('Birth details');
    expect(callsOf(checkCodeEndpoint)).toHaveLength(2);
  });

  // req: SIGNUP-4 SIGNUP-22
  it('keeps a code that could not be checked', async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(checkCodeEndpoint, () => breakOff(), { once: true }));
    await enterCode(user);
    expect(await screen.findByText('Failed to verify code. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Six-digit code')).toHaveValue(await readCode('+12125550199'));
    await user.click(screen.getByRole('button', { name: 'VERIFY' }));
    await findHeading('Birth details');
  });

  // req: SIGNUP-21
  it('falls back to its own sentence when the server has none', { tags: 'night' }, async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(checkCodeEndpoint, () => new Response('', { status: 400 })));
    await enterCode(user);
    expect(
      await screen.findByText('Invalid verification code. Please try again.'),
    ).toBeInTheDocument();
  });

  it.each(['invalid_code', 'too_many_requests'] as const)(
    'says after five wrong codes what helps, and makes Resend the main button: %s',
    async (code) => {
      const user = await openCodeStep();
      const spent = { fields: { code: 'This code has had too many tries.' } };
      server.use(mockEndpoint(checkCodeEndpoint, () => refuse(code, spent)));
      await enterCode(user, '000000');
      expect(await screen.findByText('This code has had too many tries.')).toBeInTheDocument();
      const [resend, verify] = ['Resend code', 'VERIFY'].map((name) =>
        screen.getByRole('button', { name }),
      );
      expect(resend).toHaveFocus();
      expect(resend?.className).toContain('bg-brass-400');
      expect(verify?.className).not.toContain('bg-brass-400');
      server.resetHandlers();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
      expect(screen.queryByText(/tried too many times/)).not.toBeInTheDocument();
      await enterCode(user);
      await findHeading('Birth details');
    },
  );

  it.each([
    ['bad_input', { fields: { code: 'Six digits, please.' } }, 'Six digits, please.'],
    ['too_many_requests', { sentence: 'Wait a moment.' }, 'Wait a moment.'],
  ] as const)(
    'asks for no new code where another try helps: %s',
    { tags: 'night' },
    async (code, refusal, sentence) => {
      const user = await openCodeStep();
      server.use(mockEndpoint(checkCodeEndpoint, () => refuse(code, refusal)));
      await enterCode(user, '000000');
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'VERIFY' }).className).toContain('bg-brass-400');
      expect(screen.getByRole('button', { name: 'Resend code' })).not.toHaveFocus();
    },
  );

  // req: SIGNUP-4
  it('sends the code again, and says so', { tags: 'night' }, async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(callsOf(sendCodeEndpoint)).toHaveLength(2);
  });

  // req: SIGNUP-23
  it('waits as long as the server asks before the code can be resent', async () => {
    const user = await openCodeStep();
    server.use(
      mockEndpoint(sendCodeEndpoint, () => refuse('too_many_requests', { retryAfterSeconds: 75 })),
    );
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByRole('button', { name: /^Resend in 1:1\d$/ })).toBeDisabled();
    expect(screen.getByText(/That’s a few too many tries/)).toBeInTheDocument();
  });

  // req: SIGNUP-23
  it('shows its own sentence when the code cannot be resent', { tags: 'night' }, async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(sendCodeEndpoint, () => breakOff()));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Failed to resend code. Please try again.')).toBeInTheDocument();
  });
});
