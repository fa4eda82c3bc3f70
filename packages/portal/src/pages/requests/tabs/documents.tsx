import { REQUEST_PARTS } from '@atrium/contract/request-rules';
import { newTag } from '@atrium/contract/tag-rules';
import { REQUEST_DOCUMENTS_MAX } from '@atrium/contract/request-document-rules';
import { lazyPart, RequestDocuments, useToast, useUploads } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentsDownload } from '../../../api/document-downloads.ts';
import { listedDocument } from '../../../api/documents.ts';
import {
  documentTopicsQuery,
  requestDocumentsQuery,
  useAddRequestDocuments,
  useDecideOnDocument,
  useDecidingDocuments,
} from '../../../api/request-documents.ts';
import { searchTags } from '../../../api/tags.ts';
import { useUploadOptions } from '../../../api/uploads.ts';
import { useUser } from '../../../api/users.ts';
import { LazyDocumentPreview } from '../../documents/preview.ts';
import { errorFacts } from '../../../app/error-facts.ts';
import { recallAddedFiles, rememberAddedFiles, type KeptFiles } from '../added-files.ts';
import { listStatus } from '../../../app/list-status.ts';
import type { RequestTabProps } from './index.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { useShownDocument } from '../../../app/use-shown-document.ts';

/** Loaded after the tab is shown, so that its dialog opens at once. */
const AddDocuments = lazyPart(async () => (await import('./add-documents.tsx')).default);
const TagDocuments = lazyPart(async () => (await import('../../documents/tag-documents.tsx')).default);

export const prefetch = (queries: QueryClient, requestId: string) =>
  queries.prefetchQuery(requestDocumentsQuery(requestId));

/** The documents tab of a request: its documents, what can be added, and what needs a decision. */
export function Component({ request }: RequestTabProps) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const query = useQuery(requestDocumentsQuery(request.id));
  const decide = useDecideOnDocument(
    request.id,
    ({ filename }, state) => void toast.success(t(`documents.${state}`, { name: filename })),
  );
  const decidingIds = useDecidingDocuments(request.id);
  const download = useDocumentsDownload();
  const { shown, show } = useShownDocument();
  const [tagged, setTagged] = useState<readonly string[] | null>(null);
  const adding = useAdding(request);
  const { hash } = useLocation();
  return (
    <>
      <RequestDocuments
        documents={query.data}
        error={errorFacts(query)}
        validation={request.documentValidationEnabled}
        onAdd={request.rights.canUploadDocument ? adding.open : undefined}
        onOpen={({ id }) => show(id)}
        onDownload={(documents) => download.download(documents.map(listedDocument))}
        downloading={download.isPending}
        onTag={(documents) => setTagged(documents.map(({ id }) => id))}
        onDecide={({ id, state: from }, state) => decide.mutate({ docId: id, state, from })}
        decidingIds={decidingIds}
        decides={hash === `#${REQUEST_PARTS.validate}`}
      />
      {adding.dialog}
      {tagged && query.data ? (
        <TagDocuments
          documents={query.data.filter(({ rights }) => rights.canManageTags)}
          checked={tagged}
          contractId={request.contractId}
          savedText={(count) => t('documents.tagged', { count })}
          onClose={() => setTagged(null)}
        />
      ) : null}
      {shown && query.data ? (
        <LazyDocumentPreview documents={query.data.map(listedDocument)} shown={shown} onShow={show} />
      ) : null}
    </>
  );
}

/** Keeps the open state of a part of the page in the URL hash, so that going back closes it. */
function useAddressed(part: string): [boolean, (open: boolean) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === `#${part}`;
  const setOpen = (open: boolean) => {
    if (open !== isOpen)
      void navigate({ search, hash: open ? part : '' }, { replace: isOpen, preventScrollReset: true });
  };
  return [isOpen, setOpen];
}

/** The dialog that adds documents; uploads continue while it is closed, and uploaded files survive a reload. */
function useAdding(request: RequestTabProps['request']) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const user = useUser();
  const add = useAddRequestDocuments(request.id, () =>
    rememberAddedFiles(user, request.id, { files: [], missing: 0 }),
  );
  const [isOpen, setOpen] = useAddressed(REQUEST_PARTS.addDocuments);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => AddDocuments.preload(), []);
  const topics = useQuery({ ...documentTopicsQuery(request.id), enabled: isOpen });
  const options = useUploadOptions();
  const payload = useMemo(() => ({ requestId: request.id }), [request.id]);
  const uploads = useUploads({ ...options, payload, maxCount: REQUEST_DOCUMENTS_MAX });
  const [kept] = useState(() => recallAddedFiles(user, request.id));
  const { files, missing, tags } = useDraftFiles(kept, uploads);
  const chosen = JSON.stringify({ files, missing, tags });
  useEffect(() => {
    rememberAddedFiles(user, request.id, JSON.parse(chosen) as KeptFiles);
  }, [user, request.id, chosen]);
  const onSearch = useMemo(() => searchTags(request.contractId), [request.contractId]);
  return {
    open: () => setOpen(true),
    dialog: wasOpen ? (
      <AddDocuments
        open={isOpen}
        onOpenChange={setOpen}
        uploads={uploads}
        topics={(topics.data ?? []).map(({ id, content }) => ({ value: id, label: content }))}
        topicsStatus={listStatus(topics, t('notLoaded'))}
        mainTopic={request.topics[0]?.id}
        legalEntities={request.legalEntities.map(({ id, longName }) => ({ value: id, label: longName }))}
        submitting={add.isPending}
        tagging={request.rights.canManageTags ? { onSearch, newTag } : undefined}
        onSubmit={(added) =>
          add.mutate(added, {
            onSuccess: (documents) => {
              setOpen(false);
              uploads.clear();
              toast.success(t('documents.added', { count: documents.length }));
            },
          })
        }
      />
    ) : null,
  };
}
