import { IconButton } from '../controls/button/index.js';
import { PrintIcon, useStrings } from '../foundations/index.js';

/** A button that opens the browser's print dialog. */
export function PrintButton() {
  const t = useStrings();
  return (
    <IconButton
      icon={PrintIcon}
      label={t('home.print.action')}
      // Native title: a Tooltip would load the floating-layer code on the first screen.
      title={t('home.print.action')}
      className="max-xs:size-44 print:hidden"
      onClick={() => window.print()}
    />
  );
}
