import { useEffect, useId, useState } from 'react';
import { factEntryId } from './facts-list.tsx';

/** The state of a list of reasons: whether it is open, and which of them a footnote has led to. */
export type Reasons = {
  /** The id of the list, for `aria-controls` and its entries. */
  listId: string;
  open: boolean;
  lit: number | undefined;
  toggle: () => void;
  /** Opens the list at a reason, which takes the focus. */
  lead: (number: number) => void;
};

export function useReasons(): Reasons {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [lit, setLit] = useState<number>();
  useEffect(() => {
    if (!open || lit === undefined) return;
    const entry = document.getElementById(factEntryId(listId, lit));
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'nearest' });
  }, [open, lit, listId]);
  return {
    listId,
    open,
    lit,
    toggle() {
      setOpen(!open);
      setLit(undefined);
    },
    lead(number) {
      setOpen(true);
      setLit(number);
    },
  };
}
