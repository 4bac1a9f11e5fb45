import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { DateField } from '#client/ui/forms/date-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { PasswordInput } from '#client/ui/forms/password-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { TimeField } from '#client/ui/forms/time-field.tsx';

describe('a field', () => {
  // req: FIELD-12
  it('links label, hint and error with its control', () => {
    render(
      <Field label="Last name" hint="As in your passport." error="At least 2 characters">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Last name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('At least 2 characters As in your passport.');
  });

  it('is valid and has no description while nothing is wrong', () => {
    render(
      <Field label="Last name" optional>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Last name (optional)' });
    expect(input).toBeValid();
    expect(input).not.toHaveAccessibleDescription();
  });

  // req: FIELD-12
  it('keeps the link when there is an addition beside the typed text', () => {
    render(
      <Field label="Phone number" error="Please enter a valid phone number">
        <TextInput before={<span>+1</span>} type="tel" />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    );
  });

  it('works with a registered form, which focuses the first wrong field', async () => {
    function NameForm() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
      return (
        <form onSubmit={handleSubmit(() => undefined)}>
          <Field label="First name" error={formState.errors.name?.message}>
            <TextInput {...register('name', { minLength: { value: 2, message: 'Too short' } })} />
          </Field>
          <button type="submit">NEXT</button>
        </form>
      );
    }
    render(<NameForm />);
    await userEvent.type(screen.getByLabelText('First name'), 'N');
    await userEvent.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByText('Too short')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });
});

describe('a password', () => {
  it('is shown and hidden again with its switch', async () => {
    render(
      <Field label="Password">
        <PasswordInput autoComplete="new-password" />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    const show = screen.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(show);
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('a birth date', () => {
  function DateForm({
    onDate,
    initial = '',
    order,
  }: {
    onDate: (date: string) => void;
    initial?: string;
    order?: 'mdy' | 'dmy' | 'ymd';
  }) {
    const [date, setDate] = useState(initial);
    return (
      <DateField
        label="Birth date"
        hint="Month, day, year"
        order={order}
        value={date}
        onChange={(next) => {
          setDate(next);
          onDate(next);
        }}
      />
    );
  }

  it('is a named group of three numeric inputs', () => {
    render(<DateForm onDate={vi.fn()} />);
    const group = screen.getByRole('group', { name: 'Birth date' });
    expect(group).toHaveAccessibleDescription('Month, day, year');
    const names = within(group)
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('autocomplete'));
    expect(names).toEqual(['bday-month', 'bday-day', 'bday-year']);
    expect(within(group).getByLabelText('Month')).toHaveAttribute('inputmode', 'numeric');
  });

  it('can be typed in one go, and the focus moves from part to part', async () => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} />);
    await userEvent.click(screen.getByLabelText('Month'));
    await userEvent.keyboard('08021994');
    expect(onDate).toHaveBeenLastCalledWith('1994-08-02');
    expect(screen.getByLabelText('Year')).toHaveFocus();
  });

  // req: HABIT-1
  it("is typed day first or year first, depending on the reader's date order", async () => {
    const onDate = vi.fn();
    const { unmount } = render(<DateForm order="dmy" onDate={onDate} />);
    const names = () => screen.getAllByRole('textbox').map((input) => input.closest('label'));
    expect(names().map((label) => label?.textContent)).toEqual(['Day', 'Month', 'Year']);
    await userEvent.click(screen.getByLabelText('Day'));
    await userEvent.keyboard('02081994');
    expect(onDate).toHaveBeenLastCalledWith('1994-08-02');
    await userEvent.paste('3/12/1990');
    expect(onDate).toHaveBeenLastCalledWith('1990-12-03');
    unmount();
    render(<DateForm order="ymd" onDate={onDate} />);
    await userEvent.click(screen.getByLabelText('Year'));
    await userEvent.keyboard('19940802');
    expect(onDate).toHaveBeenLastCalledWith('1994-08-02');
    expect(screen.getByLabelText('Day')).toHaveFocus();
  });

  it('accepts a month and day of one digit', async () => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} />);
    await userEvent.click(screen.getByLabelText('Month'));
    await userEvent.keyboard('8/4/1994');
    expect(onDate).toHaveBeenLastCalledWith('1994-08-04');
  });

  it('gives the date as far as it has been typed', async () => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} initial="1994-08-02" />);
    await userEvent.type(screen.getByLabelText('Year'), '{Backspace}');
    expect(onDate).toHaveBeenLastCalledWith('199-08-02');
    await userEvent.clear(screen.getByLabelText('Day'));
    expect(onDate).toHaveBeenLastCalledWith('199-08-');
    for (const part of ['Month', 'Year']) await userEvent.clear(screen.getByLabelText(part));
    expect(onDate).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['1994-08-02', '1994-08-02'],
    ['8/2/1994', '1994-08-02'],
    ['12.31.1999', '1999-12-31'],
    ['1994/8/2', '1994-08-02'],
    ['August 2, 1994', '1994-08-02'],
    ['Aug. 2nd 1994', '1994-08-02'],
    ['2 August 1994', '1994-08-02'],
    ['08/02/1994 9:18 PM', '1994-08-02'],
    ['9.18 PM, 8/2/1994', '1994-08-02'],
    ['1994-08-02T21:18', '1994-08-02'],
    ['Tuesday, August 2, 1994', '1994-08-02'],
    ['born on the 2nd of August, 1994 in Chicago', '1994-08-02'],
    ['02-Aug-94', '1994-08-02'],
    ['8/2/94', '1994-08-02'],
    ['8/2/05', '05-08-02'],
    ['25/12/1994', '1994-12-25'],
    ['08–02–1994', '1994-08-02'],
    ['0８/０２/１９９４', '1994-08-02'],
    ['۱۹۹۴/۰۸/۰۲', '1994-08-02'],
    ['1994年8月2日', '1994-08-02'],
    ['08021994', '1994-08-02'],
    ['19940802', '1994-08-02'],
  ])('accepts %s when it is pasted', async (pasted, expected) => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} />);
    await userEvent.click(screen.getByLabelText('Day'));
    await userEvent.paste(pasted);
    expect(onDate).toHaveBeenLastCalledWith(expected);
    // A keyboard's clipboard inserts the text without a paste.
    onDate.mockClear();
    fireEvent.input(screen.getByLabelText('Month'), { target: { value: pasted } });
    expect(onDate).toHaveBeenLastCalledWith(expected);
  });

  it.each([
    '19/45/1994',
    '1994',
    'August 1994',
    '2 de agosto de 1994',
    '+1 212 555 0145',
    '08/02/1994 - 09/03/1995',
    'Aug 2 21:18',
  ])('ignores %s when it is pasted', async (pasted) => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} initial="1990-01-31" />);
    await userEvent.click(screen.getByLabelText('Month'));
    await userEvent.paste(pasted);
    const value = `01${pasted}`;
    fireEvent.input(screen.getByLabelText('Month'), { target: { value }, data: pasted });
    expect(onDate).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Month')).toHaveValue('01');
  });

  it.each([
    ['mdy', '8{Tab}2{Tab}1994', '1994-08-02'],
    ['mdy', '12{Tab}25{Tab}1994', '1994-12-25'],
    ['mdy', '8/2/1994', '1994-08-02'],
    ['mdy', '8-2-1994', '1994-08-02'],
    ['mdy', '٠٨٠٢١٩٩٤', '1994-08-02'],
    ['dmy', '2{Tab}8{Tab}1994', '1994-08-02'],
    ['dmy', '2.8.1994', '1994-08-02'],
    ['dmy', '12{Tab}25{Tab}1994', '1994-25-12'],
    ['ymd', '1994{Tab}8{Tab}2', '1994-08-02'],
    ['ymd', '1994-8-2', '1994-08-02'],
    ['mdy', '8{Tab}2{Tab}1994{Shift>}{Tab}{/Shift}3', '1994-08-03'],
    ['mdy', '0802{Backspace}31994', '1994-08-03'],
  ] as const)('typed %s as %s takes one step at a time', async (order, keys, expected) => {
    const onDate = vi.fn();
    render(
      <>
        <DateForm order={order} onDate={onDate} />
        <input aria-label="Next" />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(onDate).toHaveBeenLastCalledWith(expected);
    expect(screen.getByLabelText('Next')).toHaveValue('');
  });

  it('keeps the other parts while one is corrected, and a full part accepts no further digit', async () => {
    const onDate = vi.fn();
    render(<DateForm onDate={onDate} initial="1990-01-31" />);
    await userEvent.type(screen.getByLabelText('Month'), '2');
    expect(onDate).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Month'));
    await userEvent.type(screen.getByLabelText('Month'), '2');
    expect(onDate).toHaveBeenLastCalledWith('1990-02-31');
  });

  it('moves to the previous part on Backspace in an empty one', async () => {
    render(<DateForm onDate={vi.fn()} />);
    await userEvent.click(screen.getByLabelText('Day'));
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByLabelText('Month')).toHaveFocus();
  });

  it('shows a date that comes from outside', () => {
    const { rerender } = render(<DateField label="Birth date" value="" onChange={vi.fn()} />);
    rerender(<DateField label="Birth date" value="1990-01-31" onChange={vi.fn()} />);
    expect(screen.getByLabelText('Month')).toHaveValue('01');
    expect(screen.getByLabelText('Day')).toHaveValue('31');
    expect(screen.getByLabelText('Year')).toHaveValue('1990');
  });

  // req: FIELD-12
  it('marks its parts when the date is wrong', () => {
    render(
      <DateField
        label="Birth date"
        value=""
        onChange={vi.fn()}
        error="Please select your birth date"
      />,
    );
    expect(screen.getByRole('group', { name: 'Birth date' })).toHaveAccessibleDescription(
      'Please select your birth date',
    );
    expect(screen.getByLabelText('Month')).toBeInvalid();
  });
});

