import { useCallback } from 'react';
import {
  useLocation,
  useSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router-dom';

/**
 * Computes the next URL parameters from the current ones. `flushSync` renders the change at once instead of in a
 * transition; by default the history entry is replaced and the scroll position kept.
 */
export type ChangeAddress = (
  change: (now: URLSearchParams) => URLSearchParamsInit,
  options?: Pick<NavigateOptions, 'flushSync' | 'preventScrollReset' | 'replace'>,
) => void;

/**
 * Returns the URL parameters as rendered, and a function that changes them. The change starts from the URL in the
 * browser, which can be newer than what is rendered: a filter chosen right after a tab keeps the tab.
 */
export function useAddress(): [address: URLSearchParams, changeAddress: ChangeAddress] {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const changeAddress = useCallback<ChangeAddress>(
    (change, options) => {
      const { location } = window;
      // Another page may be on its way; its parameters are not this page's.
      const now = new URLSearchParams(location.pathname === pathname ? location.search : address);
      setAddress(change(now), { replace: true, preventScrollReset: true, ...options });
    },
    [pathname, address, setAddress],
  );
  return [address, changeAddress];
}
