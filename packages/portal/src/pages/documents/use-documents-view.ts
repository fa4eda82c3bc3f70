import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type DocumentsView } from './address.ts';

/** The view that the address holds, and how to change it: other filters or another order begin with the first page again. */
export function useDocumentsView(isInternal: boolean) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address, isInternal), [address, isInternal]);
  const go = (change: Partial<DocumentsView>, replace = true) => {
    const startsAnew = 'filters' in change || 'sort' in change;
    setAddress(
      (now) => writeView({ ...readView(now, isInternal), ...(startsAnew && { pages: 1 }), ...change }),
      {
        replace,
        preventScrollReset: true,
        // What is pressed shows at once, not when the rest of the page has followed.
        flushSync: true,
      },
    );
  };
  return {
    view,
    go,
    /** Opening is a step that going back undoes; from one document to the next is none. */
    show: (id: string | null) => go({ shown: id }, view.shown !== null),
  };
}
