import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import type { Uploads } from '../../files/uploader/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';

export interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** What is still missing before it can be submitted; empty when nothing is. */
  missing: readonly string[];
  confirmLabel: string;
  onConfirm: () => void;
  submitting: boolean;
  /** Why the last attempt failed, as reported by the server; the entered values stay. */
  failure?: string | undefined;
  children: ReactNode;
}

/** The common frame of both uploads: it can be confirmed once nothing is missing, and lists what is. */
export function UploadDialog({
  open,
  onOpenChange,
  title,
  description,
  missing,
  confirmLabel,
  onConfirm,
  submitting,
  failure,
  children,
}: UploadDialogProps) {
  const t = useStrings();
  const hint = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!submitting}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={submitting}>
            {t('documents.uploads.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? hint : undefined}
            busy={submitting}
            busyLabel={t('documents.uploads.sending')}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-20">
        {failure ? <Banner tone="negative" live="assertive" title={failure} /> : null}
        {children}
        <p id={hint} role="status" className="text-small text-ink-2">
          {missing.join(' ')}
        </p>
      </div>
    </Dialog>
  );
}

/** Returns what the files still lack: at least one (DOC-025, DOC-027), and all uploaded. */
export function useMissingFiles({ items, busy, complete }: Uploads): string[] {
  const t = useStrings();
  if (items.length === 0) return [t('documents.uploads.missing.documents')];
  if (busy) return [t('documents.uploads.missing.busy')];
  return complete ? [] : [t('documents.uploads.missing.refused')];
}
