import { useQueryClient } from '@tanstack/react-query';
import { updateUser, useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { NativeSelect } from '#client/ui/forms/native-select.tsx';
import { THEMES, type Theme } from '#shared/identity/account/themes.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { THEME_COPY } from './account-settings.copy.ts';

/** Light or dark, or as the device is set. It is saved as soon as it is chosen, and the page shows it at once. */
export function ThemeChoice() {
  const { preferences } = useCurrentUser();
  const client = useQueryClient();
  const edit = useSingleMutation({
    mutationFn: (theme: Theme | null) =>
      callEndpoint(editUserEndpoint, { body: { preferences: { theme } } }),
    onSuccess: (user) => updateUser(client, user),
    onError: (error) =>
      toast({
        title: THEME_COPY.failed.title,
        description: sentenceOf(error, THEME_COPY.failed.description),
        variant: 'destructive',
      }),
  });
  const chosen = edit.isPending ? edit.variables : preferences.theme;
  return (
    <Field label={THEME_COPY.label} hint={THEME_COPY.hint}>
      <NativeSelect
        value={chosen ?? ''}
        onChange={({ target }) =>
          edit.mutate(THEMES.find((theme) => theme === target.value) ?? null)
        }
      >
        <option value="">{THEME_COPY.device}</option>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {THEME_COPY.themes[theme]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
