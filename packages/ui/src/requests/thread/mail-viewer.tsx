import type { Mail } from '@atrium/contract/messages';
import { RichText } from '../../controls/rich-text/index.js';
import { PropertyList } from '../../data/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/index.js';

export interface MailViewerProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The mail; undefined while it loads. */
  mail: Mail | undefined;
  /** The error from the API (RDET-045). */
  error?: (Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> & { message: string }) | undefined;
}

/** Shows the email behind a message (RDET-044), sanitised, or that it has no content (RDET-046). */
export function MailViewer({ open, onOpenChange, mail, error }: MailViewerProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mail?.subject || t('requests.mail.title')}
      size="wide"
    >
      {mail ? (
        <div className="grid gap-16">
          <PropertyList
            properties={[
              { label: t('requests.mail.from'), value: mail.from },
              { label: t('requests.mail.to'), value: mail.to.join(', ') },
              { label: t('requests.mail.sent'), value: formats.dateTime(mail.sentAt) },
            ]}
          />
          {mail.content === null ? (
            <Empty title={t('requests.mail.empty')} help={t('requests.mail.emptyHelp')} />
          ) : (
            <RichText html={mail.content} className="max-w-measure" />
          )}
        </div>
      ) : error ? (
        <ErrorState
          title={error.message}
          supportId={error.supportId}
          onRetry={error.onRetry}
          retrying={error.retrying ?? false}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}
