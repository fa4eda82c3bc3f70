import { useStrings } from '../../foundations/index.js';
import { Confirmation, type ConfirmationProps } from '../../overlays/confirmation/index.js';

export interface DeleteContentDocumentProps extends Pick<
  ConfirmationProps,
  'open' | 'onOpenChange' | 'onConfirm' | 'error'
> {
  /** The file name in the question. */
  filename: string;
}

/** Asks for confirmation before a document is deleted from the page, naming its file (HUB-026). */
export function DeleteContentDocument({ filename, ...props }: DeleteContentDocumentProps) {
  const t = useStrings();
  return (
    <Confirmation
      danger
      title={t('content.delete.title', { name: filename })}
      description={t('content.delete.description')}
      confirmLabel={t('content.delete.confirm')}
      cancelLabel={t('content.delete.cancel')}
      busyLabel={t('content.delete.confirming')}
      {...props}
    />
  );
}
