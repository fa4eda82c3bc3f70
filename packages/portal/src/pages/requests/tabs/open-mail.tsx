import { ApiError } from '@atrium/contract/errors';
import { MailViewer, useStrings } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '../../../api/messages.ts';

/** The email that a message was received as, over the conversation (RDET-044). */
export default function OpenMail({ mailId, onClose }: { mailId: string; onClose: () => void }) {
  const t = useStrings();
  const { data, error, refetch, isFetching } = useQuery(mailQuery(mailId));
  return (
    <MailViewer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      mail={data}
      {...(error && {
        error: {
          message: (error instanceof ApiError && error.labels.join(' ')) || t('requests.mail.failed'),
          ...(error instanceof ApiError && { supportId: error.supportId }),
          onRetry: () => void refetch(),
          retrying: isFetching,
        },
      })}
    />
  );
}
