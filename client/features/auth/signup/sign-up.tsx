// The sign-up: five steps, the loading animation, and the registration. Its states are in sign-up-state.ts.

import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useHeldRedirect, useUserQuery } from '#client/features/account/index.ts';
import { ATTRACTIONS_COPY, AttractionsField } from '#client/features/attractions/index.ts';
import { CHOICE_COPY } from '#client/features/auth-choice/index.ts';
import {
  BirthDetailsForm,
  carryBirth,
  dropCarriedBirth,
  readCarriedBirth,
} from '#client/features/birth-details/index.ts';
import { preloadReveal, Reveal } from '#client/features/reveal/index.ts';
import { ApiError, sentenceOf } from '#client/lib/api-client.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Button } from '#client/ui/actions/button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { Form } from '#client/ui/forms/form.tsx';
import { OracleBox } from '#client/ui/oracle/oracle-box.tsx';
import { ProgressSteps } from '#client/ui/oracle/progress-steps.tsx';
import type { FieldErrors } from '#shared/core/errors.ts';
import { AUTH_COPY, ORACLE_LINES, SIGN_UP_STEP_LABELS } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import { AuthStep, BackBar } from '../auth-step.tsx';
import { isProofGone, useLogin } from '../login/use-login.ts';
import { removeSignUpDraft, type SignUpDraft } from '../sign-up-draft.ts';
import { SIGN_UP_STEPS, type SignUpStep } from '../sign-up-steps.ts';
import { CodeForm } from '../verification/code-form.tsx';
import { PhoneForm, type SentCode } from '../verification/phone-form.tsx';
import { VerifiedNumber } from '../verification/verified-number.tsx';
import { PersonalDetailsForm } from './personal-details-form.tsx';
import { subscribe, useRegistration } from './registration.ts';
import { reduceSignUp, startOfSignUp } from './sign-up-state.ts';

const ANIMATION = ['animation'] as const;

/** The step whose form contains a field of the registration. */
const STEP_OF_FIELD: Readonly<Record<string, SignUpStep>> = {
  phoneNumber: 'phone',
  birthDate: 'profile',
  birthTime: 'profile',
  birthPlace: 'profile',
  birthPlaceId: 'profile',
  birthTimeFold: 'profile',
  birthTimeMargin: 'profile',
  attractions: 'attractions',
};
const LAST_STEP: SignUpStep = 'personality';

const STAGE_OF_PHASE = {
  animation: 'drawing',
  registering: 'registering',
  registered: 'made',
} as const;

function findStepOf(refusals: FieldErrors): SignUpStep {
  const steps = Object.keys(refusals).map((field) => STEP_OF_FIELD[field] ?? LAST_STEP);
  return SIGN_UP_STEPS.find((step) => steps.includes(step)) ?? LAST_STEP;
}

type SignUpProps = {
  draft: SignUpDraft;
  change: (part: Partial<SignUpDraft>) => void;
  notice?: string | undefined;
  step: SignUpStep;
  onStep: (to: SignUpStep) => void;
  onBack: (to: SignUpStep | 'choice') => void;
};

