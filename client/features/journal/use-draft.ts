// What somebody is writing, stored on the device with each letter, so that neither a way back nor a reload loses it.

import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { readDraft, storeDraft } from './outbox.ts';

/** A state that begins with the stored draft of that name, and a function that stores another, or none. */
export function useDraft<D>(name: string) {
  const { id: userId } = useCurrentUser();
  const [draft, setDraft] = useState<D>();
  const isStored = useRef(false);
  useEffect(() => {
    void readDraft(userId, name).then((stored) => {
      // What was written meanwhile stands over it. Only `store` stores drafts under this name.
      if (!isStored.current) setDraft(stored as D | undefined);
    });
  }, [userId, name]);
  const store = (next?: D) => {
    isStored.current = true;
    void storeDraft(userId, name, next);
  };
  return { draft, setDraft, store };
}
