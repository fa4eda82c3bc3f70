import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStrings } from '../../foundations/index.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import {
  fullName,
  newFormSignatory,
  reorderSignatories,
  shownSignatories,
  type FormSignatory,
  type SignatoryFormValue,
} from './signatory-values.js';

interface SignatoryList {
  change: (id: string, change: Partial<FormSignatory>) => void;
  add: (facts?: Partial<FormSignatory>) => void;
  remove: (id: string) => void;
  /** Reorders the signatories of one list. */
  reorder: (people: readonly FormSignatory[]) => void;
}

const rowOf = (list: RefObject<HTMLElement | null>, id: string) =>
  list.current?.querySelector<HTMLElement>(`[data-signatory="${CSS.escape(id)}"]`);

/** Returns actions on the rows of the form; changes are announced and the focus is kept. */
export function useSignatoryList(
  value: SignatoryFormValue,
  onValueChange: (value: SignatoryFormValue) => void,
  list: RefObject<HTMLElement | null>,
  words: 'signature.list' | 'signature.holders',
): SignatoryList {
  const t = useStrings();
  const announce = useAnnounce();
  // A ref, so that two changes in one event build on each other.
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  }, [value]);

  const apply = (next: SignatoryFormValue) => {
    current.current = next;
    onValueChange(next);
  };
  const nameOf = (signatory: FormSignatory, position: number) =>
    fullName(signatory) || t(`${words}.unnamed`, { position });
  const positionOf = (id: string) =>
    shownSignatories(current.current).findIndex((signatory) => signatory.id === id);

  return {
    change(id, change) {
      apply({
        ...current.current,
        signatories: current.current.signatories.map((signatory) =>
          signatory.id === id ? { ...signatory, ...change } : signatory,
        ),
      });
      // The row is remounted in the list of its new group, so restore the focus.
      if (change.group)
        requestAnimationFrame(() =>
          rowOf(list, id)?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus(),
        );
    },
    add(facts = {}) {
      const added = newFormSignatory(facts);
      apply({ ...current.current, signatories: [...current.current.signatories, added] });
      announce(t(`${words}.added`, { position: current.current.signatories.length }));
      requestAnimationFrame(() => rowOf(list, added.id)?.querySelector('input')?.focus());
    },
    remove(id) {
      const position = positionOf(id);
      const shown = shownSignatories(current.current);
      const neighbour = shown[position + 1] ?? shown[position - 1];
      apply({
        ...current.current,
        signatories: current.current.signatories.filter((signatory) => signatory.id !== id),
      });
      announce(t('signature.list.removed', { name: nameOf(shown[position]!, position + 1) }));
      requestAnimationFrame(() => {
        const row = neighbour && rowOf(list, neighbour.id);
        const add = list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
        (row?.querySelector('input') ?? add)?.focus();
      });
    },
    reorder: (people) => apply(reorderSignatories(current.current, people)),
  };
}
