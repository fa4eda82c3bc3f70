import type { CashManagementDocument } from '@atrium/contract/cash-management';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { fileTitle } from '../../content/document-list/internal.js';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import { cn, DownloadIcon, useFormats, useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

/** Guides per dashboard column of the widget. */
const A_COLUMN = 5;

export interface CashManagementSolutionsProps extends WidgetStateProps {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** The guides, the cover first. */
  guides?: readonly CashManagementDocument[] | undefined;
  /** Returns the address of a guide, where the solutions page exists (WID-074); without it a row downloads the file. */
  guideHrefOf?: ((guide: CashManagementDocument) => string) | undefined;
  /** Downloads the document. */
  onDownload: (guide: CashManagementDocument) => void;
  /** Id of the guide being downloaded. */
  downloading?: string | undefined;
}

const NONE: readonly CashManagementDocument[] = [];

/** The guides of the cash management products. */
export function CashManagementSolutions({
  status,
  width,
  guides = NONE,
  href,
  guideHrefOf,
  onDownload,
  downloading,
  ...props
}: CashManagementSolutionsProps) {
  const t = useStrings();
  const formats = useFormats();
  const shown = width === 4 ? guides : guides.slice(0, A_COLUMN * width);
  return (
    <WidgetFrame
      title={t('home.widgets.CASH_MANAGEMENT_SOLUTIONS.title')}
      status={status ?? (guides.length === 0 ? 'empty' : 'ready')}
      skeletonRows={A_COLUMN}
      {...(href && { href, link: { href, label: t('homeWidgets.guides.all') } })}
      empty={{ title: t('homeWidgets.guides.empty'), help: t('homeWidgets.guides.emptyHelp') }}
      figures={() => ({
        columns: ['title', 'size', 'date'].map((id) => t(`homeWidgets.guides.columns.${id as 'title'}`)),
        rows: shown.map((guide) => [
          fileTitle(guide.filename),
          formats.fileSize(guide.size),
          formats.date(guide.updatedAt),
        ]),
      })}
      {...props}
    >
      <ul className={cn('grid gap-x-32', width > 1 && 'xs:grid-cols-2')}>
        {shown.map((guide) => {
          const address = guideHrefOf?.(guide);
          const title = fileTitle(guide.filename);
          const download = t('homeWidgets.documents.download', { name: title });
          return (
            <WidgetRow
              key={guide.id}
              lead={
                <FileTypeIcon
                  name={guide.filename}
                  mediaType={guide.mediaType}
                  className="shrink-0 text-ink-2"
                />
              }
              title={
                address ? (
                  <Link variant="plain" href={address} className="after:absolute after:inset-0">
                    {title}
                  </Link>
                ) : (
                  <button
                    type="button"
                    aria-label={download}
                    className="block w-full truncate text-left focus-inset after:absolute after:inset-0"
                    onClick={() => onDownload(guide)}
                  >
                    {title}
                  </button>
                )
              }
              detail={[
                ...(guide.isCover ? [t('homeWidgets.guides.cover')] : []),
                formats.fileSize(guide.size),
                t('homeWidgets.guides.updated', { date: formats.date(guide.updatedAt) }),
              ].join(' · ')}
              actions={
                address ? (
                  <IconButton
                    icon={DownloadIcon}
                    size="row"
                    label={download}
                    busy={downloading === guide.id}
                    onClick={() => onDownload(guide)}
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
