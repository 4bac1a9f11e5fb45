import { render, screen } from '@testing-library/react';
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
  it('send the code once, when the sixth digit is typed', async () => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    const input = screen.getByLabelText('Verification code');
    await userEvent.type(input, '41730');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '2');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('417302');
  });

  it('take a pasted code with its spaces and words', async () => {
    const onComplete = vi.fn();
    render(<CodeForm onComplete={onComplete} />);
    await userEvent.click(screen.getByLabelText('Verification code'));
    await userEvent.paste('Your code: 417 302');
    expect(screen.getByLabelText('Verification code')).toHaveValue('417302');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('417302');
  });

  // req: FIELD-4
  it('take no letters', async () => {
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
