import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast } from '#client/ui/feedback/toast.ts';
import { Toaster } from '#client/ui/feedback/toaster.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { PageTabs } from '#client/ui/frame/page-tabs.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';

afterEach(() => act(clearToasts));

function Page({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Username" description={description}>
        <input aria-label="New username" />
        <button type="button">Save</button>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and described by its sentence', async () => {
    render(<Page description="Three letters or more." />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Username' });
    expect(dialog).toHaveAccessibleDescription('Three letters or more.');
  });

  it('focuses its first field when it opens', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('focuses its title if it has no field, or has words to read first', async () => {
    const { rerender } = render(
      <Dialog open onClose={() => undefined} title="Plans">
        <button type="button">Close</button>
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Plans' })).toHaveFocus();
    rerender(
      <Dialog key="other" open onClose={() => undefined} title="Delete" begins="title">
        <input aria-label="Username" />
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Delete' })).toHaveFocus();
  });

  it('keeps the focus inside', { tags: 'night' }, async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 5; step++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
      await userEvent.tab();
    }
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and returns the focus', async (_how, close) => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});

describe('Escape in a dialog', () => {
  it('closes it even while a toast is shown', async () => {
    render(
      <>
        <Page />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    act(() => {
      toast({ title: 'Update failed' });
    });
    await screen.findByText('Update failed');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes a list that is open in it, but not the dialog', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Birth place">
        <input aria-label="Place" role="combobox" aria-expanded="true" aria-controls="places" />
      </Dialog>,
    );
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('tabs', () => {
  const TABS = [
    { value: 'chart', label: 'Chart', content: 'The wheel' },
    { value: 'lucky', label: 'Lucky Numbers', content: 'The balls' },
  ] as const;

  it('show the first panel, and another when it is chosen', async () => {
    const onValueChange = vi.fn();
    render(<Tabs label="Profile" tabs={TABS} onValueChange={onValueChange} />);
    expect(screen.getByRole('tablist', { name: 'Profile' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('The wheel');
    await userEvent.click(screen.getByRole('tab', { name: 'Lucky Numbers' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('lucky');
    expect(screen.getByRole('tabpanel', { name: 'Lucky Numbers' })).toHaveTextContent('The balls');
    expect(screen.queryByText('The wheel')).not.toBeInTheDocument();
  });

  it('are navigated with the arrow keys', async () => {
    render(<Tabs label="Profile" tabs={TABS} variant="segments" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Lucky Numbers', selected: true })).toHaveFocus();
  });

  describe('of a page', () => {
    type Value = (typeof TABS)[number]['value'];
    const onValueChange = vi.fn();
    function PageWithTabs() {
      const [value, setValue] = useState<Value>('chart');
      return (
        <PageTabs
          label="Profile"
          tabs={TABS}
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            setValue(next);
          }}
        />
      );
    }
    afterEach(() => onValueChange.mockClear());

    it('show only the panel of the chosen tab, and each press chooses once', async () => {
      render(<PageWithTabs />);
      expect(screen.getByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('The wheel');
      await userEvent.click(screen.getByRole('tab', { name: 'Chart' }));
      expect(onValueChange).not.toHaveBeenCalled();
      const lucky = screen.getByRole('tab', { name: 'Lucky Numbers', selected: false });
      await userEvent.click(lucky);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('lucky');
      const panel = screen.getByRole('tabpanel', { name: 'Lucky Numbers' });
      expect(panel).toHaveTextContent('The balls');
      expect(lucky).toHaveAttribute('aria-controls', panel.id);
      expect(screen.queryByText('The wheel')).not.toBeInTheDocument();
    });

    it('are one tab stop, and arrow keys go around in a ring and to both ends', async () => {
      render(<PageWithTabs />);
      const expectChosen = (name: string) =>
        expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
      await userEvent.tab();
      expectChosen('Chart');
      for (const [key, name] of [
        ['ArrowRight', 'Lucky Numbers'],
        ['ArrowRight', 'Chart'],
        ['ArrowLeft', 'Lucky Numbers'],
        ['Home', 'Chart'],
        ['End', 'Lucky Numbers'],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        expectChosen(name);
      }
      // A shortcut of the browser moves nothing.
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      expectChosen('Lucky Numbers');
      await userEvent.tab();
      expect(screen.getByRole('tabpanel', { name: 'Lucky Numbers' })).toHaveFocus();
    });
  });
});
