import { useId } from 'react';
import { Button } from '../../controls/button/index.js';

export interface SaveFooterProps {
  /** Why the form cannot be saved yet; null when it can. */
  hint: string | null;
  confirm: string;
  confirming: string;
  cancel: string;
  submitting: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The buttons of a document form; the save button stays disabled and says what is missing. */
export function SaveFooter({ hint, submitting, onSubmit, onCancel, ...labels }: SaveFooterProps) {
  const id = useId();
  return (
    <>
      {hint ? (
        <p id={id} className="mr-auto self-center text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      <Button disabled={submitting} onClick={onCancel}>
        {labels.cancel}
      </Button>
      <Button
        variant="primary"
        aria-disabled={hint !== null || undefined}
        aria-describedby={hint ? id : undefined}
        busy={submitting}
        busyLabel={labels.confirming}
        onClick={() => {
          if (!submitting && hint === null) onSubmit();
        }}
      >
        {labels.confirm}
      </Button>
    </>
  );
}
