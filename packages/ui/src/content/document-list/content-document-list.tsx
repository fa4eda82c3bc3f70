import type { ContentLanguage } from '@atrium/contract/content-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Tag } from '../../data/tag/index.js';
import { fileExtension, FileTypeIcon } from '../../files/file-type-icon/index.js';
import { DownloadIcon, lazyPart, useFormats, useLanguage, useStrings } from '../../foundations/index.js';
import { titleOf } from './title-of.js';

/** Only those who edit have it. */
const DocumentMenu = lazyPart(async () => (await import('./document-menu.js')).DocumentMenu);

/** A document of a content page, as every area has it. */
export interface ContentDocument {
  id: string;
  filename: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  updatedAt: string;
  /** Of the readers it is for; null for all. */
  language: ContentLanguage | null;
  descriptionEn: string | null;
  descriptionFr: string | null;
  tags: readonly AttachedTag[];
  version: number;
}

/** What those who edit can do with a document. */
export interface DocumentEditing {
  onUpdate: (document: ContentDocument) => void;
  onDelete: (document: ContentDocument) => void;
}

export interface ContentDocumentListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  documents: readonly ContentDocument[];
  /** Shows a document, or saves it where it has no preview. */
  onOpen: (document: ContentDocument) => void;
  onDownload: (document: ContentDocument) => void;
  /** Only for those who may edit (HUB-019). */
  editing?: DocumentEditing | undefined;
}

/** Documents that the bank publishes: each with what it is, its tags, and what can be done with it. */
export function ContentDocumentList({
  documents,
  onOpen,
  onDownload,
  editing,
  className,
  ...props
}: ContentDocumentListProps) {
  return (
    <ul className={className} {...props}>
      {documents.map((document) => (
        <li key={document.id} className="flex items-start gap-12 border-b border-line py-10">
          <FileTypeIcon name={document.filename} mediaType={document.mediaType} className="mt-2 shrink-0" />
          <Facts document={document} isEditor={editing !== undefined} onOpen={() => onOpen(document)} />
          <Actions document={document} onDownload={onDownload} editing={editing} />
        </li>
      ))}
    </ul>
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
    // Readers of one language see what is for them; only those who edit need to know that others do not.
    isEditor && language && t(`content.documents.only.${language}`),
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        className="focus-ring rounded-tag text-left text-body-strong break-words hover:underline"
        onClick={onOpen}
      >
        {titleOf(filename)}
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
  const name = titleOf(document.filename);
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        size="row"
        className="max-xs:size-44"
        icon={DownloadIcon}
        label={t('content.documents.download', { name })}
        onClick={() => onDownload(document)}
      />
      {editing ? <DocumentMenu document={document} {...editing} /> : null}
    </div>
  );
}
