import { useLayoutEffect, useRef } from 'react';
import { useStrings } from '../../foundations/index.js';
import { Confirmation, type ConfirmationProps } from '../../overlays/confirmation/index.js';

export interface DeleteContentDocumentProps extends Pick<
  ConfirmationProps,
  'open' | 'onOpenChange' | 'onConfirm' | 'error'
> {
  /** The file name in the question. */
  filename: string;
  /** The document in a list of the page: once it is gone, its neighbour there receives the focus. */
  documentId?: string | undefined;
}

const titleOf = (block: ParentNode, id: string) =>
  block.querySelector<HTMLElement>(`[data-document="${CSS.escape(id)}"]`);

/**
 * Returns a function that finds what receives the focus in place of a document that was removed: the next document of
 * its list, else the previous one, else the heading of the block; null while the document is still shown.
 */
function placeOf(id: string): () => HTMLElement | null {
  const title = titleOf(document, id);
  const row = title?.closest('li');
  const block = title?.closest('section, aside, [role="dialog"]');
  const ids = [row?.nextElementSibling, row?.previousElementSibling].flatMap(
    (other) => other?.querySelector<HTMLElement>('[data-document]')?.dataset['document'] ?? [],
  );
  return () => {
    if (!block?.isConnected || titleOf(block, id)) return null;
    for (const other of ids) {
      const found = titleOf(block, other);
      if (found) return found;
    }
    const heading = block.querySelector('h2');
    if (heading) heading.tabIndex = -1;
    return heading;
  };
}

/** Asks for confirmation before a document is deleted from the page, naming its file (HUB-026). */
export function DeleteContentDocument({ filename, documentId, ...props }: DeleteContentDocumentProps) {
  const t = useStrings();
  const place = useRef<() => HTMLElement | null>(() => null);
  const { open } = props;
  useLayoutEffect(() => {
    if (open && documentId !== undefined) place.current = placeOf(documentId);
  }, [open, documentId]);
  return (
    <Confirmation
      danger
      title={t('content.delete.title', { name: filename })}
      description={t('content.delete.description')}
      confirmLabel={t('content.delete.confirm')}
      cancelLabel={t('content.delete.cancel')}
      busyLabel={t('content.delete.confirming')}
      onCloseAutoFocus={(event) => {
        const next = place.current();
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
      {...props}
    />
  );
}
