import { Button, IconButton } from '../../controls/button/index.js';
import { fileExtension, FileTypeIcon } from '../../files/file-type-icon/index.js';
import { DownloadIcon, PlusIcon, UploadIcon, useFormats, useStrings } from '../../foundations/index.js';
import type { ContentDocument, ContentDocumentListProps } from './content-document-list.js';
import { fileTitle } from './title-of.js';

export interface SingleDocumentProps<D extends ContentDocument> extends Pick<
  ContentDocumentListProps,
  'onOpen' | 'onDownload'
> {
  /** The document; undefined until one is published. */
  document: D | undefined;
  /** Only for editors: replaces the file. */
  onReplace?: ((document: D) => void) | undefined;
  /** Only for editors: publishes the document; the button is labelled `addLabel`. */
  onAdd?: (() => void) | undefined;
  addLabel: string;
}

/** A block with a single document (CM-013, AUD-002): it can be opened, downloaded and replaced, never deleted. */
export function SingleDocument<D extends ContentDocument>({
  document,
  onOpen,
  onDownload,
  onReplace,
  onAdd,
  addLabel,
}: SingleDocumentProps<D>) {
  const t = useStrings();
  const formats = useFormats();
  if (!document)
    return onAdd ? (
      <Button size="toolbar" icon={PlusIcon} onClick={onAdd}>
        {addLabel}
      </Button>
    ) : null;
  const title = fileTitle(document.filename);
  return (
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
          aria-label={t('content.documents.replaceOf', { name: title })}
          onClick={() => onReplace(document)}
        >
          {t('content.documents.replace')}
        </Button>
      ) : null}
    </div>
  );
}
