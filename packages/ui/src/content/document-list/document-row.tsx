import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Tag } from '../../data/tag/index.js';
import { fileExtension, FileTypeIcon } from '../../files/file-type-icon/index.js';
import { DownloadIcon, lazyPart, useFormats, useLanguage, useStrings } from '../../foundations/index.js';
import type { ContentDocument, ContentDocumentListProps } from './content-document-list.js';
import { fileTitle } from './title-of.js';

/** Loaded only for editors. */
const DocumentMenu = lazyPart(async () => (await import('./document-menu.js')).DocumentMenu);

export interface DocumentRowProps extends Pick<
  ContentDocumentListProps,
  'onOpen' | 'onDownload' | 'editing'
> {
  document: ContentDocument;
  /** The drag handle of the row. */
  handle?: ReactNode;
  /** The buttons that move the row. */
  moves?: ReactNode;
}

/** One document: details, tags and actions. */
export function DocumentRow({ document, onOpen, onDownload, editing, handle, moves }: DocumentRowProps) {
  return (
    <div className="flex items-start gap-12 border-b border-line py-10">
      {handle ? <div className="-mr-8 -ml-4 shrink-0">{handle}</div> : null}
      <FileTypeIcon name={document.filename} mediaType={document.mediaType} className="mt-2 shrink-0" />
      <Facts document={document} isEditor={editing !== undefined} onOpen={() => onOpen(document)} />
      <div className="shrink-0 max-xs:-mt-8">
        <Actions document={document} onDownload={onDownload} editing={editing} />
        {moves ? <div className="flex max-xs:justify-around">{moves}</div> : null}
      </div>
    </div>
  );
}

function Facts({
  document,
  isEditor,
  onOpen,
}: {
  document: ContentDocument;
  isEditor: boolean;
  onOpen: () => void;
}) {
  const t = useStrings();
  const formats = useFormats();
  const reader = useLanguage();
  const { filename, size, updatedAt, language, descriptionEn, descriptionFr, tags } = document;
  const description = reader === 'fr' ? descriptionFr : descriptionEn;
  const facts = [
    fileExtension(filename)?.toUpperCase(),
    formats.fileSize(size),
    formats.date(updatedAt),
    // Readers see only documents in their own language; only editors need to know that it is hidden from others.
    isEditor && language && t(`content.documents.only.${language}`),
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        data-document={document.id}
        className="focus-ring rounded-tag text-left text-body-strong break-words hover:underline"
        onClick={onOpen}
      >
        {fileTitle(filename)}
      </button>
      {description ? <p className="max-w-measure text-small break-words text-ink-2">{description}</p> : null}
      <p className="text-caption text-ink-2">{facts.join(', ')}</p>
      {tags.length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-4">
          {tags.map(({ id, name }) => (
            <Tag key={id} label={name} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Actions({
  document,
  onDownload,
  editing,
}: { document: ContentDocument } & Pick<ContentDocumentListProps, 'onDownload' | 'editing'>) {
  const t = useStrings();
  const name = fileTitle(document.filename);
  return (
    <div className="flex items-center justify-end">
      <IconButton
        size="row"
        className="max-xs:size-44"
        icon={DownloadIcon}
        label={t('content.documents.download', { name })}
        onClick={() => onDownload(document)}
      />
      {editing ? <DocumentMenu document={document} editing={editing} /> : null}
    </div>
  );
}
