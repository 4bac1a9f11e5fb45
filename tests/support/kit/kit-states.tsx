import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { PROFILE_TAB_LABELS } from '#client/pages/profile-tabs.copy.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { FactsList } from '#client/ui/facts/facts-list.tsx';
import { FootnoteRef } from '#client/ui/facts/footnote-ref.tsx';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  TOAST_FRAME,
  TOAST_TITLE,
  TOAST_VARIANTS,
  TOAST_WORDS,
} from '#client/ui/feedback/toast-variants.tsx';
import { Toaster } from '#client/ui/feedback/toaster.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Tabs } from '#client/ui/frame/tabs.tsx';
import { Seal } from '#client/ui/measures/seal.tsx';
import { OracleBox } from '#client/ui/oracle/oracle-box.tsx';
import { ProgressSteps } from '#client/ui/oracle/progress-steps.tsx';
import { READING_TEXT } from '#client/ui/text/text-classes.ts';
import { KitPart, KitRow } from './kit-part.tsx';

const STEPS = ['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality'];
const PROFILE_TABS = Object.values(PROFILE_TAB_LABELS).map((label) => ({
  value: label,
  label,
  content: <p className="text-15 text-ivory-300 pt-4">The panel of {label}.</p>,
}));
const GAME_TABS = ['Powerball', 'Mega', 'Lucky', 'Daily'].map((label) => ({
  value: label,
  label,
  content: <p className="text-15 text-ivory-300 pt-4">The panel of {label}.</p>,
}));
const FACTS = [
  {
    number: 1,
    glyphs: ['moon', 'aries'],
    name: 'Moon in Aries, your area of travel and learning',
    note: '3°23′, since 11:52 PM last night',
  },
  {
    number: 2,
    glyphs: ['moon', 'conjunction', 'saturn'],
    name: 'Moon conjunct Saturn',
    note: 'Exact today at 2:44 PM',
  },
  { number: 3, glyphs: ['mercury'], name: 'Mercury retrograde' },
] as const;

function noPress() {
  // The kit only displays components, so retries do nothing.
}

export function KitFrame() {
  return (
    <KitPart title="Frame">
      <div className="grid items-start gap-8 lg:grid-cols-3">
        <div className="grid min-w-0 gap-6">
          <Tabs label="Profile" tabs={PROFILE_TABS} />
          <Tabs label="Games" tabs={GAME_TABS} variant="segments" />
          <ProgressSteps labels={STEPS} current={2} />
          <ProgressSteps labels={STEPS} current={5} />
        </div>
        <div className="min-w-0">
          <OracleBox line="Six small digits are on the wing. Catch them before Mercury does." />
          <Section title="A section" aside={<span className="text-brass-400">5 days</span>}>
            <p className="text-15 text-ivory-300 mt-2">
              Text stands on the page, parted by hairlines.
            </p>
            <SideNote className="mt-3">
              You said August 2, 1994, 9:18 PM, Chicago. So: 02:18 UTC, August 3.
            </SideNote>
          </Section>
        </div>
        <Plate large>
          <h3 className="text-26">Your Daily Horoscope</h3>
          <p className={`${READING_TEXT} mt-4`}>
            At 2:44 she meets Saturn there.
            <FootnoteRef numbers={[1]} onSelect={noPress} /> Say the large thing plainly.
            <FootnoteRef numbers={[2, 3]} />
          </p>
          <FactsList className="mt-5" id="kit" facts={FACTS} lit={2} />
        </Plate>
      </div>
      <KitRow name="toasts">
        {(
          [
            ['default', 'Copied'],
            ['success', 'Saved'],
            ['destructive', 'Login failed'],
          ] as const
        ).map(([variant, title]) => (
          <div
            key={title}
            className={`${TOAST_FRAME} ${TOAST_VARIANTS[variant].edge} w-full max-w-[420px]`}
          >
            {TOAST_VARIANTS[variant].icon}
            <span>
              <span className={TOAST_TITLE}>{title}</span>
              <span className={TOAST_WORDS}>
                A sentence that says what happened, and what can be done.
              </span>
            </span>
            <IconButton label="Dismiss" className="-my-2.5" icon={<X size={20} />} />
          </div>
        ))}
      </KitRow>
    </KitPart>
  );
}

export function KitOverlays() {
  const [open, setOpen] = useState(false);
  return (
    <KitPart title="Overlays">
      <div className="flex flex-wrap gap-4">
        <Button variant="second" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Button
          variant="second"
          onClick={() =>
            toast({
              title: 'Account created',
              description: 'Your account has been created successfully.',
              variant: 'success',
            })
          }
        >
          Show a toast
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete my account"
        description="Everything stored about you goes, at once and for good."
      >
        <div className="grid gap-5">
          <Field label="Type your username to go on">
            <TextInput placeholder="user_0148_2231" />
          </Field>
          <Button variant="danger" wide>
            Delete my account
          </Button>
        </div>
      </Dialog>
      <Toaster />
    </KitPart>
  );
}

export function KitStates() {
  return (
    <KitPart title="States of a card">
      <div className="grid items-start gap-7 md:grid-cols-2 lg:grid-cols-4">
        <Plate>
          <Skeleton label="Loading your horoscope" className="grid gap-5">
            <Bone className="h-6 w-2/3" />
            <div className="grid grid-cols-[88px_1fr] items-center gap-4">
              <Bone className="h-[88px]" />
              <BoneLines lines={3} />
            </div>
            <BoneLines lines={3} />
          </Skeleton>
        </Plate>
        <Plate>
          <h3 className="text-26">Your Daily Horoscope</h3>
          <FallbackNote className="my-3" />
          <p className={READING_TEXT}>
            We can’t see the sky from here just now. Take the day slowly.
          </p>
          <Button variant="quiet">Try again</Button>
        </Plate>
        <Plate>
          <h3 className="mb-3 text-26">Lucky Lottery Numbers</h3>
          <ErrorState
            message="There was an error generating your lucky numbers."
            hint="Please try again later or update your profile information for more accurate predictions."
            onRetry={noPress}
          />
        </Plate>
        <Plate>
          <div className="mb-4 flex items-center gap-3.5">
            <Seal />
            <div className="min-w-0">
              <b className="block [overflow-wrap:anywhere]">
                Wolfeschlegelsteinhausenbergerdorff-Smythe
              </b>
              <span className="text-15 text-ivory-300">Complete your profile</span>
            </div>
          </div>
          <EmptyState
            action={
              <LinkButton href="/profile" wide>
                Add birth details
              </LinkButton>
            }
          >
            Give the Oracle a birth date and she has something to work with.
          </EmptyState>
        </Plate>
      </div>
      <KitRow name="waiting">
        <Spinner />
        <Spinner size={24} label="Searching" />
      </KitRow>
    </KitPart>
  );
}
