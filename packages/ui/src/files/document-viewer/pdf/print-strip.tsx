import { Button } from '../../../controls/button/index.js';
import { ErrorState } from '../../../feedback/error-state/index.js';
import { Progress } from '../../../feedback/progress/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { InFrame } from '../frame.js';
import type { usePrinting } from './use-printing.js';

export interface PrintStripProps {
  printing: ReturnType<typeof usePrinting>;
  /** Number of pages. */
  count: number;
}

/** The progress of the print preparation with a cancel button, or its error. */
export function PrintStrip({ printing, count }: PrintStripProps) {
  const t = useStrings();
  const { page, hasFailed, cancel, print } = printing;
  if (page !== null) {
    return (
      <InFrame slot="strip">
        <div className="flex items-center gap-16 border-b border-line px-16 py-8">
          <Progress
            className="flex-1"
            label={t('files.viewer.preparing', { page, count })}
            value={page / count}
          />
          <Button size="toolbar" onClick={cancel}>
            {t('files.viewer.cancel')}
          </Button>
        </div>
      </InFrame>
    );
  }
  return hasFailed ? (
    <InFrame slot="strip">
      <ErrorState
        className="border-b border-line px-16"
        title={t('files.viewer.printFailed')}
        onRetry={print}
      />
    </InFrame>
  ) : null;
}
