import { isLostScript, reloadWhenReachable } from '#client/lib/lost-script.ts';
import { buttonClassName } from '#client/ui/actions/button-variants.ts';
import { PAGE_FAILURE_COPY } from '#client/ui/feedback/failure.copy.ts';

export const LOST_START_CLASSES = {
  main: 'mx-auto grid min-h-dvh max-w-column content-center gap-4 px-gutter py-12',
  heading: 'text-34',
  words: 'text-ivory-300',
  button: buttonClassName({ variant: 'second' }, 'mt-4 justify-self-start'),
};

/**
 * Says that the app's own scripts did not arrive, on a page that would otherwise keep loading. React may be among them.
 */
export function showLostStart(root: HTMLElement, error: unknown): void {
  if (!isLostScript(error)) throw error;
  const { title, text } = PAGE_FAILURE_COPY[navigator.onLine ? 'lost' : 'offline'];
  const main = document.createElement('main');
  main.className = LOST_START_CLASSES.main;
  const heading = document.createElement('h1');
  heading.className = LOST_START_CLASSES.heading;
  heading.textContent = title;
  const words = document.createElement('p');
  words.className = LOST_START_CLASSES.words;
  words.role = 'alert';
  words.textContent = text;
  const button = document.createElement('button');
  button.className = LOST_START_CLASSES.button;
  button.textContent = PAGE_FAILURE_COPY.again;
  button.addEventListener('click', () => void reloadWhenReachable());
  main.append(heading, words, button);
  root.replaceChildren(main);
}
