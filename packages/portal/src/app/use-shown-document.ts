import { useSearchParams } from 'react-router-dom';

/** Keeps the opened document in the URL: it can be shared, reloaded, and closed by going back. */
export function useShownDocument(): { shown: string | null; show: (id: string | null) => void } {
  const [search, setSearch] = useSearchParams();
  const shown = search.get('document');
  const show = (id: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('document', id);
        else next.delete('document');
        return next;
      },
      { replace: shown !== null, preventScrollReset: true },
    );
  return { shown, show };
}
