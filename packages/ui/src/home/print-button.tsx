import { IconButton } from '../controls/button/index.js';
import { PrintIcon, useStrings } from '../foundations/index.js';

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
