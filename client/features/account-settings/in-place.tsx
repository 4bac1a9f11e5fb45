// A part of the settings that opens below its row, on the page.

import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SETTINGS_COPY } from './account-settings.copy.ts';

const loadParts = () => import('./in-place-parts.tsx');

/** Each part's content, loaded when it is opened. */
const PARTS = {
  calendar: lazy(async () => ({ default: (await loadParts()).CalendarPart })),
  notices: lazy(async () => ({ default: (await loadParts()).NoticesPart })),
  passkeys: lazy(async () => ({ default: (await loadParts()).PasskeysPart })),
} satisfies Record<string, ComponentType>;
type PartName = keyof typeof PARTS;

const NOTES: Readonly<Record<PartName, string>> = {
  calendar: SETTINGS_COPY.calendarNote,
  notices: SETTINGS_COPY.noticesNote,
  passkeys: SETTINGS_COPY.passkeysNote,
};

export function InPlace({ of }: { of: PartName }) {
  // A link may ask for one part: /settings#calendar.
  const [isAsked] = useState(() => window.location.hash === `#${of}`);
  const [isOpen, setOpen] = useState(isAsked);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // After the page's own scroll to its top.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const id = useId();
  const name = SETTINGS_COPY.rows[of];
  const action = isOpen ? SETTINGS_COPY.hide : SETTINGS_COPY.show;
  const Content = PARTS[of];
  return (
    <section ref={section} className="border-b border-line" aria-labelledby={`${id}-name`}>
      <div className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.25 leading-[1.4]">
        <div>
          <h3 id={`${id}-name`} className="font-sans text-17/[1.4] font-semibold">
            {name}
          </h3>
          <p className="text-15 text-ivory-300">{NOTES[of]}</p>
        </div>
        <Button
          variant="quiet"
          className="min-w-11 justify-end"
          aria-label={`${action} ${name}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-part`}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      <div id={`${id}-part`} className="pb-6" hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <Skeleton label={SETTINGS_COPY.opening} className="grid gap-3">
                <Bone className="h-5 w-1/2" />
                <Bone className="h-4 w-2/3" />
              </Skeleton>
            }
          >
            <Content />
          </Suspense>
        )}
      </div>
    </section>
  );
}
