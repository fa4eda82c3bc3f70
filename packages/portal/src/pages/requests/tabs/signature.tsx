import { ApiError } from '@atrium/contract/errors';
import { normalisePhone } from '@atrium/contract/person-rules';
import { envelopeDisplay, SIGNATURE_TITLE_LENGTH, signatureProgress } from '@atrium/contract/signature-rules';
import type { SignatureEnvelope } from '@atrium/contract/signatures';
import {
  lazyPart,
  EnvelopeCard,
  EnvelopeList,
  newSignatureForm,
  SignatureForm,
  SkeletonRows,
  useToast,
  type EnvelopeCardProps,
} from '@atrium/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../api/calls.ts';
import {
  emailDomainsQuery,
  signableQuery,
  signaturesQuery,
  useCancelEnvelope,
  useCreateEnvelope,
  useDownloadAmendment,
  useDownloadEnvelope,
  useDownloadRequestDocument,
  useDownloadSigned,
  useRemindEnvelope,
  useResendInvitation,
} from '../../../api/signatures.ts';
import { useUser } from '../../../api/users.ts';
import { useSettings } from '../../../app/settings.ts';
import { useUnsavedChanges } from '../../../app/shell/unsaved-changes-guard.tsx';
import { LazyDocumentPreview } from '../../documents/preview.ts';
import { errorFacts } from '../../../app/error-facts.ts';
import { newKey } from '../new-key.ts';
import { keepSignature, recallSignature, type SignatureDraft } from '../signature-draft.ts';
import {
  issuesOfSignatory,
  issuesOfSignature,
  maximumDocuments,
  toEnvelope,
  withKnownDocuments,
} from '../signature-form.ts';
import type { RequestTabProps } from './index.ts';
import { useShownDocument } from './use-shown-document.ts';

/** Comes with the first audit trail that is asked for. */
const History = lazyPart(async () => (await import('./envelope-history.tsx')).default);

export function prefetch(queries: QueryClient, requestId: string) {
  return queries.prefetchQuery(signaturesQuery(requestId));
}

/** The signature tab: the envelopes of the request, and the form that sends another one (SIGN-017, SIGN-035). */
export function Component({ request }: RequestTabProps) {
  const query = useQuery(signaturesQuery(request.id));
  const downloadAll = useDownloadSigned();
  const { isSandbox } = useSettings();
  useRequestFollows(request, query.data);
  const { shown, show } = useShownDocument();
  const documents = useMemo(
    () =>
      (query.data ?? []).flatMap(({ attachments }) =>
        attachments.map(({ id, signedDocumentId, filename: name }) => ({
          id: signedDocumentId ?? id,
          name,
          category: 'REQUESTS' as const,
          mediaType: 'application/pdf',
        })),
      ),
    [query.data],
  );
  return (
    <div className="grid gap-40 py-24">
      {request.rights.canUploadDocument ? <Sending request={request} /> : null}
      <EnvelopeList
        envelopes={query.data}
        error={errorFacts(query)}
        renderEnvelope={(envelope) => (
          <Envelope requestId={request.id} envelope={envelope} onOpenDocument={({ id }) => show(id)} />
        )}
        onDownloadAll={() => downloadAll.mutate(request.id)}
        downloadingAll={downloadAll.isPending}
        // In the sandbox nobody gets a mail.
        mailboxHref={isSandbox ? '/sandbox/mailbox' : undefined}
      />
      {shown && documents.length > 0 ? (
        <LazyDocumentPreview documents={documents} shown={shown} onShow={show} />
      ) : null}
    </div>
  );
}

/** A signature given elsewhere moves the request too: whose turn it is, its conversation, the figures of lists and bar. */
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

/** One envelope with what can be done to it. */
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
  const resend = useResendInvitation(requestId);
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
      onResend={({ id, name }) =>
        resend.mutate(id, { onSuccess: () => void toast.success(t('done.signature.resent', { name })) })
      }
      resending={resend.isPending ? resend.variables : undefined}
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

/** The form that sends documents of the request for signature (SIGN-012). */
function Sending({ request }: RequestTabProps) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const user = useUser();
  const { defaultMaximumSignatories: maximum } = useSettings();
  const [draft, setDraft] = useState(
    (): SignatureDraft =>
      recallSignature(user, request.id) ?? {
        state: 'HIDDEN',
        value: newSignatureForm(request.title),
        key: newKey(),
      },
  );
  const keep = (next: SignatureDraft) => {
    keepSignature(user, request.id, next);
    setDraft(next);
  };
  const { state } = draft;
  const isOpen = state === 'VISIBLE' || state === 'SAVED';
  const domains = useQuery({ ...emailDomainsQuery(request.contractId), enabled: isOpen });
  const documents = useQuery({ ...signableQuery(request.id), enabled: isOpen });
  const value = withKnownDocuments(draft, documents.data);
  const create = useCreateEnvelope(request.id);
  const amendment = useDownloadAmendment();
  // Who leaves without saving gives it up (PLAT-061); a look at another tab of the request, or a reload, does not.
  useUnsavedChanges(isOpen, () => keepSignature(user, request.id, { ...draft, state: 'HIDDEN' }));
  const authorisedDomains = domains.data ?? [];
  return (
    <SignatureForm
      state={state}
      onStateChange={(next) => {
        if (next !== 'SENT') create.reset();
        // Given up, or another one: begins afresh.
        const isNew = next === 'HIDDEN' || (state === 'SENT' && next === 'VISIBLE');
        keep(
          isNew
            ? { state: next, value: newSignatureForm(request.title), key: newKey() }
            : { ...draft, state: next, value },
        );
      }}
      value={value}
      onValueChange={(next) => keep({ state, value: next, key: newKey() })}
      issues={issuesOfSignature(value, maximum)}
      issuesOf={issuesOfSignatory({
        signatureOption: value.signatories.signatureOption,
        authorisedDomains,
      })}
      normalisePhone={normalisePhone}
      maximum={maximum}
      authorisedDomains={authorisedDomains}
      documents={documents.data ?? []}
      maximumDocuments={maximumDocuments(value)}
      maximumTitle={SIGNATURE_TITLE_LENGTH}
      onSend={async () => {
        await create.mutateAsync({ key: draft.key, body: toEnvelope(value) });
        toast.success(t('done.signature.sent', { title: value.title.trim() }));
      }}
      onReadAmendment={() => amendment.mutate()}
      failure={create.error instanceof ApiError ? create.error.labels[0] : undefined}
    />
  );
}
