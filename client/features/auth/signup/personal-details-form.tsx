import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMailWorks } from '#client/features/newsletter/index.ts';
import { typedEmail, typedFirstName, typedLastName } from '#client/lib/personal-fields.ts';
import { Button } from '#client/ui/actions/button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { EmailInput } from '#client/ui/forms/email-input.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { FieldErrors } from '#shared/core/errors.ts';
import type { LawPath } from '#shared/law/law-pages.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import type { SignUpDraft } from '../sign-up-draft.ts';

type PersonalDetails = SignUpDraft['personal'];
const personalFormSchema = z.object({
  firstName: typedFirstName,
  lastName: typedLastName,
  email: typedEmail,
  newsletter: z.boolean(),
});

const FIELDS = ['firstName', 'lastName', 'email'] as const;

type PersonalDetailsFormProps = {
  initial: PersonalDetails;
  /** The server's messages by field. */
  refusals: FieldErrors;
  onChange: (details: PersonalDetails) => void;
  onSubmit: (details: PersonalDetails) => void;
  secondButton: Elements;
};

/** First name, last name, email, the newsletter checkbox, and the button that completes the sign-up. */
export function PersonalDetailsForm({
  initial,
  refusals,
  onChange,
  onSubmit,
  secondButton,
}: PersonalDetailsFormProps) {
  const { register, handleSubmit, setError, subscribe, formState } = useForm<PersonalDetails>({
    defaultValues: initial,
    resolver: zodResolver(personalFormSchema),
  });
  const { errors } = formState;
  const mailWorks = useMailWorks();

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  useEffect(() => {
    for (const field of FIELDS) {
      const message = refusals[field];
      if (message !== undefined)
        setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusals, setError]);

  return (
    <Form className={AUTH_FORM} onSubmit={handleSubmit(onSubmit)}>
      <div className="grid gap-8">
        <Field label={AUTH_COPY.personal.firstName} error={errors.firstName?.message} required>
          <TextInput
            {...register('firstName')}
            autoComplete="given-name"
            autoCapitalize="words"
            dir="auto"
          />
        </Field>
        <Field label={AUTH_COPY.personal.lastName} error={errors.lastName?.message} required>
          <TextInput
            {...register('lastName')}
            autoComplete="family-name"
            autoCapitalize="words"
            dir="auto"
          />
        </Field>
        <Field
          label={AUTH_COPY.personal.email}
          hint={mailWorks ? AUTH_COPY.personal.emailHint : AUTH_COPY.personal.emailKept}
          error={errors.email?.message}
          required
        >
          <EmailInput {...register('email')} />
        </Field>
        {mailWorks && (
          <Checkbox
            {...register('newsletter')}
            label={AUTH_COPY.personal.newsletter}
            description={AUTH_COPY.personal.newsletterNote}
          />
        )}
      </div>
      <AuthFoot>
        <p className="text-13 text-ivory-300">
          <span>{`${AUTH_COPY.personal.agreement.before} `}</span>
          <LawLink href="/terms">{AUTH_COPY.personal.agreement.terms}</LawLink>
          <span>{`${AUTH_COPY.personal.agreement.between} `}</span>
          <LawLink href="/privacy">{AUTH_COPY.personal.agreement.privacy}</LawLink>
          <span>.</span>
        </p>
        <Button type="submit" caps wide>
          {AUTH_COPY.personal.submit}
        </Button>
        {secondButton}
      </AuthFoot>
    </Form>
  );
}

/** Opens in a new tab, so that nothing typed is lost. */
function LawLink({ href, children }: { href: LawPath; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-line-control underline-offset-3 hover:text-brass-300"
    >
      {children}
    </a>
  );
}
