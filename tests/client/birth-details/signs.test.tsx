import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '#tests/support/render-app.tsx';
import { giveBirthDate, resumeSignUp } from '../auth/sign-up-journey.ts';

async function openBirthStep() {
  const { user } = await resumeSignUp('profile');
  await screen.findByLabelText('Month');
  return user;
}
type User = Awaited<ReturnType<typeof openBirthStep>>;

async function giveTimeAndPlace(user: User, time: string) {
  await user.type(screen.getByLabelText(/^Birth time/), time);
  await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'chica');
  await user.click(await screen.findByRole('option', { name: /^Chicago\s*Illinois/ }));
}

it('asks how sure the time is, and which hour is meant, below the place: no field moves', {
  tags: 'night',
}, async () => {
  const user = await openBirthStep();
  await giveBirthDate(user, ['1994', '10', '30']);
  const place = screen.getByRole('combobox', { name: 'Birth place' });
  expect(screen.queryByLabelText(/^How sure are you/)).not.toBeInTheDocument();
  await giveTimeAndPlace(user, '01:30');
  const asked = [
    screen.getByLabelText(/^How sure are you/),
    await screen.findByRole('radio', { name: /The later one/ }),
  ];
  for (const question of asked)
    expect(place.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the step of the birth details gives back', () => {
  async function expectSign(year: string, month: string, day: string, sign: string) {
    const user = await openBirthStep();
    expect(screen.queryByText(/^Your sign: /)).not.toBeInTheDocument();
    await giveBirthDate(user, [year, month, day]);
    expect(screen.getByText(`Your sign: ${sign}`)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Year'), '{Backspace}');
    expect(screen.queryByText(/^Your sign: /)).not.toBeInTheDocument();
  }

  // req: SIGNUP-27 ZODIAC-3
  it.each([['1994', '07', '22', 'Cancer']])(
    'the sign of the date %s-%s-%s as it is typed',
    expectSign,
  );

  // req: SIGNUP-27 ZODIAC-3
  it.each([
    ['1994', '08', '02', 'Leo'],
    ['2000', '02', '29', 'Pisces'],
    ['1999', '12', '22', 'Capricorn'],
  ])('the sign of the date %s-%s-%s as it is typed', { tags: 'night' }, expectSign);

  // req: SIGNUP-27
  it('the rising sign after time and chosen place, by how sure the time is', async () => {
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '08', '02']);
    await giveTimeAndPlace(user, '21:18');
    expect(await screen.findByText('Pisces rising')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/^How sure are you/), '60');
    expect(await screen.findByText('Aquarius, Pisces or Aries rising')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /I don’t know my birth time/ }));
    await waitFor(() => expect(screen.queryByText(/ rising$/)).not.toBeInTheDocument());
  });

  // req: SIGNUP-27
  it('both rising signs of an hour that came twice, until it is said which', {
    tags: 'night',
  }, async () => {
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '10', '30']);
    await giveTimeAndPlace(user, '01:30');
    await user.selectOptions(await screen.findByLabelText(/^How sure are you/), '0');
    expect(await screen.findByText('Leo or Virgo rising')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /The later one/ }));
    expect(await screen.findByText('Virgo rising')).toBeInTheDocument();
  });

  // req: SIGNUP-27
  it('no rising sign for a place that is only typed', { tags: 'night' }, async () => {
    const user = await openBirthStep();
    await giveBirthDate(user, ['1994', '08', '02']);
    await user.type(screen.getByLabelText(/^Birth time/), '21:18');
    await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Springfield');
    expect(screen.getByText('Your sign: Leo')).toBeInTheDocument();
    expect(screen.queryByText(/ rising$/)).not.toBeInTheDocument();
  });
});
