import { SERVICES } from '@atrium/contract/services';
import {
  HUB_BLOCS,
  HUB_TABS,
  tabOfBloc,
  type HubBloc,
  type HubTab,
} from '@atrium/contract/information-hub-rules';
import { HubPage, useStrings, type HubPageProps } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HUB, hubDocumentsQuery, hubRightsQuery, hubTextsQuery } from '../../api/information-hub.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { heldService, serviceAccess } from '../../app/router/service-access.ts';
import { useContentEditing } from '../content/use-content-editing.tsx';
import { useShownContent } from '../content/use-shown-content.tsx';
import { useWhyReadOnly } from '../content/use-why-read-only.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(hubTextsQuery());
  void queries.prefetchQuery(hubDocumentsQuery());
  void queries.prefetchQuery(hubRightsQuery());
}

/** Returns the tab and block that the URL opens: a block determines its tab. */
function readView(search: URLSearchParams): { tab: HubTab; bloc: HubBloc | undefined } {
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
  const { tab, bloc } = readView(search);
  const texts = useQuery(hubTextsQuery());
  const documents = useQuery(hubDocumentsQuery());
  const content = useShownContent('informationHub', documents.data, ({ itbInfo }) =>
    documents.data!.filter((document) => document.itbInfo.bloc === itbInfo.bloc),
  );
  const rights = useQuery(hubRightsQuery());
  const onAskWhy = useWhyReadOnly('EDIT_INFORMATION_HUB', rights.data?.canEdit);
  const { textEditing, documentEditing, dialogs } = useContentEditing(
    HUB,
    (documents.data ?? []).map((document) => ({ document, block: document.itbInfo.bloc })),
  );
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
        onAskWhy={onAskWhy}
        editing={rights.data?.canEdit ? { ...textEditing, ...documentEditing } : undefined}
      />
      {content.preview}
      {dialogs}
    </>
  );
}
