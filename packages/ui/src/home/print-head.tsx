import { IconButton } from '../controls/button/index.js';
import { PrintIcon, useFormats, useNow, useStrings } from '../foundations/index.js';

/** What a print begins with and a screen does not show: whose data it is, and when it was printed (direction, section 13). */
export function PrintHead({ perimeter }: { perimeter?: string | undefined }) {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  return (
    <p className="hidden justify-between border-b border-line-ink pb-8 text-small print:flex">
      <span>{perimeter}</span>
      <span>{t('home.print.asOf', { time: formats.dateTime(now()) })}</span>
    </p>
  );
}

/** Opens the print dialog of the browser. */
export function PrintButton() {
  const t = useStrings();
  return (
    <IconButton
      icon={PrintIcon}
      label={t('home.print.action')}
      // No tooltip of our own: it would bring the code of floating layers into the first screen.
      title={t('home.print.action')}
      className="max-xs:size-44 print:hidden"
      onClick={() => window.print()}
    />
  );
}
