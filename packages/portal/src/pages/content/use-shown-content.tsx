import { isPreviewable, lazyPart } from '@atrium/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useContentDownload, type ContentCalls, type PublishedFile } from '../../api/content.ts';
import { useShownDocument } from '../../app/use-shown-document.ts';

/** Loaded when the first document is opened. */
const LazyContentPreview = lazyPart(async () => (await import('./content-preview.tsx')).default);

const canShow = ({ filename, mediaType }: PublishedFile) => isPreviewable({ name: filename, mediaType });

export interface ShownContent {
  /** Shows a document, or downloads it if it has no preview (HUB-016). */
  open: (document: PublishedFile) => void;
  save: (document: PublishedFile) => void;
  preview: ReactNode;
}

/**
 * Returns the document of a content page that the URL names, shown over the page, among the documents that `listOf`
 * returns. A document without preview is downloaded, and so is one missing from the user's list, such as one for
 * readers of the other language.
 */
export function useShownContent<D extends PublishedFile>(
  area: ContentCalls,
  documents: readonly D[] | undefined,
  listOf: (document: D) => readonly D[],
): ShownContent {
  const { shown: id, show } = useShownDocument();
  const { mutate: download } = useContentDownload(area);
  const saved = useRef<string | null>(null);
  const shown = documents?.find((document) => document.id === id);
  const isToSave = id !== null && documents !== undefined && !(shown && canShow(shown));
  useEffect(() => {
    if (!isToSave) {
      saved.current = null;
      return;
    }
    if (saved.current === id) return;
    saved.current = id;
    show(null);
    download(id);
  }, [isToSave, id, show, download]);
  return {
    open: (document) => (canShow(document) ? show(document.id) : download(document.id)),
    save: (document) => download(document.id),
    preview:
      shown && canShow(shown) ? (
        <LazyContentPreview
          area={area}
          documents={listOf(shown).filter(canShow)}
          shown={shown}
          onShow={show}
        />
      ) : null,
  };
}
