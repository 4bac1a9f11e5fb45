// The mutation that changes the settings of notices.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import type { NoticeKind } from '#shared/notices/notice-rules.ts';
import { editNoticesEndpoint, getNoticesEndpoint } from '#shared/notices/notices.contract.ts';
import type { NoticeSettingsEdit, Notices } from '#shared/notices/notices.schema.ts';
import { NOTICES_COPY } from './notices.copy.ts';

const EDITS = { mutationKey: ['notice-settings'] };

/** A change of the settings. A kind is changed by itself: another tab may have changed the others. */
export type NoticesChange = Omit<NoticeSettingsEdit, 'kinds'> & {
  kind?: { key: NoticeKind; isOn: boolean };
};

/** The edit that makes a change of settings that are `known`. */
function editOf({ kind, ...edit }: NoticesChange, known: Notices | undefined): NoticeSettingsEdit {
  if (kind === undefined || known === undefined) return edit;
  const others = known.kinds.filter((each) => each !== kind.key);
  return { ...edit, kinds: kind.isOn ? [...others, kind.key] : others };
}

/** Changes the settings, shown at once, before the server answers; `scope` runs several changes one after the other. */
export function useNoticesEdit() {
  const client = useQueryClient();
  const queryKey = endpointKey(getNoticesEndpoint, { userId: useCurrentUser().id });
  /** Whether no change is pending after the one whose answer has come: a later one changes what that answer says. */
  const isLast = () => client.isMutating(EDITS) < 2;
  return useMutation({
    ...EDITS,
    scope: { id: 'notice-settings' },
    mutationFn: async (change: NoticesChange) => {
      const known = change.kind && (await callEndpoint(getNoticesEndpoint));
      return callEndpoint(editNoticesEndpoint, { body: editOf(change, known) });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (known) => known && Object.assign({}, known, editOf(change, known)),
      );
    },
    onSuccess: async (notices) => {
      if (!isLast()) return;
      // A read under way may be older.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, notices);
    },
    onError: (error) => {
      reportFailure(error, NOTICES_COPY.notDone);
      if (isLast()) void client.invalidateQueries({ queryKey });
    },
  });
}
