import type { CashManagementDocument } from '@atrium/contract/cash-management';
import { SingleDocument } from '../../content/document-list/internal.js';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import { EditableText, type TextsOfForm } from '../../content/editable-text/index.js';
import { useStrings } from '../../foundations/index.js';
import { COVER_KEY } from '../blocks.js';

export interface CoverProps extends Pick<ContentDocumentListProps, 'onOpen' | 'onDownload'> {
  texts: TextsOfForm;
  /** The cover document; undefined until one is published. */
  document: CashManagementDocument | undefined;
  /** Only for editors (CM-004, CM-005): replaces the document, which is never deleted. */
  onReplace?: ((document: CashManagementDocument) => void) | undefined;
  onAdd?: (() => void) | undefined;
}

/** The cover of the page (CM-013): a text above the products, and one document. */
export function Cover({ texts, document, onOpen, onDownload, onReplace, onAdd }: CoverProps) {
  const t = useStrings();
  const name = t('cashManagement.cover');
  const shown = (
    <SingleDocument
      document={document}
      onOpen={onOpen}
      onDownload={onDownload}
      onReplace={onReplace}
      onAdd={onAdd}
      addLabel={t('cashManagement.addCover')}
    />
  );
  return (
    <section aria-label={name} className="py-24">
      <EditableText name={name} texts={texts}>
        {({ pencil, form, read }) =>
          form ? (
            <div className="border-t-2 border-line-ink pt-16">
              <div className="mb-12 flex flex-wrap items-center justify-between gap-x-24 gap-y-8">
                <div className="flex flex-wrap items-baseline gap-x-12">
                  <h2 className="text-heading-1">{name}</h2>
                  <p className="text-small text-ink-2">{t('cashManagement.coverHelp')}</p>
                </div>
                {shown}
              </div>
              {form}
            </div>
          ) : (
            <div className="flex flex-wrap items-start justify-between gap-x-32 gap-y-16">
              <div className="flex max-w-measure min-w-0 flex-1 basis-320 items-start gap-8">
                <p className="min-w-0 text-body break-words">{read(COVER_KEY)}</p>
                {pencil}
              </div>
              {shown}
            </div>
          )
        }
      </EditableText>
    </section>
  );
}
