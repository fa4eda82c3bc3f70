import { useMemo } from 'react';
import { useAddress } from '../../app/use-address.ts';
import { readView, writeView, type DocumentsView } from './address.ts';

/** Returns the view in the URL, and its setter: a change of filters or sorting resets to the first page. */
export function useDocumentsView(isInternal: boolean) {
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => readView(address, isInternal), [address, isInternal]);
  const go = (change: Partial<DocumentsView>, replace = true) => {
    const startsAnew = 'filters' in change || 'sort' in change;
    changeAddress(
      (now) => writeView({ ...readView(now, isInternal), ...(startsAnew && { pages: 1 }), ...change }),
      {
        replace,
        preventScrollReset: true,
        // Renders the change synchronously instead of in a transition, so that it shows at once.
        flushSync: true,
      },
    );
  };
  return {
    view,
    go,
    /** Opening a document adds a history entry; moving to another document replaces it. */
    show: (id: string | null) => go({ shown: id }, view.shown !== null),
  };
}
