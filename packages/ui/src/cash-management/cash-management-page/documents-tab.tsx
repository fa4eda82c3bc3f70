import type { CashManagementDocument } from '@atrium/contract/cash-management';
import type { CashManagementBlock } from '@atrium/contract/cash-management-rules';
import { useDocumentSearch } from '../../content/document-list/internal.js';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import { DocumentSection } from '../../content/document-section/index.js';
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

/** All guides (CM-002, CM-013), grouped by product; editors can add, change and order them here too. */
export function DocumentsTab({
  documents,
  nameOf,
  onAdd,
  onOpen,
  onDownload,
  editing: given,
}: DocumentsTabProps) {
  const t = useStrings();
  const { field, found, isWhole, editing } = useDocumentSearch({
    documents,
    editing: given,
    className: 'mb-24 max-w-384',
  });
  const blocks = BLOCKS.filter(
    (block) => (isWhole && onAdd && block !== COVER) || found.some((document) => document.block === block),
  );
  return (
    <div className="py-24">
      {field}
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
              editing={editing}
              // The cover has exactly one document.
              onAdd={onAdd && block !== COVER ? () => onAdd(block) : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}
