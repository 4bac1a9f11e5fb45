import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AdaptiveSelect } from '#client/ui/forms/adaptive-select.tsx';
import { Field } from '#client/ui/forms/field.tsx';

const OPTIONS = [
  { value: 'leo', label: 'Leo', glyph: 'leo' },
  { value: 'virgo', label: 'Virgo', glyph: 'virgo' },
] as const;

function renderWhere(isTouched: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouched && query === '(hover: none)',
  }));
  const onValueChange = vi.fn();
  render(
    <Field label="Their Sign">
      <AdaptiveSelect options={OPTIONS} value="leo" onValueChange={onValueChange} />
    </Field>,
  );
  return onValueChange;
}

it("a select is the browser's own list on a touch screen", async () => {
  const onValueChange = renderWhere(true);
  const choice = screen.getByRole('combobox', { name: 'Their Sign' });
  expect(choice).toBeInstanceOf(HTMLSelectElement);
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(choice, 'Virgo');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('virgo');
});

it("a select is the kit's list where a pointer can hover", async () => {
  const onValueChange = renderWhere(false);
  const choice = await screen.findByRole('combobox', { name: 'Their Sign' });
  expect(choice).toBeInstanceOf(HTMLButtonElement);
  expect(choice).toHaveTextContent('Leo');
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: 'Virgo' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('virgo');
});
