import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The pause in typing after which the address has the text, in ms. */
const PAUSE = 120;

/** Text that the address does not have yet, and the one that it had when it was typed. */
interface Typed {
  from: string;
  text: string;
}

export interface AddressView<View> {
  /** What an address shows. Keep it stable. */
  viewOf: (address: URLSearchParams) => View;
  /** The address that shows this. Keep it stable. */
  addressOf: (view: View) => URLSearchParams;
  /** The person has changed what is shown. Keep it stable. */
  onChange?: (view: View, address: URLSearchParams) => void;
}

/**
 * What a list shows, which its address alone decides, and how a person changes it: a change is a new address. What is
 * typed in the search is shown at once and is in the address after a pause; an address that changes meanwhile wins.
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
  // Two changes in one event build on each other.
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
      setAddress(nextAddress, { replace: true, preventScrollReset: true });
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
  // Who goes on to another page while the text is not in the address yet comes back to it all the same.
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
