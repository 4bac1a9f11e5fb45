import { useEffect, useId, useState } from 'react';
import { factEntryId } from './facts-list.tsx';

/** The state of a list of facts below a text: whether it is open, and which of its facts a footnote has opened. */
export type Reasons = {
  /** The id of the list, for `aria-controls` and its entries. */
  listId: string;
  open: boolean;
  /** The number of the fact that a footnote has opened; it is highlighted. */
  lit: number | undefined;
  toggle: () => void;
  /** Opens the list and moves the focus to the fact with this number. */
  lead: (number: number) => void;
};

/** The state of one list, closed at first. */
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
