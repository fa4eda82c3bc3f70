import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation, type ConfirmationProps } from '../confirmation/index.js';

export interface SignOutConfirmationProps extends Pick<
  ConfirmationProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'onConfirm' | 'onCancel' | 'error'
> {
  /** There are unsent drafts on this device, which are lost with the session. */
  drafts?: boolean;
}

/** Asks before signing out (PLAT-065); the session ends only after the answer. */
export function SignOutConfirmation({ drafts = false, ...props }: SignOutConfirmationProps) {
  const t = useStrings();
  return (
    <Confirmation
      title={t('overlays.signOut.title')}
      description={drafts ? t('overlays.signOut.textDrafts') : t('overlays.signOut.text')}
      confirmLabel={t('overlays.signOut.confirm')}
      cancelLabel={t('overlays.signOut.stay')}
      {...props}
    />
  );
}
