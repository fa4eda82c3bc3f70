import type { CashManagementDocument } from '@atrium/contract/cash-management';
import { Button, IconButton } from '../../controls/button/index.js';
import { fileTitle } from '../../content/document-list/internal.js';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import { EditableText, type TextsOfForm } from '../../content/editable-text/index.js';
import { fileExtension, FileTypeIcon } from '../../files/file-type-icon/index.js';
import { DownloadIcon, PlusIcon, UploadIcon, useFormats, useStrings } from '../../foundations/index.js';
import { COVER_KEY } from '../blocks.js';

export interface CoverProps extends Pick<ContentDocumentListProps, 'onOpen' | 'onDownload'> {
  texts: TextsOfForm;
  /** The one document of the cover; none while nobody published it. */
  document: CashManagementDocument | undefined;
  /** Only for those who may edit (CM-004, CM-005): another file takes its place, it is never deleted. */
  onReplace?: ((document: CashManagementDocument) => void) | undefined;
  onAdd?: (() => void) | undefined;
}

/** The cover of the page (CM-013): a text above the products, and one document. */
export function Cover({ texts, document, onOpen, onDownload, onReplace, onAdd }: CoverProps) {
  const t = useStrings();
  const formats = useFormats();
  const name = t('cashManagement.cover');
  const title = document ? fileTitle(document.filename) : '';
  const shown = document ? (
    <div className="flex min-w-0 items-center gap-12 max-xs:w-full">
      <FileTypeIcon name={document.filename} mediaType={document.mediaType} className="shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-12">
        <button
          type="button"
          className="focus-ring min-h-24 min-w-0 rounded-tag text-left text-body-strong break-words hover:underline"
          onClick={() => onOpen(document)}
        >
          {title}
        </button>
        <span className="text-small text-ink-2">
          {[fileExtension(document.filename)?.toUpperCase(), formats.fileSize(document.size)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <IconButton
        size="row"
        className="max-xs:size-44"
        icon={DownloadIcon}
        label={t('content.documents.download', { name: title })}
        onClick={() => onDownload(document)}
      />
      {onReplace ? (
        <Button
          size="toolbar"
          icon={UploadIcon}
          aria-label={t('cashManagement.replaceOf', { name: title })}
          onClick={() => onReplace(document)}
        >
          {t('cashManagement.replace')}
        </Button>
      ) : null}
    </div>
  ) : onAdd ? (
    <Button size="toolbar" icon={PlusIcon} onClick={onAdd}>
      {t('cashManagement.addCover')}
    </Button>
  ) : null;
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
