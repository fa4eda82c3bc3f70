import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

export interface ShareSearchDialogProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange: (open: boolean) => void;
  /** Of the search. */
  name: string;
  /** Where people are chosen; internal users choose the contract there first (SRCH-037). */
  children: ReactNode;
  /** Number of people chosen. */
  chosen: number;
  /** Why it cannot be shared: it spans several contracts, or another one than chosen (SRCH-035, SRCH-036). */
  contractProblem?: string | undefined;
  /** Shares the search. */
  onShare: () => void;
  /** The call runs. */
  sharing?: boolean;
  /** The sentence of the server on the latest try. */
  failure?: string | undefined;
}

/** Gives a saved search to other people, at least one (SRCH-033, SRCH-034). */
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
      title={t('filters.saved.sharing.title', { name })}
      description={t('filters.saved.sharing.description')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('filters.saved.cancel')}</Button>
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
