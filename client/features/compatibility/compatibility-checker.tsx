// The compatibility checker: two signs, a button, and the result with its score, text and
// calculation.

import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { useRecordActivity } from '#client/features/progress/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { AdaptiveSelect } from '#client/ui/forms/adaptive-select.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import type { SelectOption } from '#client/ui/forms/select.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { COMPATIBILITY_COPY } from './compatibility.copy.ts';
import { type SignPair, useCompatibility } from './use-compatibility.ts';

const loadResult = () => import('./compatibility-result.tsx');
const CompatibilityResult = lazy(async () => ({
  default: (await loadResult()).CompatibilityResult,
}));

/** The signs selected at first (requirement MATCH-2). */
const DEFAULT_OWN_SIGN: SignKey = 'aries';
const DEFAULT_THEIR_SIGN: SignKey = 'leo';

const SIGN_OPTIONS: readonly SelectOption<SignKey>[] = SIGN_KEYS.map((key) => ({
  value: key,
  label: SIGNS[key].name,
  glyph: key,
}));

function findSign(text: string | null): SignKey | undefined {
  return SIGN_KEYS.find((key) => key === text);
}

type SignFieldProps = { label: string; sign: SignKey; onChange: (sign: SignKey) => void };

/**
 * Memoized, because its list of signs is the most expensive part of the page to render and a press
 * must be answered quickly.
 */
const SignField = memo(function SignField({ label, sign, onChange }: SignFieldProps) {
  return (
    <Field label={label}>
      <AdaptiveSelect options={SIGN_OPTIONS} value={sign} onValueChange={onChange} />
    </Field>
  );
});

/** The constellations of the two signs, facing each other, where the result will stand, and what it will say. */
function FacingSigns({ yours, theirs }: SignPair) {
  return (
    <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:items-center lg:gap-16">
      <Plate aria-hidden="true" className="grid grid-cols-2 items-center gap-6">
        {[yours, theirs].map((sign, index) => (
          <div key={index} className="grid justify-items-center gap-4">
            <span className="grid h-40 w-full max-w-55 place-items-center text-ivory-50 lg:h-56">
              <Constellation
                sign={sign}
                className={
                  index === 0 ? 'h-full max-h-full w-full' : 'h-full max-h-full w-full -scale-x-100'
                }
              />
            </span>
            <span className="flex items-center gap-2 font-serif text-23">
              <Glyph name={sign} size={22} />
              <span>{SIGNS[sign].name}</span>
            </span>
          </div>
        ))}
      </Plate>
      <div className="mt-6 grid gap-3 lg:mt-0 lg:max-w-[30em]">
        <p className="font-serif text-23/[1.3]">{COMPATIBILITY_COPY.empty}</p>
        <p className="text-15 text-ivory-300">{COMPATIBILITY_COPY.easeNote}</p>
        <p className="text-15 text-ivory-300">{COMPATIBILITY_COPY.ledgerNote}</p>
      </div>
    </div>
  );
}

/** The form, and below it the result of the last press. */
export function CompatibilityChecker() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const [yours, setYours] = useState(findSignOfDate(user.birthDate) ?? DEFAULT_OWN_SIGN);
  const asked = findSign(search.get('with'));
  const [theirs, setTheirs] = useState(asked ?? DEFAULT_THEIR_SIGN);
  // A link with `?with=<sign>` shows the result at once.
  const [checked, setChecked] = useState<SignPair | undefined>(asked && { yours, theirs: asked });
  const { data: result, isError, isFetching, refetch } = useCompatibility(checked);
  const { record, isReady, earned } = useRecordActivity();
  /** Whether the activity of the last press is not yet recorded. */
  const unrecorded = useRef(asked !== undefined);

  const isOfChoice = checked?.yours === yours && checked.theirs === theirs;

  useEffect(() => {
    if (result === undefined || checked === undefined || !isReady || !unrecorded.current) return;
    unrecorded.current = false;
    record({
      activityType: 'compatibility',
      activityId: compatibilityActivityId(checked.yours, checked.theirs),
    });
  });

  useEffect(() => {
    // The code of the result loads alongside the call; if it failed to load, it is retried with the call.
    if (checked !== undefined) loadResult().catch(() => undefined);
  }, [checked]);

  function check() {
    unrecorded.current = true;
    if (isOfChoice && isError) void refetch();
    // A new object even for the same pair, because each press is recorded.
    else setChecked({ yours, theirs });
  }

  return (
    <>
      <Form
        className="grid grid-cols-2 gap-x-3 gap-y-4 lg:max-w-[760px] lg:grid-cols-[1fr_1fr_13.25rem] lg:items-end narrow:grid-cols-[1fr]"
        onSubmit={() => check()}
      >
        <SignField label={COMPATIBILITY_COPY.yours} sign={yours} onChange={setYours} />
        <SignField label={COMPATIBILITY_COPY.theirs} sign={theirs} onChange={setTheirs} />
        <Button
          type="submit"
          variant={isOfChoice ? 'second' : 'primary'}
          wide
          className="col-span-full lg:col-auto"
          busy={isFetching}
          busyLabel={COMPATIBILITY_COPY.checking}
        >
          {COMPATIBILITY_COPY.check}
        </Button>
      </Form>
      {checked === undefined && <FacingSigns yours={yours} theirs={theirs} />}
      {checked !== undefined && (
        <div className="mt-8">
          {/* The live region announces the score in one sentence; the details are read on demand.
           */}
          <p className="sr-only" role="status">
            {result !== undefined &&
              !isFetching &&
              COMPATIBILITY_COPY.percentage(
                SIGNS[checked.yours].name,
                SIGNS[checked.theirs].name,
                result.percentage,
              )}
          </p>
          {isFetching ? (
            <div className="grid min-h-[320px] place-items-center">
              <Spinner label={COMPATIBILITY_COPY.checking} />
            </div>
          ) : isError ? (
            <ErrorState
              message={COMPATIBILITY_COPY.failed}
              onRetry={() => {
                unrecorded.current = true;
                void refetch();
              }}
            />
          ) : (
            result !== undefined && (
              // The result is dimmed once the form shows another pair of signs.
              <div className={isOfChoice ? undefined : 'opacity-65'}>
                <Suspense fallback={<Spinner className="mx-auto" />}>
                  <CompatibilityResult pair={checked} result={result} earned={earned} />
                </Suspense>
              </div>
            )
          )}
        </div>
      )}
    </>
  );
}
