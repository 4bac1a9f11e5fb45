import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, screen } from '#tests/support/render-app.tsx';
import {
  chooseAttraction,
  enterPersonalDetails,
  findHeading,
  giveBirth,
  giveBirthDate,
  resumeSignUp,
} from './sign-up-journey.ts';

describe('the birth details step', () => {
  async function openBirthStep() {
    const { user } = await resumeSignUp('profile');
    return user;
  }

  // req: SIGNUP-5
  it('shows the format of a place', async () => {
    await openBirthStep();
    expect(screen.getByLabelText('Birth place')).toHaveAttribute('placeholder', 'City, Country');
  });

  // req: SIGNUP-5 SIGNUP-12 FIELD-5 FIELD-6
  it('requires date and place, but not the time', async () => {
    const user = await openBirthStep();
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText('Please select your birth date')).toBeInTheDocument();
    expect(screen.getByText('Please enter your birth location')).toBeInTheDocument();
    expect(screen.getByLabelText(/Birth time/)).toBeValid();
  });

  async function expectRefusal(date: string[], sentence: string) {
    const user = await openBirthStep();
    await giveBirthDate(user, date);
    await user.type(screen.getByLabelText('Birth place'), 'Springfield');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }

  // req: FIELD-14
  it.each([
    [['2014', '01', '01'], 'Asteria is for people 13 and over'],
    [['1994', '02', '30'], 'There is no February 30 in 1994'],
  ])('refuses %j with its reason', expectRefusal);

  // req: FIELD-14
  it.each([
    [['1899', '12', '31'], 'Please choose a date from 1900 on'],
    [['2190', '01', '01'], 'Please choose a date that isn’t in the future'],
    [['2001', '02', '29'], 'There is no February 29 in 2001'],
    [['90', '12', '25'], 'Please enter the year with four digits, like 1994'],
  ])('refuses %j with its reason', { tags: 'night' }, expectRefusal);

  it.each([
    ['02', '30', 'There is no 30 February in 1994'],
    ['29', '2', 'There is no month 29. Did you mean 29 February?'],
  ])(
    'names the date of month %s and day %s as a browser in British English does',
    async (month, day, sentence) => {
      const language = vi.spyOn(window.navigator, 'language', 'get').mockReturnValue('en-GB');
      onTestFinished(() => language.mockRestore());
      const user = await openBirthStep();
      const year = month === '29' ? '1996' : '1994';
      for (const [part, typed] of Object.entries({ Day: day, Month: month, Year: year })) {
        await user.type(screen.getByLabelText(part), typed);
      }
      await user.type(screen.getByLabelText('Birth place'), 'Springfield');
      await user.click(screen.getByRole('button', { name: 'NEXT' }));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    },
  );

  async function expectNoSuchMonth(month: string, day: string, sentence: string) {
    const user = await openBirthStep();
    for (const [part, typed] of Object.entries({ Month: month, Day: day, Year: '1994' })) {
      await user.type(screen.getByLabelText(part), typed);
    }
    await user.type(screen.getByLabelText('Birth place'), 'Springfield');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText('Month')).toBeInvalid();
  }

  it.each([['25', '12', 'There is no month 25. Did you mean December 25?']])(
    'tells who begins with the day, %s / %s, where the month stands',
    expectNoSuchMonth,
  );

  it.each([
    ['31', '06', 'There is no month 31'],
    ['40', '40', 'There is no month 40'],
    ['00', '12', 'There is no month 0'],
  ])(
    'tells who begins with the day, %s / %s, where the month stands',
    { tags: 'night' },
    expectNoSuchMonth,
  );

  // req: SIGNUP-5
  it('says what an unknown time costs, and sends none', async () => {
    const user = await openBirthStep();
    await user.type(screen.getByLabelText(/^Birth time/), '21:18');
    await user.click(screen.getByRole('checkbox', { name: /I don’t know my birth time/ }));
    expect(screen.getByText(/no rising sign and no houses/)).toBeInTheDocument();
    await giveBirth(user);
    await chooseAttraction(user);
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toMatchObject([{ birthTime: null }]);
  });

  // req: SIGNUP-5 SIGNUP-12
  it('suggests places, and sends the chosen one with its id', { tags: 'night' }, async () => {
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '08', '02']);
    await user.type(screen.getByLabelText(/^Birth time/), '21:18');
    await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'chica');
    await user.click(await screen.findByRole('option', { name: /^Chicago\s*Illinois/ }));
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

  it('lets a suggested place be chosen with the keyboard alone', { tags: 'night' }, async () => {
    const user = await openBirthStep();
    await user.type(screen.getByLabelText('Birth place'), 'chica');
    await screen.findByRole('option', { name: /^Chicago\s*Illinois/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Birth place')).toHaveValue('Chicago, Illinois, United States');
    expect(await findHeading('Birth details')).toBeInTheDocument();
  });

  it('accepts free text when suggestions fail to load, and says so', {
    tags: 'night',
  }, async () => {
    server.use(mockEndpoint(searchPlacesEndpoint, () => refuse('unavailable')));
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '08', '02']);
    await user.type(screen.getByLabelText('Birth place'), 'Springfield');
    expect(await screen.findByText(/No suggestions just now/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await findHeading("You're attracted to...")).toBeInTheDocument();
  });
});

describe('the attractions step', () => {
  // req: SIGNUP-6 SIGNUP-13 SIGNUP-25
  it('says what the answer is used for, and requires at least one choice', async () => {
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

  // req: FIELD-8 FIELD-16
  it('accepts names and an address from contact lists and other keyboards', {
    tags: 'night',
  }, async () => {
    const { user } = await resumeSignUp('personality');
    for (const [field, pasted] of [
      ['First name', '\u2068 Nora\u2069 '],
      ['Last name', '\u202AWhitlock\u202C'],
      ['Email', ' mailto:nora＠exämple.com\u200E'],
    ] as const) {
      await user.click(screen.getByLabelText(field));
      await user.paste(pasted);
    }
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toMatchObject([
      { firstName: 'Nora', lastName: 'Whitlock', email: 'nora@xn--exmple-cua.com' },
    ]);
  });
});
