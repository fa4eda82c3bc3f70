import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasPrintedRows, loadPrintedRows } from './printed-rows.js';

/**
 * Returns true while the page is printed with all its rows. The browser captures the page right after its event, so
 * they are rendered synchronously. Their code is loaded right after the first render; a page printed before it has
 * arrived has the rows in view.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let isWanted = false;
    const show = () => isWanted && hasPrintedRows() && setPrinting(true);
    const load = () => loadPrintedRows().then(show, () => {});
    const before = () => {
      isWanted = true;
      flushSync(show);
      void load();
    };
    const after = () => {
      isWanted = false;
      setPrinting(false);
    };
    void load();
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      isWanted = false;
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
