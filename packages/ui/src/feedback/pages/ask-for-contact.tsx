import { useEffect, useRef } from 'react';
import { Button } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';

export interface AskForContactProps {
  /** Not known yet, not asked, on its way, asked before. */
  state: 'loading' | 'idle' | 'sending' | 'asked';
  /** Asks the bank to call. */
  onAsk: () => void;
}

/** Asks the bank to call; once asked, it says so instead (NAV-012, HOME-059, HOME-066). */
export function AskForContact({ state, onAsk }: AskForContactProps) {
  const t = useStrings();
  const answer = useRef<HTMLParagraphElement>(null);
  const isAskedHere = useRef(false);
  const isAsked = state === 'asked';

  // The sentence takes the place of the button, and with it the focus that the button lost.
  useEffect(() => {
    if (isAsked && isAskedHere.current && document.activeElement === document.body) answer.current?.focus();
  }, [isAsked]);

  return (
    <div role="status">
      {isAsked ? (
        <p
          ref={answer}
          tabIndex={-1}
          className="focus-ring flex min-h-36 items-center gap-8 text-body text-positive-ink"
        >
          <StateMark name="done" />
          {t('feedback.marketing.asked')}
        </p>
      ) : (
        <Button
          variant="primary"
          disabled={state === 'loading'}
          busy={state === 'sending'}
          busyLabel={t('feedback.marketing.sending')}
          onClick={() => {
            isAskedHere.current = true;
            onAsk();
          }}
        >
          {t('feedback.marketing.ask')}
        </Button>
      )}
    </div>
  );
}
