import { useAddress } from './use-address.ts';

/** Keeps the opened document in the URL: it can be shared, reloaded, and closed by going back. */
export function useShownDocument(): { shown: string | null; show: (id: string | null) => void } {
  const [address, changeAddress] = useAddress();
  const shown = address.get('document');
  const show = (id: string | null) =>
    changeAddress(
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
