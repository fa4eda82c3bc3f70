import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { fileKind } from '../file-type-icon/index.js';
import { Frame } from './frame.js';
import { ImageView } from './image-view.js';
import { loadPdfView } from './load-pdf-view.js';
import { previewableKind } from './media.js';
import { ViewerMessage, InProgress } from './messages.js';
import type { PdfView, PdfViewProps } from './pdf/pdf-view.js';
import { saveFile } from './save-file.js';
import { TextView } from './text-view.js';

/** What a host knows of the file while it fetches it, and once it has it. */
export interface ViewedFile {
  /** The file; undefined while it is on its way, null when there is none. */
  file?: Blob | null | undefined;
  /** Media type, where it is known before the file or better than the file tells. */
  mediaType?: string | undefined;
  /** Share of the file that has arrived, 0 to 1. */
  progress?: number | undefined;
  /** The file could not be fetched. */
  failed?: boolean | undefined;
  /** The correlation id of the answer, where the file could not be fetched. */
  supportId?: string | undefined;
  /** Fetches the file again. */
  onRetry?: (() => void) | undefined;
  /** Fetches the file to be saved. Default: the file that is shown is saved. */
  onDownload?: (() => void) | undefined;
}

export interface DocumentViewerProps extends ViewedFile, Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the file or title of the document. */
  name: string;
  /** The document is shown with all its pages. */
  onReady?: (() => void) | undefined;
  /** The reader is within 150 px of the end of a document of pages. May be told more than once. */
  onNearEnd?: (() => void) | undefined;
  /** First in the bar. Default: the name. */
  start?: ReactNode;
  /** In the bar after the tools. */
  end?: ReactNode;
  /** Last in the bar: the way out. */
  exit?: ReactNode;
  /** A panel at the right of the document. */
  aside?: ReactNode;
}

/**
 * Shows a document where it stands: PDF page by page, pictures and plain text; of any other file it says that there is no
 * preview and offers the download (DOC-029 to DOC-033, DS-085). It fetches nothing itself: the host hands the file over.
 */
export function DocumentViewer({
  name,
  file,
  mediaType,
  progress,
  failed = false,
  supportId,
  onRetry,
  onDownload,
  onReady,
  onNearEnd,
  start,
  end,
  exit,
  aside,
  ...props
}: DocumentViewerProps) {
  const t = useStrings();
  const label = t('files.viewer.label', { name });
  const kind = previewableKind({ name, mediaType: mediaType ?? file?.type });
  const isEmpty = file === null || file?.size === 0;
  const download = onDownload ?? (file && !isEmpty ? () => saveFile(file, name) : undefined);

  const content = () => {
    if (isEmpty)
      return (
        <ViewerMessage>
          <Empty title={t('files.viewer.noDocument')} help={t('files.viewer.noDocumentHelp')} />
        </ViewerMessage>
      );
    if (!kind)
      return (
        <ViewerMessage>
          <Empty
            title={t('files.viewer.noPreview')}
            help={t('files.viewer.noPreviewHelp', {
              kind: t(`files.kind.${fileKind({ name, mediaType: mediaType ?? file?.type })}`),
            })}
            action={
              download ? (
                <Button icon={DownloadIcon} variant="primary" onClick={download}>
                  {t('files.viewer.download')}
                </Button>
              ) : null
            }
          />
        </ViewerMessage>
      );
    if (failed)
      return (
        <ViewerMessage>
          <ErrorState title={t('files.viewer.failed')} supportId={supportId} {...(onRetry && { onRetry })} />
        </ViewerMessage>
      );
    if (!file) return <InProgress label={t('files.viewer.loading')} progress={progress} />;
    if (kind === 'image') return <ImageView file={file} name={name} label={label} onReady={onReady} />;
    if (kind === 'text') return <TextView file={file} label={label} onReady={onReady} />;
    return <LazyPdf file={file} label={label} onReady={onReady} onNearEnd={onNearEnd} />;
  };

  return (
    <Frame
      start={start ?? <p className="truncate text-body-strong">{name}</p>}
      end={
        <>
          {download && kind ? (
            <Button
              size="toolbar"
              icon={DownloadIcon}
              aria-label={t('files.viewer.download')}
              className="@max-[760px]/viewer:px-8"
              onClick={download}
            >
              <span className="@max-[760px]/viewer:hidden">{t('files.viewer.download')}</span>
            </Button>
          ) : null}
          {end}
        </>
      }
      exit={exit}
      aside={aside}
      {...props}
    >
      {content()}
    </Frame>
  );
}

/** The view of a PDF once its code is there. */
function LazyPdf(props: PdfViewProps) {
  const t = useStrings();
  const [view, setView] = useState<{ View: typeof PdfView } | 'failed'>();
  const load = useCallback(() => {
    loadPdfView().then(
      (module) => setView({ View: module.PdfView }),
      () => setView('failed'),
    );
  }, []);
  useEffect(load, [load]);

  if (view === 'failed') {
    return (
      <ViewerMessage>
        <ErrorState
          title={t('files.viewer.failed')}
          onRetry={() => {
            setView(undefined);
            load();
          }}
        />
      </ViewerMessage>
    );
  }
  if (!view) return <InProgress label={t('files.viewer.opening')} />;
  return <view.View {...props} />;
}
