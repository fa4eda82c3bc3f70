import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

export interface ShareSearchDialogProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Name of the search. */
  name: string;
  /** The choice of people; internal users first choose the contract (SRCH-037). */
  children: ReactNode;
  /** Number of people chosen. */
  chosen: number;
  /** Why it cannot be shared: it spans several contracts, or another than the chosen one (SRCH-035, SRCH-036). */
  contractProblem?: string | undefined;
  /** Shares the search. */
  onShare: () => void;
  /** The search is being shared. */
  sharing?: boolean;
  /** The server's message about the last attempt. */
  failure?: string | undefined;
}

/** Dialog to share a saved search with at least one other person (SRCH-033, SRCH-034). */
export function ShareSearchDialog({
  open,
  onOpenChange,
  name,
  children,
  chosen,
  contractProblem,
  onShare,
  sharing = false,
  failure,
}: ShareSearchDialogProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [tried, setTried] = useState(false);
  const problem = contractProblem ?? failure;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setTried(false);
        onOpenChange(next);
      }}
      dismissible={!sharing}
      title={t('filters.saved.sharing.title', { name })}
      description={t('filters.saved.sharing.description')}
      footer={
        <>
          <Button disabled={sharing} onClick={() => onOpenChange(false)}>
            {t('filters.saved.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={contractProblem !== undefined}
            busy={sharing}
            busyLabel={t('filters.saved.sharing.submitting')}
            onClick={() => {
              setTried(true);
              if (chosen > 0) onShare();
            }}
          >
            {chosen > 0
              ? t('filters.saved.sharing.submit', { count: chosen, figure: integer(chosen) })
              : t('filters.saved.sharing.submitNone')}
          </Button>
        </>
      }
    >
      <div className="grid gap-16">
        {problem ? <Banner tone="negative" live="assertive" title={problem} /> : null}
        {children}
        {tried && chosen === 0 ? (
          <p role="alert" className="text-small text-negative-ink">
            {t('filters.saved.sharing.nobody')}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
