import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats, useNow, useStrings } from '../../foundations/provider/index.js';
import type { Perimeter } from './types.js';

export interface PrintHeadProps {
  productName: string;
  perimeter?: Perimeter | undefined;
  /** Name of the user who prints. */
  person: string;
}

/**
 * The header of a printout, in place of the navigation bar: the product, whose data it is, who printed it and when
 * (direction, section 13). The page title follows; `foundations/utilities.css` repeats it on each sheet.
 */
export function PrintHead({ productName, perimeter, person }: PrintHeadProps) {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  const [time, setTime] = useState(now);
  useEffect(() => {
    // Synchronously: the browser prints as soon as its listeners return.
    const stamp = () => flushSync(() => setTime(now()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [now]);
  return (
    <div data-print-head className="hidden break-inside-avoid">
      <div className="mx-16 mb-8 flex items-baseline justify-between gap-24 border-b border-line-ink pb-8 text-small xs:mx-24">
        <span className="font-serif text-headline">{productName}</span>
        {perimeter ? (
          <span>
            {perimeter.company}
            {perimeter.entities ? `, ${t('navigation.bar.entities', { count: perimeter.entities })}` : null}
          </span>
        ) : null}
        <span className="text-right">
          {t('navigation.bar.printed', { name: person, time: formats.dateTime(time) })}
        </span>
      </div>
    </div>
  );
}
