import { useEffect, useRef } from 'react';
import { Button } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';

export interface AskForContactProps {
  /** State of the contact request: unknown yet, not requested, being sent, requested. */
  state: 'loading' | 'idle' | 'sending' | 'asked';
  /** Requests a call from the bank. */
  onAsk: () => void;
}

/** Requests a call from the bank; once requested, a confirmation is shown instead (NAV-012, HOME-059, HOME-066). */
export function AskForContact({ state, onAsk }: AskForContactProps) {
  const t = useStrings();
  const answer = useRef<HTMLParagraphElement>(null);
  const isAskedHere = useRef(false);
  const isAsked = state === 'asked';

  // The confirmation replaces the button and takes over its lost focus.
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
