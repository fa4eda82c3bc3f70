import { Button } from '../../controls/index.js';
import { StateMark, useStrings } from '../../foundations/index.js';

export interface AskForContactProps {
  /** Not known yet, not asked, on its way, asked before. */
  state: 'loading' | 'idle' | 'sending' | 'asked';
  onAsk: () => void;
}

/** Asks the bank to call; once asked, it says so instead (HOME-059, HOME-066). */
export function AskForContact({ state, onAsk }: AskForContactProps) {
  const t = useStrings();
  return (
    <div role="status">
      {state === 'asked' ? (
        <p className="flex min-h-36 items-center gap-8 text-body text-positive-ink">
          <StateMark name="done" />
          {t('feedback.marketing.asked')}
        </p>
      ) : (
        <Button
          variant="primary"
          disabled={state === 'loading'}
          busy={state === 'sending'}
          busyLabel={t('feedback.marketing.sending')}
          onClick={onAsk}
        >
          {t('feedback.marketing.ask')}
        </Button>
      )}
    </div>
  );
}
