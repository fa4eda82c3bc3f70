import type { ContentText } from '@atrium/contract/content';
import type { HubDocument, HubTranslations } from '@atrium/contract/information-hub';
import type { HubBloc, HubEditableKey, HubTab } from '@atrium/contract/information-hub-rules';
import { useEffect, useState, type ComponentProps } from 'react';
import type { ContentDocument, DocumentEditing } from '../../content/document-list/index.js';
import { isTextEdited, type TextDraft } from '../../content/editable-text/index.js';
import { ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, lazyPart, useStrings } from '../../foundations/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';
import { DISCLAIMER, MARKETS, PRODUCTS, TABS } from '../places.js';
import { CountriesOverview } from './countries-overview.js';
import { Disclaimer, type CashManagementLink } from './disclaimer.js';
import { ProductsOverview } from './products-overview.js';
import { ReportsOverview } from './reports-overview.js';
import { useHubBlocNames } from './bloc-names.js';

export interface HubPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; texts: HubTranslations; documents: readonly HubDocument[] };
  tab: HubTab;
  /** The block whose documents stand beside the page. */
  bloc?: HubBloc | undefined;
  /** Address of a tab, with the documents of a block beside it. */
  hrefOf: (tab: HubTab, bloc?: HubBloc) => string;
  onCloseBloc: () => void;
  /** Where cash management is, for those who hold it (HUB-004). */
  cashManagement?: CashManagementLink | undefined;
  onOpen: (document: ContentDocument) => void;
  onDownload: (document: ContentDocument) => void;
  /** Only for those who may edit (HUB-017 to HUB-019). */
  editing?:
    | (DocumentEditing & {
        onAdd: (bloc: HubBloc) => void;
        /** Saves a text written from the version that was shown. */
        onSaveText: (key: HubEditableKey, text: TextDraft) => Promise<unknown>;
        /** Whether texts are being written that are not saved. */
        onUnsavedChange: (unsaved: boolean) => void;
      })
    | undefined;
}

/** Comes with the first block whose documents are asked for. */
const DocumentPanel = lazyPart(
  async () => (await import('../../content/document-panel/document-panel.js')).DocumentPanel,
);

type Drafts = { [K in HubEditableKey]?: TextDraft | undefined };

const COUNTRIES = new Set(Object.values(MARKETS).flat()).size;

/** The information hub (HUB-002 to HUB-014): products, countries, reports, each with the documents that the bank publishes. */
export function HubPage({
  state,
  tab,
  bloc,
  hrefOf,
  onCloseBloc,
  cashManagement,
  onOpen,
  onDownload,
  editing,
  className,
  ...props
}: HubPageProps) {
  const t = useStrings();
  const nameOf = useHubBlocNames();
  // Here and not in the tabs: what is written outlives a look at another one.
  const [drafts, setDrafts] = useState<Drafts>({});
  const documents = state.status === 'ready' ? state.documents : [];
  const counts: Record<HubTab, number> = {
    PRODUCTS_OVERVIEW: PRODUCTS.length,
    COUNTRIES_OVERVIEW: COUNTRIES,
    REPORTS_AND_INSIGHTS: documents.filter(({ itbInfo }) => itbInfo.tab === 'REPORTS_AND_INSIGHTS').length,
  };
  const textOf = (key: HubEditableKey): ContentText | undefined =>
    state.status !== 'ready'
      ? undefined
      : key === DISCLAIMER
        ? state.texts.disclaimer
        : state.texts.translations[key];
  const isUnsaved = Object.entries(drafts).some(([key, draft]) => {
    const text = textOf(key as HubEditableKey);
    return text !== undefined && isTextEdited(draft, text);
  });
  const onUnsavedChange = editing?.onUnsavedChange;
  useEffect(() => onUnsavedChange?.(isUnsaved), [isUnsaved, onUnsavedChange]);

  const text = (key: HubEditableKey) => ({
    text: textOf(key)!,
    draft: drafts[key],
    ...(editing && {
      onDraftChange: (draft: TextDraft | null) => setDrafts((now) => ({ ...now, [key]: draft ?? undefined })),
      onSave: (next: TextDraft) => editing.onSaveText(key, next),
    }),
  });
  const list = { onOpen, onDownload, editing };
  const View = {
    PRODUCTS_OVERVIEW: ProductsOverview,
    COUNTRIES_OVERVIEW: CountriesOverview,
    REPORTS_AND_INSIGHTS: ReportsOverview,
  }[tab];
  const isBeside = state.status === 'ready' && bloc !== undefined;
  return (
    <div
      className={cn(
        isBeside && 'sm:grid sm:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_384px]',
        className,
      )}
      {...props}
    >
      <div className="min-w-0 px-16 pb-40 xs:px-24">
        <PageHeader title={t('informationHub.title')} />
        <LinkTabs
          label={t('informationHub.tabs.label')}
          current={tab}
          tabs={TABS.map((id) => ({
            id,
            href: hrefOf(id),
            label: t(`informationHub.tabs.${id}`),
            count: state.status === 'ready' ? counts[id] : undefined,
          }))}
        />
        {state.status === 'loading' ? (
          <Loading className="grid gap-x-32 gap-y-40 py-24 xs:grid-cols-2">
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
          </Loading>
        ) : null}
        {state.status === 'error' ? (
          <ErrorState
            className="pt-24"
            title={t('informationHub.failed')}
            supportId={state.supportId}
            onRetry={state.onRetry}
            retrying={state.retrying ?? false}
          />
        ) : null}
        {state.status === 'ready' ? (
          <>
            <Disclaimer {...text(DISCLAIMER)} cashManagement={cashManagement} />
            <View
              documents={state.documents}
              bloc={bloc}
              hrefOf={(shown) => hrefOf(tab, shown)}
              textOf={text}
              isBeside={isBeside}
              {...list}
              onAdd={editing?.onAdd}
            />
          </>
        ) : null}
      </div>
      {isBeside ? (
        <DocumentPanel
          key={bloc}
          title={nameOf(bloc)}
          documents={state.documents.filter(({ itbInfo }) => itbInfo.bloc === bloc)}
          onClose={onCloseBloc}
          {...list}
          onAdd={editing && (() => editing.onAdd(bloc))}
        />
      ) : null}
    </div>
  );
}
