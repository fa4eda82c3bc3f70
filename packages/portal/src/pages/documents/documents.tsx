import { documentFilterBody } from '@atrium/contract/document-filter-rules';
import type { Document } from '@atrium/contract/documents';
import type { User } from '@atrium/contract/users';
import { DocumentsPage, lazyPart } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams, type Params } from 'react-router-dom';
import { documentFiltersQuery, documentPagesQuery, documentRightsQuery } from '../../api/document-list.ts';
import { useDocumentsDownload } from '../../api/document-downloads.ts';
import { listedDocument } from '../../api/documents.ts';
import { useFavoriteDocument } from '../../api/document-marks.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { FiltersFailed } from '../../app/filters-failed.tsx';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { askWhy, askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { readView, writeView, type DocumentsView } from './address.ts';
import { recallLayout, rememberLayout } from './layout-memory.ts';
import { NotOpened } from './not-opened.tsx';
import { useOpenedDocument } from './use-opened-document.ts';
import { useDocumentsView } from './use-documents-view.ts';

const OpenedPreview = lazyPart(async () => (await import('./opened-preview.tsx')).default);
const DeleteDocument = lazyPart(async () => (await import('./delete-document.tsx')).default);
const TagDocuments = lazyPart(async () => (await import('./tag-documents.tsx')).default);
const Uploads = lazyPart(async () => (await import('./uploads.tsx')).default);

const NO_BLOCKS: readonly [] = [];

const searchOf = ({ filters, sort }: DocumentsView) => ({ ...documentFilterBody(filters), sort });

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const user = queries.getQueryData(userQuery.queryKey);
  if (!user) return;
  const view = readView(address, user.contactInformation.isInternal);
  void queries.prefetchQuery(documentPagesQuery(searchOf(view), view.pages));
  void queries.prefetchQuery(documentFiltersQuery(documentFilterBody(view.filters)));
  void queries.prefetchQuery(documentRightsQuery());
}

/** The user's documents (DOC-001 to DOC-020), in the layout of the last visit. */
export function Component() {
  const user = useUser();
  const [address] = useSearchParams();
  const view = readView(address, user.contactInformation.isInternal);
  const layout = recallLayout(user.id);
  return view.layout === null && layout !== 'list' ? (
    <Navigate to={{ search: writeView({ ...view, layout }).toString() }} replace />
  ) : (
    <Documents user={user} />
  );
}

function Documents({ user }: { user: User }) {
  const { t } = useTranslation('documents');
  const { isInternal } = user.contactInformation;
  const { view, go, show } = useDocumentsView(isInternal);
  const list = useQuery(documentPagesQuery(searchOf(view), view.pages));
  const blocks = useQuery(documentFiltersQuery(documentFilterBody(view.filters)));
  const rights = useQuery(documentRightsQuery());
  const download = useDocumentsDownload();
  const favorite = useFavoriteDocument();
  const routes = usePortalRoutes();
  const [tagged, setTagged] = useState<readonly Document[] | null>(null);
  const [deleted, setDeleted] = useState<Document | null>(null);
  const [upload, setUpload] = useState<'contracts' | 'note' | null>(null);
  const [wantedUpload, setWantedUpload] = useState(false);
  const open = (kind: 'contracts' | 'note') => {
    setWantedUpload(true);
    setUpload(kind);
  };
  const documents = list.data?.records ?? [];
  const opened = useOpenedDocument(documents, view.shown);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DocumentsPage
        documents={documents}
        blocks={blocks.data ?? (blocks.isError ? NO_BLOCKS : undefined)}
        filters={view.filters}
        onFiltersChange={(filters) => go({ filters })}
        sort={view.sort}
        onSortChange={(sort) => go({ sort })}
        layout={view.layout ?? 'list'}
        onLayoutChange={(layout) => {
          rememberLayout(user.id, layout);
          go({ layout: layout === 'list' ? null : layout });
        }}
        isInternal={isInternal}
        state={listState(list)}
        notice={
          <>
            <NotOpened opened={opened} onClose={() => show(null)} />
            <FiltersFailed read={blocks} />
          </>
        }
        onShowMore={list.data?.hasMore ? () => go({ pages: view.pages + 1 }) : undefined}
        onOpen={({ id }) => show(id)}
        onDownload={(chosen) => download.download(chosen.map(listedDocument))}
        onFavoriteChange={({ id }, isFavorite) => favorite.mutate({ id, favorite: isFavorite })}
        downloading={download.ids}
        onTag={setTagged}
        onDelete={setDeleted}
        onUploadSignedContracts={rights.data?.canUploadSignedContracts ? () => open('contracts') : undefined}
        onUploadReleaseNote={rights.data?.canUploadReleaseNote ? () => open('note') : undefined}
        onAskWhyReleaseNote={() => askWhyNotDo('PUBLISH_RELEASE_NOTES')}
        onAskWhy={() => askWhy('DOCUMENTS')}
        requestHref={creationHref(user, routes)}
      />
      {opened.document ? (
        <OpenedPreview
          document={opened.document}
          documents={opened.documents}
          onShow={show}
          onDelete={setDeleted}
        />
      ) : null}
      {tagged ? (
        <TagDocuments
          // Reopened just after a save, it follows the list that is still being read.
          documents={tagged.map((document) => documents.find(({ id }) => id === document.id) ?? document)}
          checked={tagged.map(({ id }) => id)}
          contractId={contractOfAll(tagged)}
          savedText={(count) => t('tagged', { count })}
          onClose={() => setTagged(null)}
        />
      ) : null}
      {deleted ? (
        <DeleteDocument
          document={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={({ id }) => {
            if (id === view.shown) show(null);
          }}
        />
      ) : null}
      {wantedUpload ? <Uploads open={upload} onClose={() => setUpload(null)} /> : null}
    </>
  );
}

/** Returns the common contract of the documents; undefined if they belong to several. */
function contractOfAll(documents: readonly Document[]): string | undefined {
  const contracts = new Set(documents.map(({ contract }) => contract?.id));
  return contracts.size === 1 ? [...contracts][0] : undefined;
}
