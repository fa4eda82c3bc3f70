import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Debounce before typed search text is written to the URL, in ms. */
const PAUSE = 120;

/** Search text that is not in the URL yet, and the search text that the URL had when it was typed. */
interface Typed {
  from: string;
  text: string;
}

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
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewOf(address), [viewOf, address]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const search = typed?.from === view.search ? typed.text : view.search;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Lets two changes in the same event build on each other.
  const latest = useRef({ ...view, search });
  useLayoutEffect(() => {
    latest.current = { ...view, search };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (change: Partial<View>) => {
      clearTimeout(timer.current);
      const next = { ...latest.current, ...change };
      latest.current = next;
      const nextAddress = addressOf(next);
      onChange?.(next, nextAddress);
      // At once: while a transition is drawn, a further letter would be taken for one typed over a foreign address.
      setAddress(nextAddress, { replace: true, preventScrollReset: true, flushSync: true });
    },
    [addressOf, onChange, setAddress],
  );
  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      latest.current = { ...latest.current, search: text };
      setTyped({ from: view.search, text });
      timer.current = setTimeout(() => go({}), PAUSE);
    },
    [view.search, go],
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