describe('a birth time', () => {
  it('is the device’s own time field', () => {
    render(
      <Field label="Birth time" optional>
        <TimeField initial="21:18" />
      </Field>,
    );
    const input = screen.getByLabelText('Birth time (optional)');
    expect(input).toHaveAttribute('type', 'time');
    expect(input).toHaveValue('21:18');
  });
});

describe('a select', () => {
  const OPTIONS = [
    { value: 'aries', label: 'Aries', glyph: 'aries' },
    { value: 'leo', label: 'Leo', glyph: 'leo' },
  ] as const;

  function SignForm({ onSign = vi.fn() }: { onSign?: (sign: 'aries' | 'leo') => void }) {
    const [sign, setSign] = useState<'aries' | 'leo'>('leo');
    return (
      <Field label="Their Sign" error="Not this one">
        <Select
          options={OPTIONS}
          value={sign}
          onValueChange={(next) => {
            setSign(next);
            onSign(next);
          }}
        />
      </Field>
    );
  }

  it('has its field’s name, value and error', () => {
    render(<SignForm />);
    const trigger = screen.getByRole('combobox', { name: 'Their Sign' });
    expect(trigger).toHaveTextContent('Leo');
    expect(trigger).toHaveAccessibleDescription('Not this one');
  });

  it('blocks the rest of the page only while its list is open', async () => {
    render(<SignForm />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('dialog', { name: 'Their Sign' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is chosen with the mouse', async () => {
    const onSign = vi.fn();
    render(<SignForm onSign={onSign} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Their Sign' }));
    await userEvent.click(screen.getByRole('option', { name: 'Aries' }));
    expect(onSign).toHaveBeenCalledExactlyOnceWith('aries');
    expect(screen.getByRole('combobox')).toHaveTextContent('Aries');
  });

  it('is chosen with the keyboard', async () => {
    const onSign = vi.fn();
    render(<SignForm onSign={onSign} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSign).toHaveBeenCalledExactlyOnceWith('aries');
    expect(screen.getByRole('combobox', { name: 'Their Sign' })).toHaveFocus();
  });
});

describe('choices', () => {
  // req: SIGNUP-6
  it('are checkboxes with names and descriptions, toggled by Space', async () => {
    const onChange = vi.fn();
    render(
      <>
        <ChoiceCard title="Women" description="Feminine energy" onChange={onChange} />
        <Checkbox label="I don’t know my birth time" />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('checkbox', { name: /Women/ })).toBeChecked();
    await userEvent.click(screen.getByText('I don’t know my birth time'));
    expect(screen.getByRole('checkbox', { name: 'I don’t know my birth time' })).toBeChecked();
  });
});
