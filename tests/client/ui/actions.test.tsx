import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Star } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Button } from '#client/ui/actions/button.tsx';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';

describe('a button', () => {
  it('does not submit unless it is told to', () => {
    render(<Button>Share</Button>);
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('type', 'button');
  });

  it('says what it is doing while busy, keeps its focus and ignores presses', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const { rerender } = render(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button type="submit" busyLabel="Verifying…" onClick={onClick}>
          VERIFY
        </Button>
      </form>,
    );
    screen.getByRole('button', { name: 'VERIFY' }).focus();
    rerender(
      <form>
        <Button type="submit" busy busyLabel="Verifying…" onClick={onClick}>
          VERIFY
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Verifying…', busy: true });
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be pressed while disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        NEXT
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('with only an icon has an accessible name', () => {
    render(<IconButton label="Settings" icon={<Star />} />);
    expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
  });
});

describe('a link that looks like a button', () => {
  it('opens one of our pages without reloading', async () => {
    const { hook, history } = memoryLocation({ path: '/', record: true });
    render(
      <Router hook={hook}>
        <LinkButton href="/auth">Get Started Now</LinkButton>
      </Router>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Get Started Now' }));
    expect(history).toEqual(['/', '/auth']);
  });

  it('leaves anchors to the browser', () => {
    render(<LinkButton href="#pricing">Pricing</LinkButton>);
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '#pricing');
  });
});
