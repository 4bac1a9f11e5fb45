// A chapter of the chart's reading as the target of a tap on the wheel.

import type { BodyKey } from '#shared/sky/bodies.ts';

/** The id of a chapter's element, which is a `details` or focusable. */
export function chapterTargetId(chapterId: string): string {
  return `chapter-${chapterId}`;
}

/** Opens a body's chapter, brings it into view and gives it the focus; nothing while it is not there. */
export function openChapter(body: BodyKey): void {
  const chapter = document.getElementById(chapterTargetId(body));
  if (chapter === null) return;
  if (chapter instanceof HTMLDetailsElement) chapter.open = true;
  const target = chapter.querySelector('summary') ?? chapter;
  target.focus({ preventScroll: true });
  chapter.scrollIntoView({ block: 'start' });
}
