import { useId, useState } from 'react';
import { Button, CheckboxGroup, Field, Rating, Textarea } from '../../controls/index.js';
import { useValue } from '../../controls/use-value.js';
import { Banner } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/index.js';

/** What is being answered; the rating is null until there is one. */
export interface FeedbackDraft {
  rating: number | null;
  preferredServices: readonly string[];
  message: string;
}

export interface FeedbackSurveyProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** Closed without an answer. */
  onClose: () => void;
  /** The services to prefer (TERM-016). */
  services: readonly { value: string; label: string }[];
  /** Most services that may be chosen; the others are off once they are (TERM-013). */
  mostServices: number;
  /** Most characters of the message. */
  longestMessage: number;
  /** Whether the draft can be sent (TERM-015). */
  isComplete: (draft: FeedbackDraft) => boolean;
  /** What was answered before; with `onDraftChange` the host keeps what is answered beyond the dialog. */
  defaultDraft?: FeedbackDraft | undefined;
  /** Called with each answer. */
  onDraftChange?: ((draft: FeedbackDraft) => void) | undefined;
  /** Sends; a promise that breaks keeps the dialog with what was answered. */
  onSend: (draft: FeedbackDraft) => Promise<unknown>;
}

const EMPTY: FeedbackDraft = { rating: null, preferredServices: [], message: '' };

/** The survey (DS-064): a rating, the preferred services, a message that may be left out. */
export function FeedbackSurvey({
  open,
  onClose,
  services,
  mostServices,
  longestMessage,
  isComplete,
  defaultDraft = EMPTY,
  onDraftChange,
  onSend,
}: FeedbackSurveyProps) {
  const t = useStrings();
  const formId = useId();
  const helpId = useId();
  const [draft, setDraft] = useValue(undefined, defaultDraft, onDraftChange);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const change = (part: Partial<FeedbackDraft>) => setDraft({ ...draft, ...part });
  const { rating, preferredServices, message } = draft;
  const isFull = preferredServices.length >= mostServices;
  const canSend = isComplete(draft);
  const send = async () => {
    if (!canSend || state === 'busy') return;
    setState('busy');
    try {
      await onSend(draft);
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('home.survey.title')}
      description={t('home.survey.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('home.survey.later')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!canSend}
            aria-describedby={canSend ? undefined : helpId}
            busy={state === 'busy'}
            busyLabel={t('home.survey.sending')}
          >
            {t('home.survey.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-20"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field group label={t('home.survey.rating')}>
          <Rating
            value={rating}
            onValueChange={(next) => change({ rating: next })}
            lowLabel={t('home.survey.low')}
            highLabel={t('home.survey.high')}
          />
        </Field>
        <Field
          group
          label={t('home.survey.services')}
          help={t('home.survey.servicesHelp', { count: mostServices })}
        >
          <CheckboxGroup
            options={services.map((option) => ({
              ...option,
              disabled: isFull && !preferredServices.includes(option.value),
            }))}
            value={preferredServices}
            onValueChange={(next) => change({ preferredServices: next })}
          />
        </Field>
        <Field label={t('home.survey.message')} optional>
          <Textarea
            value={message}
            onValueChange={(next) => change({ message: next })}
            maxLength={longestMessage}
          />
        </Field>
        {canSend ? null : (
          <p id={helpId} className="text-small text-ink-2">
            {t('home.survey.needed')}
          </p>
        )}
        {state === 'failed' ? (
          <Banner tone="negative" live="assertive" title={t('home.survey.failed')} />
        ) : null}
      </form>
    </Dialog>
  );
}
