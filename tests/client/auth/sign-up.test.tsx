import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { allowConsoleErrors } from '#tests/support/console-errors.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';
import {
  chooseAttraction,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  findHeading,
  giveBirth,
  giveBirthDate,
  goToLastStep,
  listKept,
  OLD_NUMBER,
  openSignUp,
  resumeSignUp,
  signUp,
} from './sign-up-journey.ts';

describe('the sign-up', () => {
  // req: ACCESS-7 SIGNUP-1 SIGNUP-7 SIGNUP-17
  it('leads in five steps from a number to /home', async () => {
    const { user } = await renderApp('/auth');
    await signUp(user);
    expect(await findToast('Account created')).toHaveTextContent(
      'Your account has been created successfully.',
    );
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(registerEndpoint)).toEqual([
      {
        phoneNumber: '+12125550199',
        phoneVerified: true,
        firstName: 'Nora',
        lastName: 'Whitlock',
        name: 'Nora Whitlock',
        email: 'nora@example.com',
        username: expect.stringMatching(/^user_0199_\d{4}$/),
        password: expect.any(String),
        birthDate: '1994-08-02',
        birthTime: null,
        birthPlace: 'Springfield',
        birthPlaceId: null,
        birthTimeFold: null,
        birthTimeMargin: null,
        attractions: ['women'],
        personalityTraits: ['creative', 'ambitious', 'caring'],
      },
    ]);
  });

  // req: SIGNUP-1 SIGNUP-3 SIGNUP-4 SIGNUP-5 SIGNUP-6 SIGNUP-7 SIGNUP-9
  it('shows at each step how far it is, and lets the Oracle speak', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    const spoken = new Set<string>();
    async function expectStep(number: number, percentage: number) {
      expect(screen.getByText(`STEP ${number} OF 5`)).toBeInTheDocument();
      expect(screen.getByText(`${percentage}%`)).toBeInTheDocument();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percentage));
      spoken.add(document.querySelector('.cursor')?.parentElement?.textContent ?? '');
      expect(spoken.size).toBe(number);
    }
    for (const label of ['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality']) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    await expectStep(1, 20);
    expect(screen.getByText(/No spam\. We don’t share it/)).toBeInTheDocument();
    await enterPhone(user);
    await findHeading('Verification code');
    await expectStep(2, 40);
    await enterCode(user);
    await findHeading('Birth details');
    await expectStep(3, 60);
    await giveBirth(user);
    await findHeading("You're attracted to...");
    await expectStep(4, 80);
    await chooseAttraction(user);
    await findHeading('Personal Details');
    await expectStep(5, 100);
  });

  // req: SIGNUP-8
  it('goes back one step at a time, and from the first to the choice, with all that was typed', async () => {
    const { user } = await renderApp('/auth');
    await goToLastStep(user);
    await user.type(screen.getByLabelText('First name'), 'Nora');
    await user.click(screen.getByRole('button', { name: 'BACK' }));
    await findHeading("You're attracted to...");
    expect(screen.getByRole('checkbox', { name: /^Women/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'BACK' }));
    await findHeading('Birth details');
    expect(screen.getByLabelText('Year')).toHaveValue('1994');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findHeading('Verification code');
    expect(screen.getByText(/\+1 212 555 0199 is verified\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findHeading('Your phone number');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'SIGN UP' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('2125550199');

    for (const heading of ['Verification code', 'Birth details', "You're attracted to..."]) {
      await user.click(screen.getByRole('button', { name: 'NEXT' }));
      await findHeading(heading);
    }
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Nora');
    expect(callsOf(sendCodeEndpoint)).toHaveLength(1);
  });

  // req: SIGNUP-14
  it('subscribes without waiting, and only logs when that fails', async () => {
    allowConsoleErrors(/^The newsletter sign-up failed\. ApiError: 503: /);
    server.use(mockEndpoint(subscribeEndpoint, () => refuse('unavailable')));
    const { user } = await resumeSignUp('personality');
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(subscribeEndpoint)).toEqual([
      { email: 'nora@example.com', firstName: 'Nora', lastName: 'Whitlock', consent: false },
    ]);
  });

  // req: CALL-5
  it('says what the address is for, and subscribes it only where the box is ticked', async () => {
    const { user } = await resumeSignUp('personality');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'It stays with your account. We won’t write to it unless you ask us to here.',
    );
    const box = screen.getByRole('checkbox', { name: /^Write to me when the newsletter begins/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(subscribeEndpoint)).toEqual([
      { email: 'nora@example.com', firstName: 'Nora', lastName: 'Whitlock', consent: true },
    ]);
  });

  // req: SIGNUP-15
  it('subscribes at once, and registers only when the animation is done', async () => {
    const { user } = await renderApp('/auth');
    await goToLastStep(user);
    await enterPersonalDetails(user);
    const skip = await screen.findByRole('button', { name: 'Skip' });
    await waitFor(() => expect(callsOf(subscribeEndpoint)).toHaveLength(1));
    expect(callsOf(registerEndpoint)).toEqual([]);
    await user.click(skip);
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toHaveLength(1);
  });

  // req: LOGIN-5
  it('signs in who has an account, and says so', async () => {
    world.accounts.set('+13125550148', buildUser());
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    expect(await findToast('Welcome back!')).toHaveTextContent(
      'You have successfully logged in. This number already has an account.',
    );
    expect(listKept()).toEqual([]);
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  it('offers to sign in once more when that sign-in fails', async () => {
    world.accounts.set('+13125550148', buildUser());
    server.use(mockEndpoint(loginEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    await findToast('Login failed');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });
});

describe('the phone step', () => {
  // req: FIELD-1 FIELD-12
  it('refuses what is too short or holds letters, before anything is sent', async () => {
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
  it('puts +1 before a number without a plus, and nothing before one with it', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, '(212) 555-0199');
    await findHeading('Verification code');
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    await user.clear(await screen.findByLabelText('Phone number'));
    await enterPhone(user, '+44 20 7946 0000');
    await findHeading('Verification code');
    expect(callsOf(sendCodeEndpoint)).toEqual([
      { phoneNumber: '+12125550199' },
      { phoneNumber: '+442079460000' },
    ]);
  });

  // req: SIGNUP-10 SIGNUP-20
  it("shows the server's sentence at the field, its own when the server has none or is silent", async () => {
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
    expect(screen.getByLabelText('Phone number')).toHaveValue('2125550199');
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
  it('has one numeric field that the phone can fill in', async () => {
    await openCodeStep();
    const field = screen.getByLabelText('Six-digit code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveFocus();
    expect(screen.getByText(/Sent to \+1 212 555 0199\./)).toBeInTheDocument();
  });

  // req: SIGNUP-4
  it('has six boxes, a way to send again and one to go on', async () => {
    await openCodeStep();
    expect(document.querySelectorAll('[data-input-otp-container] > [data-active]')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'VERIFY' })).toBeEnabled();
  });

  // req: SIGNUP-21
  it("shows the server's sentence when the code cannot be checked", async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(checkCodeEndpoint, () => refuse('too_many_requests')));
    await enterCode(user);
    expect(await screen.findByText(/That’s a few too many tries/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verification code');
  });

  // req: FIELD-3
  it('asks for six digits when there are fewer', async () => {
    const user = await openCodeStep();
    await enterCode(user, '417');
    await user.click(screen.getByRole('button', { name: 'VERIFY' }));
    expect(screen.getByText('Please enter the 6-digit verification code')).toBeInTheDocument();
    expect(callsOf(checkCodeEndpoint)).toEqual([]);
  });

  // req: SIGNUP-11 SIGNUP-21
  it('says that a code is wrong, and takes the right one after it', async () => {
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
    expect(screen.getByLabelText('Six-digit code')).toHaveValue('417062');
    await user.click(screen.getByRole('button', { name: 'VERIFY' }));
    await findHeading('Birth details');
  });

  // req: SIGNUP-21
  it('falls back to its own sentence when the server has none', async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(checkCodeEndpoint, () => new Response('', { status: 400 })));
    await enterCode(user);
    expect(
      await screen.findByText('Invalid verification code. Please try again.'),
    ).toBeInTheDocument();
  });

  it('that was wrong five times says what helps, and makes Resend the main button', async () => {
    const user = await openCodeStep();
    const spent = { fields: { code: VERIFICATION_COPY.codeSpent } };
    server.use(mockEndpoint(checkCodeEndpoint, () => refuse('invalid_code', spent)));
    await enterCode(user, '000000');
    expect(
      await screen.findByText('That code has had too many tries. Ask for a new one.'),
    ).toBeInTheDocument();
    const [resend, verify] = ['Resend code', 'VERIFY'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(resend).toHaveFocus();
    expect(resend?.className).toContain('bg-brass-400');
    expect(verify?.className).not.toContain('bg-brass-400');
    server.resetHandlers();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(screen.queryByText(/had too many tries/)).not.toBeInTheDocument();
    await enterCode(user);
    await findHeading('Birth details');
  });

  // req: SIGNUP-4
  it('sends the code again, and says so', async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(callsOf(sendCodeEndpoint)).toHaveLength(2);
  });

  // req: SIGNUP-23
  it('waits as long as the server asks before the code can be sent again', async () => {
    const user = await openCodeStep();
    server.use(
      mockEndpoint(sendCodeEndpoint, () => refuse('too_many_requests', { retryAfterSeconds: 75 })),
    );
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByRole('button', { name: 'Resend in 1:15' })).toBeDisabled();
    expect(screen.getByText(/That’s a few too many tries/)).toBeInTheDocument();
  });

  // req: SIGNUP-23
  it('says its own sentence when the code cannot be sent again', async () => {
    const user = await openCodeStep();
    server.use(mockEndpoint(sendCodeEndpoint, () => breakOff()));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Failed to resend code. Please try again.')).toBeInTheDocument();
  });
});

describe('the birth details step', () => {
  async function openBirthStep() {
    const { user } = await resumeSignUp('profile');
    return user;
  }

  // req: SIGNUP-5
  it('shows how a place is written', async () => {
    await openBirthStep();
    expect(screen.getByLabelText('Birth place')).toHaveAttribute('placeholder', 'City, Country');
  });

  // req: SIGNUP-5 SIGNUP-12 FIELD-5 FIELD-6
  it('asks for date and place, and lets the time be', async () => {
    const user = await openBirthStep();
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText('Please select your birth date')).toBeInTheDocument();
    expect(screen.getByText('Please enter your birth location')).toBeInTheDocument();
    expect(screen.getByLabelText(/Birth time/)).toBeValid();
  });

  // req: FIELD-14
  it.each([
    [['1899', '12', '31'], 'Please choose a date on or after January 1, 1900'],
    [['2190', '01', '01'], 'Please choose a date that isn’t in the future'],
    [[String(new Date().getFullYear() - 12), '01', '01'], 'Asteria is for people 13 and over'],
    [['1994', '02', '30'], 'There is no February 30 in 1994'],
    [['2001', '02', '29'], 'There is no February 29 in 2001'],
    [['90', '12', '25'], 'Please give the year in four digits, like 1994'],
  ])('refuses %j with its reason', async (date, sentence) => {
    const user = await openBirthStep();
    await giveBirthDate(user, date);
    await user.type(screen.getByLabelText('Birth place'), 'Springfield');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it.each([
    ['25', '12', 'There is no month 25. Is it December 25?'],
    ['31', '06', 'There is no month 31'],
    ['40', '40', 'There is no month 40'],
    ['00', '12', 'There is no month 0'],
  ])(
    'tells who begins with the day, %s / %s, where the month stands',
    async (month, day, sentence) => {
      const user = await openBirthStep();
      for (const [part, typed] of Object.entries({ Month: month, Day: day, Year: '1994' })) {
        // The field moves on from a month of one digit by itself; a person goes back to it.
        await user.type(screen.getByLabelText(part), typed.slice(0, 1));
        await user.type(screen.getByLabelText(part), typed.slice(1));
      }
      await user.type(screen.getByLabelText('Birth place'), 'Springfield');
      await user.click(screen.getByRole('button', { name: 'NEXT' }));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.getByLabelText('Month')).toBeInvalid();
    },
  );

  // req: SIGNUP-5
  it('says openly what an unknown time costs, and sends none', async () => {
    const user = await openBirthStep();
    await user.type(screen.getByLabelText(/^Birth time/), '21:18');
    await user.click(screen.getByRole('checkbox', { name: /I don't know my birth time/ }));
    expect(screen.getByText(/no rising sign and no houses/)).toBeInTheDocument();
    await giveBirth(user);
    await chooseAttraction(user);
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toMatchObject([{ birthTime: null }]);
  });

  // req: SIGNUP-5 SIGNUP-12
  it('suggests places, and sends the chosen one with its id', async () => {
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '08', '02']);
    await user.type(screen.getByLabelText(/^Birth time/), '21:18');
    await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'chica');
    await user.click(await screen.findByRole('option', { name: /^Chicago/ }));
    expect(screen.getByLabelText('Birth place')).toHaveValue('Chicago, Illinois, United States');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await chooseAttraction(user);
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toMatchObject([
      {
        birthTime: '21:18',
        birthPlace: 'Chicago, Illinois, United States',
        birthPlaceId: 4887398,
      },
    ]);
  });

  it('can be chosen from with the keyboard alone', async () => {
    const user = await openBirthStep();
    await user.type(screen.getByLabelText('Birth place'), 'chica');
    await screen.findByRole('option', { name: /^Chicago/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Birth place')).toHaveValue('Chicago, Illinois, United States');
    expect(await findHeading('Birth details')).toBeInTheDocument();
  });

  it('takes free text when suggestions cannot be reached, and says so', async () => {
    server.use(mockEndpoint(searchPlacesEndpoint, () => refuse('unavailable')));
    const user = await openBirthStep();
    await user.type(screen.getByLabelText('Birth place'), 'Springfield');
    expect(await screen.findByText(/No suggestions just now/)).toBeInTheDocument();
  });
});

describe('the attractions step', () => {
  // req: SIGNUP-6 SIGNUP-13 SIGNUP-25
  it('says what the answer is used for, and goes on only with one chosen', async () => {
    const { user } = await resumeSignUp('attractions');
    expect(screen.getByRole('button', { name: 'NEXT' })).toBeDisabled();
    expect(screen.getByText(/By choosing you agree to that/)).toBeInTheDocument();
    for (const [name, description] of [
      ['Men', 'Masculine energy'],
      ['Women', 'Feminine energy'],
      ['Non-binary', 'Balanced energy'],
      ['Everyone', 'Universal energy'],
    ]) {
      expect(
        screen.getByRole('checkbox', { name: new RegExp(`${name}.*${description}`) }),
      ).not.toBeChecked();
    }
    const women = screen.getByRole('checkbox', { name: /^Women/ });
    await user.click(women);
    expect(screen.getByRole('button', { name: 'NEXT' })).toBeEnabled();
    await user.click(women);
    expect(women).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'NEXT' })).toBeDisabled();
  });
});

describe('the personal details step', () => {
  // req: SIGNUP-7 FIELD-7 FIELD-8 FIELD-11
  it('says what is missing at each field', async () => {
    const { user } = await resumeSignUp('personality');
    await user.type(screen.getByLabelText('First name'), 'N');
    await user.type(screen.getByLabelText('Email'), 'nora');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    expect(await screen.findByText('First name must be at least 2 characters')).toBeInTheDocument();
    expect(screen.getByText('Last name must be at least 2 characters')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(callsOf(subscribeEndpoint)).toEqual([]);
  });
});
