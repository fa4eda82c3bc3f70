import type { Document } from '@atrium/contract/documents';
import { IconButton } from '../../controls/button/index.js';
import { listFigures, WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import { cn, DownloadIcon, useFormats, useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

/** Documents per dashboard column of the widget (WID-022). */
const A_COLUMN = 5;

export interface DocumentsWidgetProps extends WidgetStateProps<Document> {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** The documents, newest first; at most ten on the dashboard (WID-021). */
  documents?: readonly Document[] | undefined;
  /** Total number, shown as the count in the corner. */
  total?: number | undefined;
  /** Opens a document; without it a row downloads the file. */
  onOpen?: (document: Document) => void;
  /** Downloads a document. */
  onDownload: (document: Document) => void;
  /** Id of the document being downloaded. */
  downloading?: string | undefined;
}

const NONE: readonly Document[] = [];
const titleOf = ({ filename }: Document): string => filename.replace(/\.\w{1,5}$/, '');

/** The newest documents, five per dashboard column of the widget (WID-021 to WID-023). */
export function DocumentsWidget({
  status,
  width,
  documents = NONE,
  total,
  href,
  onOpen,
  onDownload,
  downloading,
  more,
  ...props
}: DocumentsWidgetProps) {
  const t = useStrings();
  const formats = useFormats();
  const shown = width === 4 ? documents : documents.slice(0, A_COLUMN * width);
  const detailOf = ({ ricosLinked: [first, second], ricosLinked, category }: Document) =>
    second
      ? t('homeWidgets.documents.entities', { count: ricosLinked.length })
      : (first?.ricosName ?? category.name);
  return (
    <WidgetFrame
      title={t('home.widgets.DOCUMENTS.title')}
      status={status ?? (documents.length === 0 ? 'empty' : 'ready')}
      skeletonRows={A_COLUMN}
      {...(total && { count: total, countLabel: t('homeWidgets.documents.count', { count: total }) })}
      {...(href && { href, link: { href, label: t('homeWidgets.documents.all') } })}
      empty={{ title: t('homeWidgets.documents.empty'), help: t('homeWidgets.documents.emptyHelp') }}
      figures={() =>
        listFigures(
          ['name', 'of', 'category', 'date'].map((id) => t(`homeWidgets.documents.columns.${id as 'name'}`)),
          shown,
          more,
          (document) => [
            document.filename,
            document.ricosLinked.map(({ ricosName }) => ricosName).join(', '),
            document.category.name,
            formats.date(document.creationDate),
          ],
        )
      }
      more={more}
      {...props}
    >
      <ul className={cn('grid gap-x-32', width > 1 && 'xs:grid-cols-2')}>
        {shown.map((document) => {
          const name = titleOf(document);
          const open = onOpen ?? onDownload;
          return (
            <WidgetRow
              key={document.id}
              lead={
                <FileTypeIcon
                  name={document.filename}
                  mediaType={document.mediaType}
                  className="shrink-0 text-ink-2"
                />
              }
              title={
                <button
                  type="button"
                  className="block w-full truncate text-left focus-inset after:absolute after:inset-0"
                  aria-label={t(onOpen ? 'homeWidgets.documents.open' : 'homeWidgets.documents.download', {
                    name: document.filename,
                  })}
                  onClick={() => open(document)}
                >
                  {name}
                </button>
              }
              detail={detailOf(document)}
              end={<time dateTime={document.creationDate}>{formats.recent(document.creationDate)}</time>}
              actions={
                onOpen ? (
                  <IconButton
                    icon={DownloadIcon}
                    size="row"
                    label={t('homeWidgets.documents.download', { name: document.filename })}
                    busy={downloading === document.id}
                    onClick={() => onDownload(document)}
                  />
                ) : (
                  <DownloadIcon className="pointer-events-none text-ink-3" />
                )
              }
            />
          );
        })}
      </ul>
    </WidgetFrame>
  );
}
