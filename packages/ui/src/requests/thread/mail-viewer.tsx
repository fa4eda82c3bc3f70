import type { Mail } from '@atrium/contract/messages';
import { RichText } from '../../controls/rich-text/index.js';
import { PropertyList } from '../../data/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/index.js';

export interface MailViewerProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** Called when the person opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The mail; undefined while it loads. */
  mail: Mail | undefined;
  /** What the API said (RDET-045). */
  error?: (Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> & { message: string }) | undefined;
}

/** The email behind a message (RDET-044), sanitised; says so when it has no content (RDET-046). */
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
