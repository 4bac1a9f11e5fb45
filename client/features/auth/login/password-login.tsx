// Log-in by username and password, for accounts that have set a password.

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CHOICE_COPY } from '#client/features/auth-choice/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { cleanUsername, typed } from '#client/lib/personal-fields.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { PasswordInput } from '#client/ui/forms/password-input.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import {
  type PasswordLogin as Credentials,
  passwordLoginSchema,
} from '#shared/identity/sign-in/sign-in.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import { AuthStep, BackBar } from '../auth-step.tsx';
import { LazyPasskeyLogin } from './lazy-passkey-login.tsx';
import { useLogin } from './use-login.ts';

/** The password is sent exactly as typed. */
const loginFormSchema = z.extend(passwordLoginSchema, {
  username: typed(cleanUsername, passwordLoginSchema.shape.username),
});
const FIELDS = ['username', 'password'] as const;

/** The log-in by password. */
export function PasswordLogin({ onBack }: { onBack: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(loginFormSchema),
  });
  const login = useLogin();

  function submit(credentials: Credentials) {
    if (login.isPending) return;
    login.mutate(
      { credentials },
      {
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          for (const field of FIELDS) {
            const message = error.fields[field];
            if (message !== undefined) setError(field, { type: 'server', message });
          }
        },
      },
    );
  }

  return (
    <AuthStep
      documentTitle={AUTH_COPY.documentTitles.password}
      before={<BackBar onBack={onBack} />}
      heading={AUTH_COPY.password.heading}
    >
      <Form className={AUTH_FORM} onSubmit={handleSubmit(submit)}>
        <div className="grid gap-8">
          <p className="text-15 text-ivory-300">{AUTH_COPY.password.note}</p>
          <Field
            label={AUTH_COPY.password.username}
            error={formState.errors.username?.message}
            required
          >
            <TextInput
              {...register('username')}
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field
            label={AUTH_COPY.password.password}
            error={formState.errors.password?.message}
            required
          >
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
          <Button variant="quiet" className="justify-self-start" onClick={onBack}>
            {AUTH_COPY.password.useCode}
          </Button>
        </div>
        <AuthFoot>
          <Button type="submit" caps wide busy={login.isPending} busyLabel={AUTH_COPY.signingIn}>
            {CHOICE_COPY.logIn}
          </Button>
          <LazyPasskeyLogin />
        </AuthFoot>
      </Form>
    </AuthStep>
  );
}
