import { SERVICES } from '@atrium/contract/services';
import {
  HUB_BLOCS,
  HUB_TABS,
  tabOfBloc,
  type HubBloc,
  type HubTab,
} from '@atrium/contract/information-hub-rules';
import { HubPage, lazyPart, useStrings, useToast, type HubPageProps } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  hubDocumentsQuery,
  hubRightsQuery,
  hubTextsQuery,
  useSaveHubText,
} from '../../api/information-hub.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { heldService, serviceAccess } from '../../app/router/service-access.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { useShownContent } from '../content/use-shown-content.tsx';

/** The dialogs of those who edit; they come with the first that is opened. */
const AddDocuments = lazyPart(async () => (await import('./add-documents.tsx')).default);
const UpdateDocument = lazyPart(async () => (await import('./update-document.tsx')).default);
const DeleteDocument = lazyPart(async () => (await import('./delete-document.tsx')).default);

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(hubTextsQuery());
  void queries.prefetchQuery(hubDocumentsQuery());
  void queries.prefetchQuery(hubRightsQuery());
}

/** What an address opens: a block brings its tab along. */
function placeOf(search: URLSearchParams): { tab: HubTab; bloc: HubBloc | undefined } {
  const bloc = HUB_BLOCS.find((id) => id === search.get('bloc'));
  const tab = HUB_TABS.find((id) => id === search.get('tab'));
  return { tab: bloc ? tabOfBloc(bloc) : (tab ?? 'PRODUCTS_OVERVIEW'), bloc };
}

const hrefOf = (tab: HubTab, bloc?: HubBloc): string =>
  `/information-hub?${new URLSearchParams({ tab, ...(bloc && { bloc }) })}`;

/** The information hub (HUB-001 to HUB-028). */
export function Component() {
  const strings = useStrings();
  const [search, setSearch] = useSearchParams();
  const { tab, bloc } = placeOf(search);
  const texts = useQuery(hubTextsQuery());
  const documents = useQuery(hubDocumentsQuery());
  const content = useShownContent('informationHub', documents.data, ({ itbInfo }) =>
    documents.data!.filter((document) => document.itbInfo.bloc === itbInfo.bloc),
  );
  const { editing, dialogs } = useEditing();
  const cash = heldService(useUser(), 'CASH_MANAGEMENT');
  const failed = errorFacts(texts, documents);
  const state: HubPageProps['state'] =
    texts.data && documents.data
      ? { status: 'ready', texts: texts.data, documents: documents.data }
      : failed
        ? { status: 'error', ...failed }
        : { status: 'loading' };
  return (
    <>
      <PageTitle>
        {bloc
          ? strings('informationHub.title')
          : `${strings(`informationHub.tabs.${tab}`)} · ${strings('informationHub.title')}`}
      </PageTitle>
      <HubPage
        state={state}
        tab={tab}
        bloc={bloc}
        hrefOf={hrefOf}
        onCloseBloc={() => setSearch({ tab }, { preventScrollReset: true })}
        cashManagement={
          cash && serviceAccess(cash) === 'open'
            ? { href: SERVICES.CASH_MANAGEMENT.url, newTab: SERVICES.CASH_MANAGEMENT.newTab }
            : undefined
        }
        onOpen={content.open}
        onDownload={content.save}
        editing={editing}
      />
      {content.preview}
      {dialogs}
    </>
  );
}

/** What those who may edit can do: texts in place, documents in dialogs (HUB-020). */
function useEditing() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const rights = useQuery(hubRightsQuery());
  const { data: documents = [] } = useQuery(hubDocumentsQuery());
  const { mutateAsync: saveText } = useSaveHubText();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  // Closed it stays for its block, and so do the files that were chosen.
  const [adding, setAdding] = useState<{ bloc: HubBloc; isOpen: boolean } | null>(null);
  const [changed, setChanged] = useState<{ id: string; by: 'update' | 'delete' } | null>(null);
  const document = documents.find(({ id }) => id === changed?.id);
  const close = () => setChanged(null);
  const editing: HubPageProps['editing'] = rights.data?.canEdit
    ? {
        onAdd: (bloc) => setAdding({ bloc, isOpen: true }),
        onUpdate: ({ id }) => setChanged({ id, by: 'update' }),
        onDelete: ({ id }) => setChanged({ id, by: 'delete' }),
        onSaveText: async (key, text) => {
          await saveText({ key, text });
          toast.success(t('textSaved'));
        },
        onUnsavedChange: setUnsaved,
      }
    : undefined;
  const dialogs = editing && (
    <>
      {adding ? (
        <AddDocuments
          key={adding.bloc}
          bloc={adding.bloc}
          open={adding.isOpen}
          onOpenChange={(isOpen) => setAdding({ bloc: adding.bloc, isOpen })}
          onAdded={() => setAdding(null)}
        />
      ) : null}
      {document && changed?.by === 'update' ? (
        <UpdateDocument key={document.id} document={document} onClose={close} />
      ) : null}
      {document && changed?.by === 'delete' ? (
        <DeleteDocument key={document.id} document={document} onClose={close} />
      ) : null}
    </>
  );
  return { editing, dialogs };
}
