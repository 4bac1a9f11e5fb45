import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
  toast,
  toastInTurn,
  useToast,
} from '#client/ui/feedback/toast.ts';
import { Toaster } from '#client/ui/feedback/toaster.tsx';

function ToastCount() {
  const { toasts } = useToast();
  return <output aria-label="Kept toasts">{toasts.length}</output>;
}

function show(title: string, description?: string) {
  act(() => {
    toast({ title, description });
  });
}

/** Lets time pass without waiting, timers and what they change included. */
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <>
        <Toaster />
        <ToastCount />
      </>,
    );
  });

  // req: TOAST-1
  it('show title and description', () => {
    show('Welcome back!', 'You have successfully logged in.');
    expect(screen.getByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('You have successfully logged in.')).toBeVisible();
  });

  it('are announced politely to screen readers', () => {
    show('Logged out', 'You have been logged out successfully.');
    pass(100);
    const told = screen
      .getAllByRole('status')
      .find((region) => region.textContent?.includes('Logged out'));
    expect(told).toHaveAttribute('aria-live', 'polite');
  });

  // req: TOAST-1
  it('appear one at a time: a new one replaces the last', () => {
    show('First');
    show('Second');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByLabelText('Kept toasts')).toHaveTextContent('1');
  });

  // req: TOAST-2
  it('disappear after five seconds', () => {
    expect(TOAST_DURATION_MS).toBe(5_000);
    show('Short');
    pass(4_900);
    expect(screen.getByText('Short')).toBeVisible();
    pass(200);
    expect(screen.queryByText('Short')).not.toBeInTheDocument();
  });

  // req: TOAST-2
  it('are removed a million milliseconds after they were dismissed', () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    show('Kept');
    act(() => dismissToast());
    expect(screen.queryByText('Kept')).not.toBeInTheDocument();
    pass(999_999);
    expect(screen.getByLabelText('Kept toasts')).toHaveTextContent('1');
    pass(1);
    expect(screen.getByLabelText('Kept toasts')).toHaveTextContent('0');
  });

  it('that nobody asked for wait until the earlier ones have been read', () => {
    show('Account created');
    act(() => {
      toastInTurn({ title: 'Progress updated' });
      toastInTurn({ title: 'New badge' });
    });
    pass(2_400);
    expect(screen.getByText('Account created')).toBeVisible();
    pass(200);
    expect(screen.getByText('Progress updated')).toBeVisible();
    // One that answers a press comes at once, and has its own time.
    pass(1_000);
    show('Saved');
    pass(2_400);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(200);
    expect(screen.getByText('New badge')).toBeVisible();
  });

  // req: TOAST-3
  it('are swiped away to the right from 50 pixels on', () => {
    show('Swiped');
    const swipe = (x: number) => {
      const item = screen.getByText('Swiped').closest('li');
      if (item === null) throw new Error('no toast');
      fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0 });
      // The first moves begin the swipe, the last says how far it went.
      for (const at of [Math.sign(x) * 12, Math.sign(x) * 24, x]) {
        fireEvent.pointerMove(item, { clientX: at, clientY: 0 });
      }
      fireEvent.pointerUp(item, { clientX: x, clientY: 0 });
    };
    swipe(-200);
    expect(screen.getByText('Swiped')).toBeVisible();
    swipe(49);
    expect(screen.getByText('Swiped')).toBeVisible();
    swipe(51);
    expect(screen.queryByText('Swiped')).not.toBeInTheDocument();
  });

  // req: TOAST-2
  it('disappear automatically even after one was dismissed', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show('First');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    show('Second');
    pass(TOAST_DURATION_MS + 100);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  // req: TOAST-3
  it('are reached with F8 and closed with the keyboard', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show('Login failed');
    await user.keyboard('{F8}');
    expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(
      screen.getByText('Login failed'),
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });
});

describe('a toast shown before the toaster’s code has come', () => {
  it('appears when the code has loaded', () => {
    toast({ title: 'Early' });
    render(<Toaster />);
    expect(screen.getByText('Early')).toBeVisible();
  });
});
