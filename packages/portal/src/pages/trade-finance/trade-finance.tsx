import { TRADE_FINANCE_BLOCKS, type TradeFinanceBlock } from '@atrium/contract/trade-finance-rules';
import { TradeFinancePage, useStrings, type TradeFinancePageProps } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { TRADE_FINANCE, tradeFinanceQuery, tradeFinanceRightsQuery } from '../../api/trade-finance.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useContentEditing } from '../content/use-content-editing.tsx';
import { useShownContent } from '../content/use-shown-content.tsx';
import { useWhyReadOnly } from '../content/use-why-read-only.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(tradeFinanceQuery());
  void queries.prefetchQuery(tradeFinanceRightsQuery());
}

const hrefOf = (block?: TradeFinanceBlock): string =>
  `/trade-finance-solutions${block ? `?${new URLSearchParams({ block })}` : ''}`;

/** The trade finance page (TF-001 to TF-012). */
export function Component() {
  const strings = useStrings();
  const [search, setSearch] = useSearchParams();
  const block = TRADE_FINANCE_BLOCKS.find((id) => id === search.get('block'));
  const content = useQuery(tradeFinanceQuery());
  const { data: rights } = useQuery(tradeFinanceRightsQuery());
  const onAskWhy = useWhyReadOnly('EDIT_TRADE_FINANCE', rights?.canEditTexts);
  const placed = content.data?.blocks.flatMap(({ blockId, documents }) =>
    documents.map((document) => ({ document, block: blockId })),
  );
  const documents = placed?.map(({ document }) => document);
  const shown = useShownContent('tradeFinance', documents, ({ id }) =>
    content.data!.blocks.flatMap((one) =>
      one.documents.some((each) => each.id === id) ? one.documents : [],
    ),
  );
  const { textEditing, documentEditing, dialogs } = useContentEditing(TRADE_FINANCE, placed ?? []);
  const failed = errorFacts(content);
  const state: TradeFinancePageProps['state'] = content.data
    ? { status: 'ready', content: content.data }
    : failed
      ? { status: 'error', ...failed }
      : { status: 'loading' };
  return (
    <>
      <PageTitle>{strings('tradeFinance.title')}</PageTitle>
      <TradeFinancePage
        state={state}
        block={block}
        hrefOf={hrefOf}
        onCloseBlock={() => setSearch({}, { preventScrollReset: true })}
        onOpen={shown.open}
        onDownload={shown.save}
        onAskWhy={onAskWhy}
        documentEditing={
          rights?.canUploadDocument
            ? {
                ...documentEditing,
                onDelete: rights.canDeleteDocument ? documentEditing.onDelete : undefined,
              }
            : undefined
        }
        textEditing={rights?.canEditTexts ? textEditing : undefined}
      />
      {shown.preview}
      {dialogs}
    </>
  );
}
