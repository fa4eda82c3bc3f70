import type { CashManagementDocument } from '@atrium/contract/cash-management';
import type { CashManagementBlock } from '@atrium/contract/cash-management-rules';
import { useState } from 'react';
import { findDocuments, SEARCHED_FROM } from '../../content/document-list/internal.js';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import { DocumentSection } from '../../content/document-section/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { Empty } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { BLOCKS, COVER } from '../blocks.js';

export interface DocumentsTabProps extends Pick<
  ContentDocumentListProps,
  'onOpen' | 'onDownload' | 'editing'
> {
  documents: readonly CashManagementDocument[];
  nameOf: (block: CashManagementBlock) => string;
  onAdd?: ((block: CashManagementBlock) => void) | undefined;
}

/** All guides (CM-002, CM-013), product by product; those who edit add, change and order them here too. */
export function DocumentsTab({ documents, nameOf, onAdd, onOpen, onDownload, editing }: DocumentsTabProps) {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const found = findDocuments(documents, query);
  const isWhole = found.length === documents.length;
  const blocks = BLOCKS.filter(
    (block) => (isWhole && onAdd && block !== COVER) || found.some((document) => document.block === block),
  );
  return (
    <div className="py-24">
      {documents.length >= SEARCHED_FROM ? (
        <SearchInput
          className="mb-24 max-w-384"
          aria-label={t('content.documents.search')}
          placeholder={t('content.documents.search')}
          value={query}
          onValueChange={setQuery}
          resultLabel={t('content.documents.count', { count: found.length })}
        />
      ) : null}
      {documents.length === 0 && !onAdd ? (
        <Empty title={t('content.documents.empty')} help={t('content.documents.emptyHelp')} />
      ) : blocks.length === 0 ? (
        <Empty title={t('content.documents.noneFound')} help={t('content.documents.noneFoundHelp')} />
      ) : (
        <div className="grid items-start gap-x-32 gap-y-40 md:grid-cols-2">
          {blocks.map((block) => (
            <DocumentSection
              key={block}
              name={nameOf(block)}
              documents={found.filter((document) => document.block === block)}
              onOpen={onOpen}
              onDownload={onDownload}
              // What is found is not the whole order.
              editing={editing && !isWhole ? { ...editing, onOrder: undefined } : editing}
              // The cover has its one document.
              onAdd={onAdd && block !== COVER ? () => onAdd(block) : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}
