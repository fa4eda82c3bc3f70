import type { HubDocument, HubTranslations } from '@atrium/contract/information-hub';
import type { HubBloc, HubEditableKey, HubTab } from '@atrium/contract/information-hub-rules';
import type { ComponentProps } from 'react';
import {
  ContentFrame,
  type ContentFrameProps,
  type ContentState,
} from '../../content/content-frame/index.js';
import type { ContentDocument, DocumentEditing } from '../../content/document-list/index.js';
import { useTextDrafts, type TextEditing } from '../../content/editable-text/index.js';
import { useStrings } from '../../foundations/index.js';
import { DISCLAIMER, MARKETS, PRODUCTS, TABS, textRule } from '../hub-structure.js';
import { CountriesOverview } from './countries-overview.js';
import { Disclaimer, type CashManagementLink } from './disclaimer.js';
import { documentsOf } from './overview.js';
import { ProductsOverview } from './products-overview.js';
import { ReportsOverview } from './reports-overview.js';
import { useHubBlocNames } from './bloc-names.js';

export interface HubPageProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<ContentFrameProps, 'onAskWhy'> {
  /** Whether the texts and documents are loading, failed or ready. */
  state: ContentState<{ texts: HubTranslations; documents: readonly HubDocument[] }>;
  /** The selected tab. */
  tab: HubTab;
  /** The block whose documents are shown in the side panel. */
  bloc?: HubBloc | undefined;
  /** Returns the address of a tab, optionally with the documents panel of a block. */
  hrefOf: (tab: HubTab, bloc?: HubBloc) => string;
  /** Closes the documents panel. */
  onCloseBloc: () => void;
  /** Address of cash management, for users with access to it (HUB-004). */
  cashManagement?: CashManagementLink | undefined;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Downloads the document. */
  onDownload: (document: ContentDocument) => void;
  /** Only for editors (HUB-017 to HUB-019). */
  editing?:
    | (DocumentEditing & TextEditing<HubEditableKey> & { onAdd: (bloc: HubBloc, name: string) => void })
    | undefined;
}

const COUNTRIES = new Set(Object.values(MARKETS).flat()).size;

/** The information hub (HUB-002 to HUB-014): products, countries and reports, each with the documents of the bank. */
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
  ...props
}: HubPageProps) {
  const t = useStrings();
  const nameOf = useHubBlocNames();
  const isReady = state.status === 'ready';
  const documents = isReady ? state.documents : [];
  const counts: Record<HubTab, number> = {
    PRODUCTS_OVERVIEW: PRODUCTS.length,
    COUNTRIES_OVERVIEW: COUNTRIES,
    REPORTS_AND_INSIGHTS: documents.filter(({ itbInfo }) => itbInfo.tab === 'REPORTS_AND_INSIGHTS').length,
  };
  const together = useTextDrafts<HubEditableKey>(
    isReady ? { ...state.texts.translations, [DISCLAIMER]: state.texts.disclaimer } : undefined,
    editing,
  );
  const textOf = (key: HubEditableKey) => together({ key, rule: textRule(key) });
  const View = {
    PRODUCTS_OVERVIEW: ProductsOverview,
    COUNTRIES_OVERVIEW: CountriesOverview,
    REPORTS_AND_INSIGHTS: ReportsOverview,
  }[tab];
  const list = { onOpen, onDownload, editing };
  return (
    <ContentFrame
      title={t('informationHub.title')}
      tab={tab}
      tabs={TABS.map((id) => ({
        id,
        href: hrefOf(id),
        label: t(`informationHub.tabs.${id}`),
        count: isReady ? counts[id] : undefined,
      }))}
      state={state}
      failed={t('informationHub.failed')}
      panel={
        bloc && {
          block: bloc,
          title: nameOf(bloc),
          documents: documentsOf(documents, bloc),
          onClose: onCloseBloc,
          onAdd: editing && (() => editing.onAdd(bloc, nameOf(bloc))),
          ...list,
        }
      }
      {...props}
    >
      <Disclaimer texts={textOf(DISCLAIMER)} cashManagement={cashManagement} />
      <View
        documents={documents}
        bloc={bloc}
        hrefOf={(shown) => hrefOf(tab, shown)}
        textOf={textOf}
        isBeside={bloc !== undefined}
        onAdd={editing?.onAdd}
        {...list}
      />
    </ContentFrame>
  );
}
