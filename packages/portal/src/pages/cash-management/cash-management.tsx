import { CASH_MANAGEMENT_PRODUCTS, type CashManagementProduct } from '@atrium/contract/cash-management-rules';
import {
  CashManagementPage,
  useStrings,
  type CashManagementPageProps,
  type CashManagementTab,
} from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  CASH_MANAGEMENT,
  cashRightsQuery,
  cashTextsQuery,
  guidesQuery,
  textsByKey,
} from '../../api/cash-management.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useContentEditing } from '../content/use-content-editing.tsx';
import { useShownContent } from '../content/use-shown-content.tsx';
import { useWhyReadOnly } from '../content/use-why-read-only.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(cashTextsQuery());
  void queries.prefetchQuery(guidesQuery());
  void queries.prefetchQuery(cashRightsQuery());
}

const PATH = '/cash-management-solutions';

function hrefOf(tab: CashManagementTab, product?: CashManagementProduct): string {
  if (product) return `${PATH}?${new URLSearchParams({ product })}`;
  return tab === 'DOCUMENTS' ? `${PATH}?${new URLSearchParams({ tab })}` : PATH;
}

/** The cash management page (CM-001 to CM-014). */
export function Component() {
  const strings = useStrings();
  const [search, setSearch] = useSearchParams();
  const product = CASH_MANAGEMENT_PRODUCTS.find((id) => id === search.get('product'));
  const tab: CashManagementTab =
    !product && search.get('tab') === 'DOCUMENTS' ? 'DOCUMENTS' : 'PRODUCT_OVERVIEW';
  const texts = useQuery({ ...cashTextsQuery(), select: textsByKey });
  const documents = useQuery(guidesQuery());
  const { data: rights } = useQuery(cashRightsQuery());
  const onAskWhy = useWhyReadOnly('EDIT_CASH_MANAGEMENT', rights?.canEdit);
  const shown = useShownContent('cashManagement', documents.data, ({ block }) =>
    documents.data!.filter((document) => document.block === block),
  );
  const { textEditing, documentEditing, dialogs } = useContentEditing(
    CASH_MANAGEMENT,
    (documents.data ?? []).map((document) => ({ document, block: document.block })),
  );
  const failed = errorFacts(texts, documents);
  const state: CashManagementPageProps['state'] =
    texts.data && documents.data
      ? { status: 'ready', texts: texts.data, documents: documents.data }
      : failed
        ? { status: 'error', ...failed }
        : { status: 'loading' };
  return (
    <>
      <PageTitle>
        {tab === 'DOCUMENTS'
          ? `${strings('cashManagement.tabs.DOCUMENTS')} · ${strings('cashManagement.title')}`
          : strings('cashManagement.title')}
      </PageTitle>
      <CashManagementPage
        state={state}
        tab={tab}
        product={product}
        hrefOf={hrefOf}
        onCloseProduct={() => setSearch({}, { preventScrollReset: true })}
        onOpen={shown.open}
        onDownload={shown.save}
        onAskWhy={onAskWhy}
        editing={rights?.canEdit ? { ...textEditing, ...documentEditing } : undefined}
      />
      {shown.preview}
      {dialogs}
    </>
  );
}
