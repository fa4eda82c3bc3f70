import { ApiError } from '@atrium/contract/errors';
import { normalisePhone } from '@atrium/contract/person-rules';
import { SIGNATURE_TITLE_LENGTH } from '@atrium/contract/signature-rules';
import { newSignatureForm, SignatureForm, useToast } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  emailDomainsQuery,
  signableQuery,
  signaturesQuery,
  useCreateEnvelope,
  useDownloadAmendment,
} from '../../../api/signatures.ts';
import { useUser } from '../../../api/users.ts';
import { useSettings } from '../../../api/settings.ts';
import { useUnsavedChanges } from '../../../app/shell/unsaved-changes-guard.tsx';
import { newKey } from '../../../app/new-key.ts';
import { keepSignature, recallSignature, type SignatureDraft } from '../signature-draft.ts';
import {
  issuesOfSignatory,
  issuesOfSignature,
  maximumDocuments,
  toEnvelope,
  withKnownDocuments,
} from '../signature-form.ts';
import { LazyDocumentPreview } from '../../documents/preview.ts';
import { Envelopes } from './envelopes.tsx';
import type { RequestTabProps } from './index.ts';
import { useShownDocument } from '../../../app/use-shown-document.ts';

export function prefetch(queries: QueryClient, requestId: string) {
  return queries.prefetchQuery(signaturesQuery(requestId));
}

/** The signature tab: the envelopes of the request, and the form that sends another one (SIGN-017, SIGN-035). */
export function Component({ request }: RequestTabProps) {
  const { data } = useQuery(signaturesQuery(request.id));
  const { shown, show } = useShownDocument();
  const documents = useMemo(
    () =>
      (data ?? []).flatMap(({ attachments }) =>
        attachments.map(({ id, signedDocumentId, filename: name }) => ({
          id: signedDocumentId ?? id,
          name,
          category: 'REQUESTS' as const,
          mediaType: 'application/pdf',
        })),
      ),
    [data],
  );
  return (
    <div className="grid gap-40 py-24">
      {request.rights.canUploadDocument ? <Sending request={request} /> : null}
      <Envelopes request={request} onOpenDocument={({ id }) => show(id)} />
      {shown && documents.length > 0 ? (
        <LazyDocumentPreview documents={documents} shown={shown} onShow={show} />
      ) : null}
    </div>
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
  // Leaving without saving discards the form (PLAT-061); opening another tab of the request, or a reload, does not.
  useUnsavedChanges(isOpen, {
    giveUp: () => keepSignature(user, request.id, { ...draft, state: 'HIDDEN' }),
  });
  const authorisedDomains = domains.data ?? [];
  return (
    <SignatureForm
      state={state}
      onStateChange={(next) => {
        if (next !== 'SENT') create.reset();
        // A discarded form, or another envelope, starts from an empty form.
        const isNew = next === 'HIDDEN' || (state === 'SENT' && next === 'VISIBLE');
        keep(
          isNew
            ? { state: next, value: newSignatureForm(request.title), key: newKey() }
            : { ...draft, state: next, value },
        );
      }}
      value={value}
      onValueChange={(next) => keep({ state, value: next, key: newKey() })}
      initialTitle={request.title}
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
