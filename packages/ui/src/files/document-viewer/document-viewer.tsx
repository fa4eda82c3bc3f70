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

/** What the host passes about the file, before and after it is loaded. */
export interface ViewedFile {
  /** The file; undefined while loading, null if there is none. */
  file?: Blob | null | undefined;
  /** Media type, if known before the file or more reliably than from the file. */
  mediaType?: string | undefined;
  /** Loaded share of the file, from 0 to 1. */
  progress?: number | undefined;
  /** The file could not be loaded. */
  failed?: boolean | undefined;
  /** The correlation id of the failed response. */
  supportId?: string | undefined;
  /** Loads the file again. */
  onRetry?: (() => void) | undefined;
  /** Downloads the file. Default: saves the file that is shown. */
  onDownload?: (() => void) | undefined;
}

export interface DocumentViewerProps extends ViewedFile, Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the file or title of the document. */
  name: string;
  /** Called when the document is shown, for a PDF with all its pages. */
  onReady?: (() => void) | undefined;
  /** Called when the end of a PDF is less than 150 px away. May be called more than once. */
  onNearEnd?: (() => void) | undefined;
  /** First in the toolbar. Default: the name. */
  start?: ReactNode;
  /** In the toolbar, after the tools. */
  end?: ReactNode;
  /** Last in the toolbar: the close button. */
  exit?: ReactNode;
  /** A panel on the right of the document. */
  aside?: ReactNode;
}

/**
 * Shows a document inline: PDF page by page, images and plain text; for other files it says that there is no preview
 * and offers the download (DOC-029 to DOC-033, DS-085). It loads no files itself: the host passes the file.
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

/** The PDF view, once its code is loaded. */
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
