import { useId, useState } from 'react';
import { Button, CheckboxGroup, Field, Rating, Textarea } from '../../controls/index.js';
import { useValue } from '../../controls/use-value.js';
import { Banner } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/index.js';

/** The answers; the rating is null until one is chosen. */
export interface FeedbackDraft {
  rating: number | null;
  preferredServices: readonly string[];
  message: string;
}

export interface FeedbackSurveyProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when it is closed without an answer. */
  onClose: () => void;
  /** The services to choose from (TERM-016). */
  services: readonly { value: string; label: string }[];
  /** Maximum number of services; when it is reached, the others are disabled (TERM-013). */
  mostServices: number;
  /** Maximum message length in characters. */
  longestMessage: number;
  /** Returns whether the draft can be sent (TERM-015). */
  isComplete: (draft: FeedbackDraft) => boolean;
  /** Earlier answers; with `onDraftChange`, the host keeps the draft after the dialog is closed. */
  defaultDraft?: FeedbackDraft | undefined;
  /** Called on each answer. */
  onDraftChange?: ((draft: FeedbackDraft) => void) | undefined;
  /** Sends the answers; on rejection the dialog stays open with the answers. */
  onSend: (draft: FeedbackDraft) => Promise<unknown>;
}

const EMPTY: FeedbackDraft = { rating: null, preferredServices: [], message: '' };

/** The survey (DS-064): a rating, preferred services, and an optional message. */
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
