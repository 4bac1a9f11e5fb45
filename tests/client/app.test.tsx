import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { watchForLostScripts } from '#client/lib/lost-script.ts';
import { reloadOnceForNewBuild } from '#client/lib/new-build.ts';
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
  /** What the build's loader does when a chunk or its styles cannot be loaded. */
  function lose(): Error {
    const error = new Error('Unable to preload CSS');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return error;
  }
  const Needed = lazy<() => null>(() => Promise.reject(lose()));
  const Spare = lazyOr<object>(() => Promise.reject(lose()));

  it('reloads a page that needs it, but not twice within a minute', async () => {
    allowConsoleErrors(/Unable to preload/);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    watchForLostScripts();
    const { unmount } = render(
      <PageErrorBoundary className="">
        <Suspense>
          <Needed />
        </Suspense>
      </PageErrorBoundary>,
    );
    await screen.findByRole('alert');
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    reloadOnceForNewBuild(lose());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone that can be without it', async () => {
    sessionStorage.clear();
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    watchForLostScripts();
    render(
      <PageErrorBoundary className="">
        <input aria-label="Name" />
        <Suspense fallback="on its way">
          <Spare />
        </Suspense>
      </PageErrorBoundary>,
    );
    await waitFor(() => expect(screen.queryByText('on its way')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});
