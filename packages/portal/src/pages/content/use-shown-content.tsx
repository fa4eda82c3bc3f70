import { isPreviewable, lazyPart } from '@atrium/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useContentDownload, type ContentCalls, type PublishedFile } from '../../api/content.ts';
import { useShownDocument } from '../../app/use-shown-document.ts';

/** Comes with the first document that is looked at. */
const LazyContentPreview = lazyPart(async () => (await import('./content-preview.tsx')).default);

const canShow = ({ filename, mediaType }: PublishedFile) => isPreviewable({ name: filename, mediaType });

export interface ShownContent {
  /** Shows a document, or saves it where it has no preview (HUB-016). */
  open: (document: PublishedFile) => void;
  save: (document: PublishedFile) => void;
  preview: ReactNode;
}

/**
 * The document of a content page that its address names: looked at over the page, among the documents that `listOf` puts it
 * with. One without preview is saved, and so is one that this reader's list has not, such as one for readers of the other
 * language.
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