/** The data and functions that the steps of the sign-up share. */
function useSignUp({ draft, change, notice, step, onStep, onBack }: SignUpProps) {
  const [state, dispatch] = useReducer(reduceSignUp, notice, startOfSignUp);
  /** The details last sent to the newsletter, as JSON: unchanged details are sent once. */
  const subscribed = useRef('');
  const registration = useRegistration();
  const login = useLogin();
  const redirect = useHeldRedirect();
  const { data: user } = useUserQuery();

  const { opened, open, closeBefore } = useOpenedPart(ANIMATION);
  // The browser's Back during the animation leads to the form, and nothing is registered.
  useEffect(() => {
    if (opened === undefined) dispatch({ type: 'animation-ended' });
  }, [opened]);
  // At each step until it is there, because the connection may be gone at the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded code is not loaded again
  useEffect(preloadReveal, [step]);
  const hadUser = useRef(false);
  useEffect(() => {
    // The session of the new account has ended, from another device.
    if (user === null && hadUser.current) dispatch({ type: 'call-failed' });
    hadUser.current = user !== null;
  }, [user]);

  function goTo(to: SignUpStep, part: Partial<SignUpDraft> = {}) {
    dispatch({ type: 'step-left' });
    change(part);
    onStep(to);
  }

  function completeStep(part: Partial<SignUpDraft> = {}) {
    const next = SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(step) + 1] ?? LAST_STEP;
    dispatch({ type: 'form-submitted' });
    // A new number must be verified first.
    goTo(state.isCorrecting && step !== 'phone' ? LAST_STEP : next, part);
  }

  function goBack() {
    dispatch({ type: 'step-left' });
    onBack(SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(step) - 1] ?? 'choice');
  }

  function signInInstead(phoneNumber: string) {
    dispatch({ type: 'account-found', phoneNumber });
    login.mutate(
      { credentials: { phoneNumber }, cameToSignUp: true },
      {
        onError: (error) => {
          dispatch({ type: 'call-failed' });
          if (isProofGone(error)) askForNumber();
        },
      },
    );
  }

  /** The number's proof is gone: only a new code helps. */
  function askForNumber() {
    goTo('phone', { sent: null, verifiedPhone: null });
    dispatch({
      type: 'number-expired',
      notice: AUTH_COPY.phoneExpired,
      isCorrecting: step === LAST_STEP,
    });
  }

  function refuse(error: unknown, phoneNumber: string) {
    redirect.release();
    if (error instanceof ApiError && error.code === 'account_exists') {
      signInInstead(phoneNumber);
      return;
    }
    dispatch({ type: 'call-failed' });
    toast({
      title: AUTH_COPY.toasts.registrationFailed.title,
      description: sentenceOf(error, AUTH_COPY.toasts.registrationFailed.description),
      variant: 'destructive',
    });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'phone_not_verified') {
      askForNumber();
      return;
    }
    if (Object.keys(error.fields).length === 0) return;
    dispatch({ type: 'fields-refused', refusals: error.fields });
    goTo(findStepOf(error.fields));
  }

  function register(complete: SignUpDraft) {
    const phoneNumber = complete.verifiedPhone;
    if (registration.isPending || login.isPending) return;
    removeSignUpDraft();
    if (phoneNumber === null) {
      dispatch({ type: 'animation-ended' });
      goTo('phone');
      return;
    }
    dispatch({ type: 'registration-started' });
    // The chart is shown before Home.
    redirect.hold();
    registration.mutate(
      { phoneNumber, draft: complete },
      {
        onSuccess: (created) => dispatch({ type: 'registered', user: created }),
        onError: (error) => {
          refuse(error, phoneNumber);
        },
      },
    );
  }

  function submitPersonal(personal: SignUpDraft['personal']) {
    const complete = { ...draft, personal };
    change({ personal });
    dispatch({ type: 'form-submitted' });
    if (subscribed.current !== JSON.stringify(personal)) {
      subscribed.current = JSON.stringify(personal);
      subscribe(personal);
    }
    // A second attempt skips the animation, which the user has already seen.
    if (registration.isError) register(complete);
    else {
      dispatch({ type: 'animation-started' });
      open('animation');
    }
  }

  return {
    ...{ state, login, goTo, goBack, completeStep, signInInstead, submitPersonal },
    registerAfterAnimation: () => closeBefore(() => register(draft)),
    leave: redirect.release,
  };
}

/** The five steps from a phone number to an account. */
export function SignUp(props: SignUpProps) {
  const { step } = props;
  const signUp = useSignUp(props);
  const { state, goBack } = signUp;
  const headingId = useId();

  if (state.phase !== 'steps') {
    return (
      <Reveal
        stage={STAGE_OF_PHASE[state.phase]}
        birth={props.draft.birth}
        user={state.user}
        onDrawn={signUp.registerAfterAnimation}
        onDone={signUp.leave}
      />
    );
  }

  const stepNumber = SIGN_UP_STEPS.indexOf(step) + 1;
  const hasBackButton = step === 'attractions' || step === 'personality';
  const { heading, ownFocus = false, form } = findForm(props, signUp, headingId);
  return (
    <AuthStep
      key={step}
      documentTitle={AUTH_COPY.documentTitles.signUp(stepNumber, SIGN_UP_STEP_LABELS[step])}
      before={
        <>
          <BackBar onBack={goBack} isRepeated={hasBackButton} />
          <ProgressSteps
            labels={SIGN_UP_STEPS.map((each) => SIGN_UP_STEP_LABELS[each])}
            current={stepNumber}
          />
          <OracleBox line={ORACLE_LINES[step]} className="mt-6 mb-7" />
        </>
      }
      heading={heading}
      headingId={headingId}
      notice={state.notice}
      ownFocus={ownFocus}
    >
      {form}
    </AuthStep>
  );
}

type SignUpSteps = ReturnType<typeof useSignUp>;

