import type { TradeFinanceContent } from '@atrium/contract/trade-finance';
import type {
  TRADE_FINANCE_COVER_KEY,
  TRADE_FINANCE_COVER_MAX,
  TradeFinanceBlock,
  TradeFinanceTextKey,
} from '@atrium/contract/trade-finance-rules';
import type { ContentText } from '@atrium/contract/content';
import type { ComponentProps } from 'react';
import { cardFields, descriptionKey, titleKey } from '../../content/card-texts.js';
import {
  ContentFrame,
  type ContentFrameProps,
  type ContentState,
} from '../../content/content-frame/index.js';
import type { ContentDocument, DocumentEditing } from '../../content/document-list/index.js';
import { EditableText, useTextDrafts, type TextEditing } from '../../content/editable-text/index.js';
import { ProductCard } from '../../content/product-card/index.js';
import { cn, useLanguage, useStrings } from '../../foundations/index.js';

export interface TradeFinancePageProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<ContentFrameProps, 'onAskWhy'> {
  /** Whether the content is loading, failed or ready. */
  state: ContentState<{ content: TradeFinanceContent }>;
  /** The product whose documents are shown in the side panel (TF-004). */
  block?: TradeFinanceBlock | undefined;
  /** Returns the address of the page, optionally with the documents panel of a product. */
  hrefOf: (block?: TradeFinanceBlock) => string;
  /** Closes the documents panel. */
  onCloseBlock: () => void;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Downloads the document. */
  onDownload: (document: ContentDocument) => void;
  /** Document actions, for users who may edit documents (TF-006, TF-007). */
  documentEditing?:
    | (DocumentEditing & { onAdd: (block: TradeFinanceBlock, name: string) => void })
    | undefined;
  /** Only for users who may edit texts. */
  textEditing?: TextEditing<TradeFinanceTextKey> | undefined;
}

const COVER: typeof TRADE_FINANCE_COVER_KEY = 'COVER_TITLE';
const COVER_MAX: typeof TRADE_FINANCE_COVER_MAX = 90;

type Blocks = TradeFinanceContent['blocks'];

const textsOf = ({ title, blocks }: TradeFinanceContent) =>
  ({
    [COVER]: title,
    ...Object.fromEntries(
      blocks.flatMap((block) => [
        [titleKey(block.blockId), block.title],
        [descriptionKey(block.blockId), block.description],
      ]),
    ),
  }) as Record<TradeFinanceTextKey, ContentText>;

const NO_BLOCKS: Blocks = [];

/** The trade finance page (TF-001 to TF-007): the products of the bank, each with its documents. */
export function TradeFinancePage({
  state,
  block,
  hrefOf,
  onCloseBlock,
  onOpen,
  onDownload,
  documentEditing,
  textEditing,
  ...props
}: TradeFinancePageProps) {
  const t = useStrings();
  const language = useLanguage();
  const content = state.status === 'ready' ? state.content : undefined;
  const blocks = content?.blocks ?? NO_BLOCKS;
  // The title written by the bank, otherwise the default name of the product.
  const nameOf = (id: TradeFinanceBlock) =>
    blocks.find(({ blockId }) => blockId === id)?.title[language] || t(`tradeFinance.blocks.${id}`);
  const together = useTextDrafts(content && textsOf(content), textEditing);
  const onAdd = documentEditing?.onAdd;
  const shown = blocks.find(({ blockId }) => blockId === block);
  return (
    <ContentFrame
      title={t('tradeFinance.title')}
      tab="PRODUCT_OVERVIEW"
      tabs={[{ id: 'PRODUCT_OVERVIEW', href: hrefOf(), label: t('tradeFinance.overview') }]}
      state={state}
      failed={t('tradeFinance.failed')}
      panel={
        shown && {
          block: shown.blockId,
          title: nameOf(shown.blockId),
          documents: shown.documents,
          onClose: onCloseBlock,
          onAdd: onAdd && (() => onAdd(shown.blockId, nameOf(shown.blockId))),
          onOpen,
          onDownload,
          editing: documentEditing,
        }
      }
      {...props}
    >
      <EditableText
        className="border-b border-line py-24"
        name={t('tradeFinance.cover')}
        texts={together({ key: COVER, rule: { max: COVER_MAX, isFormatted: false }, isLine: true })}
      >
        {({ pencil, form, read }) =>
          form ?? (
            <div className="flex items-start justify-between gap-8">
              <p className="max-w-measure min-w-0 text-heading-1 break-words text-balance">{read(COVER)}</p>
              {pencil}
            </div>
          )
        }
      </EditableText>
      <div className={cn('grid gap-x-32 gap-y-40 py-24 xs:grid-cols-2', !shown && 'sm:grid-cols-3')}>
        {blocks.map(({ blockId, documents }) => (
          <ProductCard
            key={blockId}
            look="link"
            name={nameOf(blockId)}
            texts={together(...cardFields(t, blockId))}
            descriptionId={descriptionKey(blockId)}
            documents={documents}
            href={hrefOf(blockId)}
            isOpen={block === blockId}
            onAdd={onAdd && (() => onAdd(blockId, nameOf(blockId)))}
          />
        ))}
      </div>
    </ContentFrame>
  );
}
