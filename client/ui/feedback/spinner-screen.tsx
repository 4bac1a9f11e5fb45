import { Spinner } from './spinner.tsx';

/** A spinner on an empty screen, so that the content below stays out of view, and under no finger, until it has moved. */
export function SpinnerScreen(spinner: Parameters<typeof Spinner>[0]) {
  return (
    <div className="grid min-h-svh items-start justify-items-center py-16">
      <Spinner {...spinner} />
    </div>
  );
}
