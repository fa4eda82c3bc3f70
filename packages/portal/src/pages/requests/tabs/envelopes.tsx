import { envelopeDisplay, signatureProgress } from '@atrium/contract/signature-rules';
import type { SignatureEnvelope } from '@atrium/contract/signatures';
import {
  EnvelopeCard,
  EnvelopeList,
  lazyPart,
  SkeletonRows,
  useToast,
  type EnvelopeCardProps,
} from '@atrium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../api/calls.ts';
import {
  signaturesQuery,
  useCancelEnvelope,
  useDownloadEnvelope,
  useDownloadRequestDocument,
  useDownloadSigned,
  useRemindEnvelope,
  useResendingInvitations,
  useResendInvitation,
} from '../../../api/signatures.ts';
import { errorFacts } from '../../../app/error-facts.ts';
import { useSettings } from '../../../api/settings.ts';
import type { RequestTabProps } from './index.ts';

/** Loaded when the first audit trail is opened. */
const History = lazyPart(async () => (await import('./envelope-history.tsx')).default);

interface EnvelopesProps extends RequestTabProps {
  /** Opens a document of an envelope. */
  onOpenDocument: NonNullable<EnvelopeCardProps['onOpenDocument']>;
}

/** The envelopes of a request, with their actions. */
export function Envelopes({ request, onOpenDocument }: EnvelopesProps) {
  const query = useQuery(signaturesQuery(request.id));
  const downloadAll = useDownloadSigned();
  const { isSandbox } = useSettings();
  useRequestFollows(request, query.data);
  return (
    <EnvelopeList
      envelopes={query.data}
      error={errorFacts(query)}
      renderEnvelope={(envelope) => (
        <Envelope requestId={request.id} envelope={envelope} onOpenDocument={onOpenDocument} />
      )}
      onDownloadAll={() => downloadAll.mutate(request.id)}
      downloadingAll={downloadAll.isPending}
      // No emails are sent in the sandbox.
      mailboxHref={isSandbox ? '/sandbox/mailbox' : undefined}
    />
  );
}

/** A signature given elsewhere changes the request too: its turn, its conversation, the counts of lists and bar. */
function useRequestFollows(
  { counts }: RequestTabProps['request'],
  envelopes: readonly SignatureEnvelope[] | undefined,
): void {
  const queries = useQueryClient();
  const progress = envelopes && signatureProgress(envelopes);
  const hasMoved =
    progress !== undefined &&
    (progress.signed !== counts.signed || progress.signatories !== counts.signatories);
  const moved = hasMoved ? `${progress.signed} of ${progress.signatories}` : null;
  useEffect(() => {
    if (moved) void queries.invalidateQueries({ queryKey: callKey('requests') });
  }, [moved, queries]);
}

/** One envelope with its actions. */
function Envelope({
  requestId,
  envelope,
  onOpenDocument,
}: {
  requestId: string;
  envelope: SignatureEnvelope;
  onOpenDocument: EnvelopeCardProps['onOpenDocument'];
}) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const remind = useRemindEnvelope(requestId);
  const resend = useResendInvitation(
    requestId,
    ({ name }) => void toast.success(t('done.signature.resent', { name })),
  );
  const resendingIds = useResendingInvitations(requestId);
  const cancel = useCancelEnvelope(requestId);
  const download = useDownloadEnvelope();
  const downloadOne = useDownloadRequestDocument();
  const { envelopeId, title } = envelope;
  return (
    <EnvelopeCard
      envelope={envelope}
      display={envelopeDisplay(envelope.status)}
      onRemind={() =>
        remind.mutate(envelopeId, {
          onSuccess: () => void toast.success(t('done.signature.reminded', { title })),
        })
      }
      reminding={remind.isPending}
      onResend={({ id, name }) => resend.mutate({ id, name })}
      resending={resendingIds}
      onCancel={async () => {
        await cancel.mutateAsync(envelopeId);
        toast.success(t('done.signature.cancelled', { title }));
      }}
      onDownload={() => download.mutate(envelopeId)}
      downloading={download.isPending}
      onOpenDocument={onOpenDocument}
      renderHistory={() => (
        <History requestId={requestId} envelope={envelope} fallback={<SkeletonRows rows={3} />} />
      )}
      onDownloadDocument={({ id }) => downloadOne.mutate(id)}
    />
  );
}
