import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { useAnnounce } from '../../feedback/index.js';
import { DocumentViewer, type ViewedFile } from '../../files/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import {
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  type DialogContentProps,
} from '../../overlays/index.js';

export interface TermsDialogProps
  extends ViewedFile, Omit<DialogContentProps, 'children' | 'title' | 'size' | 'dismissible'> {
  /** Accepts the terms. */
  onAccept: () => void;
  /** The acceptance is being saved. */
  accepting?: boolean;
  /** Signs out instead. */
  onSignOut: () => void;
}

/**
 * The terms shown before the portal opens (TERM-003 to TERM-007). They can be accepted once the document is fully
 * loaded and scrolled to the end; until then a hint says so. Otherwise only signing out closes the dialog (TERM-010).
 */
export function TermsDialog({
  onAccept,
  accepting = false,
  onSignOut,
  file,
  mediaType = 'application/pdf',
  progress,
  failed,
  supportId,
  onRetry,
  onDownload,
  className,
  ...props
}: TermsDialogProps) {
  const t = useStrings();
  const announce = useAnnounce();
  const [ready, setReady] = useState<Blob | null>(null);
  const [read, setRead] = useState<Blob | null>(null);
  // Reading one document does not count for another, such as the other language.
  const mayAccept = file !== undefined && file !== null && ready === file && read === file;
  useEffect(() => {
    if (mayAccept) announce(t('terms.read'));
  }, [announce, mayAccept, t]);

  return (
    <DialogRoot open>
      <DialogContent dismissible={false} className={cn('h-[calc(100dvh-56px)] w-960', className)} {...props}>
        <DialogHeader closable={false}>
          <DialogTitle>{t('terms.title')}</DialogTitle>
          <DialogDescription>{t('terms.intro')}</DialogDescription>
        </DialogHeader>
        <DocumentViewer
          className="min-h-0 flex-1 border-t border-line"
          name={t('terms.file')}
          file={file}
          mediaType={mediaType}
          progress={progress}
          failed={failed}
          supportId={supportId}
          onRetry={onRetry}
          onDownload={onDownload}
          onReady={() => setReady(file ?? null)}
          onNearEnd={() => setRead(file ?? null)}
        />
        <DialogFooter className="items-center">
          <p className="mr-auto text-small text-ink-2 max-xs:order-last">
            {mayAccept ? t('terms.read') : t('terms.scroll')}
          </p>
          <Button onClick={onSignOut}>{t('terms.signOut')}</Button>
          {mayAccept ? (
            <Button variant="primary" busy={accepting} busyLabel={t('terms.accepting')} onClick={onAccept}>
              {t('terms.accept')}
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
