import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';

function CodeForm({
  onComplete,
  error,
}: {
  onComplete: (code: string) => void;
  error?: string | undefined;
}) {
  const [code, setCode] = useState('');
  return (
    <Field label="Verification code" error={error}>
      <CodeField value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

describe('the six digit boxes', () => {
  // req: FIELD-3 FIELD-4
  it('are one real input that phones can fill in', () => {
    render(<CodeForm onComplete={vi.fn()} />);
    const input = screen.getByRole('textbox', { name: 'Verification code' });
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
  });

  // req: FIELD-3
  it('submit the code once, when the sixth digit is typed', async () => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '41730');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '2');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('417302');
  });

  it('accept a pasted code with spaces and words', async () => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    await userEvent.click(screen.getByLabelText('Verification code'));
    await userEvent.paste('Your code: 417 302');
    expect(screen.getByLabelText('Verification code')).toHaveValue('417302');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('417302');
  });

  // req: FIELD-4
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['12 34 56', '123456'],
    ['123,456', '123456'],
    ['１２３ ４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['Your Asteria code for 2125550145 is 482913', '482913'],
    ['Your Asteria code for +1 212 555 0145 is 482 913. It lives 10 minutes.', '482913'],
    ['482913\n10 minutes left', '482913'],
    ['@asteria.example #482913', '482913'],
    ['G-482913', '482913'],
  ])('read %s as a code, pasted or inserted by a keyboard', async (text, code) => {
    const onComplete = vi.fn();
    const { unmount } = render(<CodeForm onComplete={onComplete} />);
    await userEvent.type(screen.getByLabelText('Verification code'), '99');
    await userEvent.paste(text);
    expect(screen.getByLabelText('Verification code')).toHaveValue(code);
    unmount();
    render(<CodeForm onComplete={onComplete} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '99');
    fireEvent.input(input, { target: { value: `99${text}` }, data: text, inputType: 'insertText' });
    expect(input).toHaveValue(code);
    expect(onComplete.mock.calls).toEqual([[code], [code]]);
  });

  it.each([
    ['Call 2125550145'],
    ['212 555 0145'],
    ['+49 30 901820'],
    ['123456 or 654321'],
    ['11/27/1994'],
    ['11-27-26'],
    ['12345678'],
    ['1234567'],
  ])('submit nothing for %s, which is not clearly a code', async (text) => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '99');
    await userEvent.paste(text);
    fireEvent.input(input, { target: { value: `99${text}` }, data: text, inputType: 'insertText' });
    expect(input).toHaveValue('99');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('let a digit be replaced in its box, and submit the code only when all are filled', async () => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '41730');
    await userEvent.keyboard('{Home}{ArrowRight}9');
    expect(input).toHaveValue('49730');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}2');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('497302');
  });

  // req: FIELD-4
  it('accept no letters', async () => {
    render(<CodeForm onComplete={vi.fn()} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '4a1b');
    expect(input).toHaveValue('41');
  });

  it('say that the code was wrong', () => {
    render(<CodeForm onComplete={vi.fn()} error="Invalid verification code. Please try again." />);
    const input = screen.getByLabelText('Verification code');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Invalid verification code. Please try again.');
  });
});
