import type { CashManagementDocument } from '@atrium/contract/cash-management';
import type {
  CashManagementBlock,
  CashManagementProduct,
  CashManagementTextKey,
} from '@atrium/contract/cash-management-rules';
import type { ContentText } from '@atrium/contract/content';
import type { ComponentProps } from 'react';
import { cardFields, descriptionKey, titleKey } from '../../content/card-texts.js';
import {
  ContentFrame,
  type ContentFrameProps,
  type ContentState,
} from '../../content/content-frame/index.js';
import type { ContentDocument, DocumentEditing } from '../../content/document-list/index.js';
import { useTextDrafts, type TextEditing } from '../../content/editable-text/index.js';
import { ProductCard } from '../../content/product-card/index.js';
import { cn, useLanguage, useStrings } from '../../foundations/index.js';
import { COVER, COVER_KEY, COVER_MAX, PRODUCTS } from '../blocks.js';
import { Cover } from './cover.js';
import { DocumentsTab } from './documents-tab.js';

export type CashManagementTab = 'PRODUCT_OVERVIEW' | 'DOCUMENTS';
const TABS: readonly CashManagementTab[] = ['PRODUCT_OVERVIEW', 'DOCUMENTS'];

export interface CashManagementPageProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<ContentFrameProps, 'onAskWhy'> {
  /** Whether the texts and documents are loading, failed or ready. */
  state: ContentState<{
    texts: Readonly<Record<CashManagementTextKey, ContentText>>;
    documents: readonly CashManagementDocument[];
  }>;
  /** The selected tab. */
  tab: CashManagementTab;
  /** The product whose documents are shown in the side panel. */
  product?: CashManagementProduct | undefined;
  /** Address of a tab, optionally with the documents panel of a product. */
  hrefOf: (tab: CashManagementTab, product?: CashManagementProduct) => string;
  /** Closes the documents panel. */
  onCloseProduct: () => void;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Downloads the document. */
  onDownload: (document: ContentDocument) => void;
  /** Only for editors (CM-003, CM-004). */
  editing?:
    | (DocumentEditing &
        TextEditing<CashManagementTextKey> & { onAdd: (block: CashManagementBlock, name: string) => void })
    | undefined;
}

const isCover = (document: ContentDocument & { isCover?: boolean }) => document.isCover === true;

/** The cash management page (CM-001 to CM-013): the cover, the products, and all guides. */
export function CashManagementPage({
  state,
  tab,
  product,
  hrefOf,
  onCloseProduct,
  onOpen,
  onDownload,
  editing,
  ...props
}: CashManagementPageProps) {
  const t = useStrings();
  const language = useLanguage();
  const isReady = state.status === 'ready';
  const texts = isReady ? state.texts : undefined;
  const documents = isReady ? state.documents : [];
  const together = useTextDrafts(texts, editing);
  // The title written by the bank, otherwise the default name of the product.
  const nameOf = (block: CashManagementBlock): string => {
    const id = PRODUCTS.find((one) => one === block);
    return (id && texts?.[titleKey(id)][language]) || t(`cashManagement.blocks.${block}`);
  };
  const documentsOf = (block: CashManagementBlock) =>
    documents.filter((document) => document.block === block);
  const add = editing && ((block: CashManagementBlock) => editing.onAdd(block, nameOf(block)));
  const list = { onOpen, onDownload, editing: editing && { ...editing, isKept: isCover } };
  const shown = tab === 'PRODUCT_OVERVIEW' ? product : undefined;
  return (
    <ContentFrame
      title={t('cashManagement.title')}
      tab={tab}
      tabs={TABS.map((id) => ({
        id,
        href: hrefOf(id),
        label: t(`cashManagement.tabs.${id}`),
        count: isReady && id === 'DOCUMENTS' ? documents.length : undefined,
      }))}
      state={state}
      failed={t('cashManagement.failed')}
      panel={
        shown && {
          block: shown,
          title: nameOf(shown),
          documents: documentsOf(shown),
          onClose: onCloseProduct,
          onAdd: add && (() => add(shown)),
          ...list,
        }
      }
      {...props}
    >
      {tab === 'DOCUMENTS' ? (
        <DocumentsTab documents={documents} nameOf={nameOf} onAdd={add} {...list} />
      ) : (
        <>
          <Cover
            texts={together({
              key: COVER_KEY,
              label: t('content.field.description'),
              rule: { max: COVER_MAX, isFormatted: false },
            })}
            document={documentsOf(COVER)[0]}
            onOpen={onOpen}
            onDownload={onDownload}
            onReplace={editing?.onUpdate}
            onAdd={add && (() => add(COVER))}
          />
          <div className={cn('grid gap-x-32 gap-y-40 pb-24 xs:grid-cols-2', !shown && 'sm:grid-cols-3')}>
            {PRODUCTS.map((id) => (
              <ProductCard
                key={id}
                look="link"
                name={nameOf(id)}
                texts={together(...cardFields(t, id))}
                descriptionId={descriptionKey(id)}
                documents={documentsOf(id)}
                href={hrefOf(tab, id)}
                isOpen={shown === id}
                onAdd={add && (() => add(id))}
              />
            ))}
          </div>
        </>
      )}
    </ContentFrame>
  );
}
