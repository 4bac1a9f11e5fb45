// The house system of the user's chart: a choice that is stored in the account and changes the interpretation too.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changePreferences, updateUser, useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { removeOfflineAnswers } from '#client/lib/offline-cache.ts';
import { everyKeyOf } from '#client/lib/query-keys.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { getReadingEndpoint } from '#shared/readings/readings.contract.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { CHART_COPY } from './birth-chart.copy.ts';

const CHOICE = ['house-system'] as const;

type ChosenHouses = {
  /** The system that the user has chosen. */
  chosen: HouseSystem;
  /** The system of the houses that are shown: whole signs when Placidus has none. */
  houseSystem: HouseSystem;
  choose: (system: HouseSystem) => void;
};

export function useHouseSystem({ houses }: BirthChart): ChosenHouses {
  const client = useQueryClient();
  const { id, preferences } = useCurrentUser();
  const chosen = preferences.houses;
  /** The account's value, while the page already shows the last choice. */
  const saved = useRef(chosen);
  const choice = useMutation({
    mutationKey: CHOICE,
    // One after another, so that the last choice wins.
    scope: { id: CHOICE[0] },
    mutationFn: (system: HouseSystem) =>
      callEndpoint(editUserEndpoint, { body: { preferences: { houses: system } } }),
    onMutate: (system) => putChoice(system),
    onSuccess: async (user) => {
      saved.current = user.preferences.houses;
      if (client.isMutating({ mutationKey: CHOICE }) > 1) return;
      updateUser(client, user);
      await refetchWords();
    },
    onError: (error) => {
      if (client.isMutating({ mutationKey: CHOICE }) > 1) return;
      putChoice(saved.current);
      toast({
        title: CHART_COPY.houseSystemFailed.title,
        description: sentenceOf(error, CHART_COPY.houseSystemFailed.description),
        variant: 'destructive',
      });
    },
  });

  /** The wheel and the tables change immediately, the words when the server has answered. */
  function putChoice(system: HouseSystem) {
    changePreferences(client, id, { houses: system });
  }

  /** Refetches every answer that depends on the houses; the stored ones are out of date. */
  async function refetchWords() {
    const keyOf = ({ path }: { path: string }) => [...everyKeyOf(id), path];
    const chapters = keyOf(getChartReadingEndpoint);
    const readings = keyOf(getReadingEndpoint);
    removeOfflineAnswers(chapters);
    client.removeQueries({ queryKey: readings });
    // Chapters stay on the page until the new ones arrive, unless those fail to load.
    await client
      .refetchQueries({ queryKey: chapters }, { throwOnError: true })
      .catch(() => client.resetQueries({ queryKey: chapters }));
  }

  return {
    chosen,
    houseSystem: houses.placidus === null ? 'whole-sign' : chosen,
    choose(system) {
      if (system === chosen) return;
      if (client.isMutating({ mutationKey: CHOICE }) === 0) saved.current = chosen;
      choice.mutate(system);
    },
  };
}
