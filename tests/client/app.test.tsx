import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reloadOnceForNewBuild } from '#client/app/new-build.ts';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';
import { allowConsoleErrors } from '#tests/support/console-errors.ts';
import { screen } from '#tests/support/render-app.tsx';

describe('a page that breaks', () => {
  it('says so, and can be rendered again', async () => {
    allowConsoleErrors(/no stars/);
    let broken = true;
    function Page() {
      if (broken) throw new Error('no stars');
      return <h1>The sky</h1>;
    }
    render(
      <PageErrorBoundary className="">
        <Page />
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('You haven’t lost anything');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'The sky' })).toBeInTheDocument();
  });
});

describe('a missing chunk of an older build', () => {
  it('reloads the page, but not twice within a minute', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    reloadOnceForNewBuild();
    const lose = () => {
      const event = new Event('vite:preloadError', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(lose()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(lose()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
