import type { REVIEW_NAME_MAX } from '@atrium/contract/access-review-rules';
import { useState, type ReactNode } from 'react';
import { Button } from '../controls/button/index.js';
import { DatePicker } from '../controls/date/index.js';
import { Field } from '../controls/field/index.js';
import { TextInput } from '../controls/text/index.js';
import { useStrings } from '../foundations/index.js';

const NAME_MAX: typeof REVIEW_NAME_MAX = 100;

/** The form that opens one review, or one in each contract chosen in `children`. */
export function OpenForm({
  title,
  submit,
  onOpen,
  today,
  waits = false,
  ready = true,
  children,
}: {
  title: string;
  submit: string;
  onOpen: (review: { name: string; dueDate: string }) => Promise<unknown>;
  today: string;
  /** A review is already open, so a new one cannot be opened yet. */
  waits?: boolean;
  /** Whether the other required choices, made in `children`, are complete. */
  ready?: boolean;
  children?: ReactNode;
}) {
  const t = useStrings();
  const [name, setName] = useState('');
  const [dueDate, setDueDate] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (dueDate === null || name.trim() === '' || !ready) return;
    setBusy(true);
    try {
      await onOpen({ name: name.trim(), dueDate });
      setName('');
      setDueDate(null);
    } catch {
      // The host reports the failure; the typed values stay.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="grid content-start gap-16 border-t-2 border-line-ink pt-16"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2 className="text-heading-2">{title}</h2>
      {waits ? (
        <p className="text-small text-ink-2">{t('accessReviews.open.waiting')}</p>
      ) : (
        <>
          <Field label={t('accessReviews.open.name')}>
            <TextInput value={name} onValueChange={setName} maxLength={NAME_MAX} />
          </Field>
          <Field label={t('accessReviews.open.due')}>
            <DatePicker value={dueDate} onValueChange={setDueDate} min={today} />
          </Field>
          {children}
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            disabled={name.trim() === '' || dueDate === null || !ready}
            busy={isBusy}
            busyLabel={t('accessReviews.open.busy')}
          >
            {submit}
          </Button>
        </>
      )}
    </form>
  );
}
