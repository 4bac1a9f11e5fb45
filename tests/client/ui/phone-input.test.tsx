import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '#client/ui/forms/field.tsx';
import { PhoneInput } from '#client/ui/forms/phone-input.tsx';

function PhoneForm() {
  const [typed, setTyped] = useState('');
  return (
    <Field label="Phone number">
      <PhoneInput value={typed} onType={setTyped} />
    </Field>
  );
}

function renderPhone() {
  render(<PhoneForm />);
  return screen.getByLabelText('Phone number');
}

describe('a phone number', () => {
  // req: FIELD-1
  it.each([
    ['\u202A+1 (212) 555\u20110155\u202C', '+1 (212) 555-0155'],
    ['\u2068212\u00A0555\u202F0155\u2069', '212 555 0155'],
    ['212/555/0155', '212 555 0155'],
    ['212·555·0155', '212 555 0155'],
    ['212 • 555 • 0155', '212   555   0155'],
    ['212—555–0155', '212-555-0155'],
    ['＋１ ２１２ ５５５ ０１５５', '+1 212 555 0155'],
    ['٢١٢ ٥٥٥ ٠١٥٥', '212 555 0155'],
    ['۲۱۲۵۵۵۰۱۵۵', '2125550155'],
    ['२१२५५५०१५५', '2125550155'],
    ['tel:+1-212-555-0155', '+1-212-555-0155'],
    ['sms:+12125550155', '+12125550155'],
    ['Nora Vale (mobile) +1 (212) 555-0155', '+1 (212) 555-0155'],
    ['(212) 555-0155 Nora', '(212) 555-0155'],
    ['Nora <2125550155>', '2125550155'],
  ])('pasted as %s appears as %s', async (pasted, expected) => {
    const input = renderPhone();
    await userEvent.click(input);
    await userEvent.paste(pasted);
    expect(input).toHaveValue(expected);
  });

  // req: FIELD-1
  it.each([
    ['212 555 0155 ext. 5'],
    ['212 555 0155 x5'],
    ['tel:+12125550155;ext=5'],
    ['Nora 212 555 0155, Jo 212 555 0199'],
    ['1-800-FLOWERS'],
  ])('pasted as %s keeps its words, so that it is refused', async (pasted) => {
    const input = renderPhone();
    await userEvent.click(input);
    await userEvent.paste(pasted);
    expect(input).toHaveDisplayValue(/[a-z]/i);
  });

  it('shows plain digits while it is typed, and keeps its letters', async () => {
    const input = renderPhone();
    await userEvent.type(input, '٢١２ 5a');
    expect(input).toHaveValue('212 5a');
  });

  it('is also read when a keyboard or the browser inserts it', () => {
    const input = renderPhone();
    fireEvent.input(input, { target: { value: 'Call\u00A0Nora: 212\u2011555\u20110155' } });
    expect(input).toHaveValue('212-555-0155');
  });

  it.each([
    ['2125550155', '212 555 0155'],
    ['21255', '212 55'],
    ['12125550155', '1 212 555 0155'],
    ['+12125550155', '+1 212 555 0155'],
    ['212 555 0155', '212 555 0155'],
    // What its owner sets, and numbers of other lands, stay as they are typed.
    ['212-555-0155', '212-555-0155'],
    ['+442079460958', '+442079460958'],
    ['00442079460958', '00442079460958'],
    ['21255501555', '212 555 01555'],
  ])('groups %s while it is typed', async (typed, grouped) => {
    const input = renderPhone();
    await userEvent.type(input, typed);
    expect(input).toHaveValue(grouped);
  });

  it('takes back a digit at the end, and leaves the others where the caret stands among them', async () => {
    const input = renderPhone();
    await userEvent.type(input, '2125{Backspace}');
    expect(input).toHaveValue('212');
    await userEvent.type(input, '5550155');
    await userEvent.type(input, '{Backspace}', {
      initialSelectionStart: 2,
      initialSelectionEnd: 2,
    });
    expect(input).toHaveValue('22 555 0155');
  });
});
