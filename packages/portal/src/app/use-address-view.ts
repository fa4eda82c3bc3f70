import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from './use-address.ts';

/** Debounce before typed search text is written to the URL, in ms. */
const PAUSE = 120;

/** Search text that is not in the URL yet, and the search text that the URL had when it was typed. */
interface Typed {
  from: string;
  text: string;
}

/** Returns the typed text while the URL has the search text that it was typed over, otherwise that of the URL. */
const searchOf = ({ search }: { search: string }, typed: Typed | null) =>
  typed?.from === search ? typed.text : search;

export interface AddressView<View> {
  /** Reads the view from the URL. Must be a stable reference. */
  viewOf: (address: URLSearchParams) => View;
  /** Writes a view to URL parameters. Must be a stable reference. */
  addressOf: (view: View) => URLSearchParams;
  /** Called when the user changes the view. Must be a stable reference. */
  onChange?: (view: View, address: URLSearchParams) => void;
}

/**
 * Keeps the view of a list in the URL, which is its only source: every change by the user writes a new URL. Search text
 * shows at once and is written to the URL after a debounce; a URL that changes in the meantime wins.
 */
export function useAddressView<View extends { search: string }>({
  viewOf,
  addressOf,
  onChange,
}: AddressView<View>) {
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => viewOf(address), [viewOf, address]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const search = searchOf(view, typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The state of the last event, which may not be rendered yet.
  const latest = useRef<Typed | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = useCallback((text: Typed | null) => {
    clearTimeout(timer.current);
    latest.current = text;
    setTyped(text);
  }, []);
  const go = useCallback(
    (change: Partial<View>) => {
      changeAddress(
        (now) => {
          const current = viewOf(now);
          const next = { ...current, search: searchOf(current, latest.current), ...change };
          const nextAddress = addressOf(next);
          onChange?.(next, nextAddress);
          return nextAddress;
        },
        // At once: while a transition is rendered, a further letter would be taken for one typed over a foreign URL.
        { flushSync: true },
      );
      keep(null);
    },
    [viewOf, addressOf, onChange, changeAddress, keep],
  );
  const type = useCallback(
    (text: string) => {
      keep({ from: view.search, text });
      timer.current = setTimeout(() => go({}), PAUSE);
    },
    [view.search, keep, go],
  );
  // Writes pending search text before the user leaves the page, so that going back restores it.
  const isPending = search !== view.search;
  useEffect(() => {
    if (!isPending) return undefined;
    const flush = () => go({});
    const options = { capture: true };
    for (const leaving of ['pointerdown', 'focusout']) window.addEventListener(leaving, flush, options);
    return () => {
      for (const leaving of ['pointerdown', 'focusout']) window.removeEventListener(leaving, flush, options);
    };
  }, [isPending, go]);
  return { view, search, go, type };
}
