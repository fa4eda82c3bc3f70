import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { followPointer } from '../../controls/pointer-gesture.js';
import { useStrings } from '../../foundations/index.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import {
  fullName,
  moveSignatory,
  newFormSignatory,
  shownSignatories,
  type FormSignatory,
  type SignatoryFormValue,
} from './signatory-values.js';

interface SignatoryList {
  dragged: string | null;
  change: (id: string, change: Partial<FormSignatory>) => void;
  add: (facts?: Partial<FormSignatory>) => void;
  remove: (id: string) => void;
  move: (id: string, by: -1 | 1) => void;
  startDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
}

const rowOf = (list: RefObject<HTMLElement | null>, id: string) =>
  list.current?.querySelector<HTMLElement>(`[data-signatory="${CSS.escape(id)}"]`);

/** What can be done with the rows of the form; every change is said, and the focus is never lost. */
export function useSignatoryList(
  value: SignatoryFormValue,
  onValueChange: (value: SignatoryFormValue) => void,
  list: RefObject<HTMLElement | null>,
  words: 'signature.list' | 'signature.holders',
): SignatoryList {
  const t = useStrings();
  const announce = useAnnounce();
  const [dragged, setDragged] = useState<string | null>(null);
  // A drag reads what the last move left, whatever was drawn in between.
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  }, [value]);

  const apply = (next: SignatoryFormValue) => {
    current.current = next;
    onValueChange(next);
  };
  const nameOf = (signatory: FormSignatory, place: number) =>
    fullName(signatory) || t(`${words}.unnamed`, { place });
  const moveTo = (id: string, to: number) => {
    const next = moveSignatory(current.current, id, to);
    if (next === current.current) return;
    apply(next);
    const shown = shownSignatories(next);
    const place = shown.findIndex((signatory) => signatory.id === id) + 1;
    const name = nameOf(shown[place - 1]!, place);
    announce(t('signature.list.moved', { name, place, total: shown.length }));
  };
  const placeOf = (id: string) =>
    shownSignatories(current.current).findIndex((signatory) => signatory.id === id);

  return {
    dragged,
    change(id, change) {
      apply({
        ...current.current,
        signatories: current.current.signatories.map((signatory) =>
          signatory.id === id ? { ...signatory, ...change } : signatory,
        ),
      });
      // The row comes back in the list of its new group.
      if (change.group)
        requestAnimationFrame(() =>
          rowOf(list, id)?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus(),
        );
    },
    add(facts = {}) {
      const added = newFormSignatory(facts);
      apply({ ...current.current, signatories: [...current.current.signatories, added] });
      announce(t(`${words}.added`, { place: current.current.signatories.length }));
      requestAnimationFrame(() => rowOf(list, added.id)?.querySelector('input')?.focus());
    },
    remove(id) {
      const place = placeOf(id);
      const shown = shownSignatories(current.current);
      const neighbour = shown[place + 1] ?? shown[place - 1];
      apply({
        ...current.current,
        signatories: current.current.signatories.filter((signatory) => signatory.id !== id),
      });
      announce(t('signature.list.removed', { name: nameOf(shown[place]!, place + 1) }));
      requestAnimationFrame(() => {
        const row = neighbour && rowOf(list, neighbour.id);
        const add = list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
        (row?.querySelector('input') ?? add)?.focus();
      });
    },
    move: (id, by) => moveTo(id, placeOf(id) + by),
    startDrag(id, event) {
      const before = current.current;
      followPointer(id, event, {
        start: () => setDragged(id),
        move: ({ y }) => {
          const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-signatory]') ?? [])];
          const own = rows.findIndex((row) => row.dataset['signatory'] === id);
          const over = rows.findIndex((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return y >= top && y < bottom;
          });
          if (over < 0 || over === own) return;
          // Rows differ in height: past the middle of the other one, so that two do not swap to and fro.
          const { top, height } = rows[over]!.getBoundingClientRect();
          if (over < own ? y < top + height / 2 : y > top + height / 2) moveTo(id, over);
        },
        end: () => setDragged(null),
        cancel: () => {
          setDragged(null);
          apply({ ...current.current, signatories: before.signatories });
        },
      });
    },
  };
}