/** The form of the step, with its heading; `ownFocus`: the form takes the focus itself. */
function findForm(
  { draft, change, step }: SignUpProps,
  signUp: SignUpSteps,
  headingId: string,
): { heading: string; form: Elements; ownFocus?: boolean } {
  const { state, goTo, goBack, completeStep } = signUp;
  const { refusals } = state;
  const { sent } = draft;
  const backButton = (
    <Button variant="second" caps wide onClick={goBack}>
      {AUTH_COPY.backCaps}
    </Button>
  );
  if (step === 'verification' && sent !== null) {
    const isVerified =
      state.numberWithAccount === sent.phoneNumber || draft.verifiedPhone === sent.phoneNumber;
    return {
      heading: AUTH_COPY.code.heading,
      form: <CodeStep sent={sent} isVerified={isVerified} signUp={signUp} change={change} />,
      ownFocus: !isVerified,
    };
  }
  if (step === 'phone' || step === 'verification') {
    return {
      heading: AUTH_COPY.phone.heading,
      form: (
        <PhoneForm
          typed={draft.phone}
          onType={(phone) => change({ phone })}
          sent={sent}
          onSent={(code) => goTo('verification', { sent: code })}
          note={AUTH_COPY.phone.note}
        />
      ),
    };
  }
  if (step === 'profile') {
    return {
      heading: AUTH_COPY.profile.heading,
      form: <BirthStep draft={draft} change={change} signUp={signUp} />,
    };
  }
  if (step === 'attractions') {
    return {
      heading: ATTRACTIONS_COPY.heading,
      form: (
        <AttractionsForm
          chosen={draft.attractions}
          onChange={(attractions) => change({ attractions })}
          error={refusals['attractions']}
          labelledBy={headingId}
          onSubmit={() => completeStep()}
          backButton={backButton}
        />
      ),
    };
  }
  return {
    heading: AUTH_COPY.personal.heading,
    form: (
      <PersonalDetailsForm
        initial={draft.personal}
        refusals={refusals}
        onChange={(personal) => change({ personal })}
        onSubmit={signUp.submitPersonal}
        secondButton={backButton}
      />
    ),
  };
}

type StepProps = Pick<SignUpProps, 'draft' | 'change'> & { signUp: SignUpSteps };

/** What a guest has typed before stands in the form; the device stores it only once the guest goes on with it. */
function BirthStep({ draft, change, signUp }: StepProps) {
  const client = useQueryClient();
  const [carried] = useState(() => readCarriedBirth(client));
  return (
    <BirthDetailsForm
      className={AUTH_FORM}
      initial={carried ?? draft.birth}
      tellsSigns
      refusals={signUp.state.refusals}
      onChange={(birth) => (carried === undefined ? change({ birth }) : carryBirth(client, birth))}
      onSubmit={(_details, birth) => {
        dropCarriedBirth(client);
        signUp.completeStep({ birth });
      }}
    >
      <AuthFoot>
        <Button type="submit" caps wide>
          {AUTH_COPY.next}
        </Button>
      </AuthFoot>
    </BirthDetailsForm>
  );
}

type CodeStepProps = Pick<SignUpProps, 'change'> & {
  sent: SentCode;
  isVerified: boolean;
  signUp: SignUpSteps;
};

/** Asks for the code, or says that the number is verified. */
function CodeStep({ sent, isVerified, signUp, change }: CodeStepProps) {
  const { state, login, goBack, completeStep, signInInstead } = signUp;
  const hasAccount = state.numberWithAccount === sent.phoneNumber;
  return isVerified ? (
    <VerifiedNumber
      phoneNumber={sent.phoneNumber}
      action={hasAccount ? CHOICE_COPY.logIn : AUTH_COPY.next}
      onAction={() => (hasAccount ? signInInstead(sent.phoneNumber) : completeStep())}
      onChangeNumber={goBack}
      busy={login.isPending}
    />
  ) : (
    <CodeForm
      phoneNumber={sent.phoneNumber}
      busy={false}
      onChangeNumber={goBack}
      onResent={() => change({ sent: { ...sent, at: Date.now() } })}
      onChecked={({ registered }) => {
        if (registered) signInInstead(sent.phoneNumber);
        else completeStep({ verifiedPhone: sent.phoneNumber });
      }}
    />
  );
}

type AttractionsFormProps = ComponentProps<typeof AttractionsField> & {
  onSubmit: () => void;
  backButton: Elements;
};

function AttractionsForm({ onSubmit, backButton, ...field }: AttractionsFormProps) {
  const isEmpty = field.chosen.length === 0;
  return (
    <Form className={AUTH_FORM} onSubmit={() => !isEmpty && onSubmit()}>
      <AttractionsField {...field} />
      <AuthFoot>
        <Button type="submit" caps wide disabled={isEmpty}>
          {AUTH_COPY.next}
        </Button>
        {backButton}
      </AuthFoot>
    </Form>
  );
}
