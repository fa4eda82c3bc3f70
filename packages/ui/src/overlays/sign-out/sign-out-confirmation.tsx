import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation, type ConfirmationProps } from '../confirmation/index.js';

export type SignOutConfirmationProps = Pick<
  ConfirmationProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'onConfirm' | 'onCancel' | 'error'
>;

/** Asks before signing out (PLAT-065); the session ends only after the answer. */
export function SignOutConfirmation(props: SignOutConfirmationProps) {
  const t = useStrings();
  return (
    <Confirmation
      title={t('overlays.signOut.title')}
      description={t('overlays.signOut.text')}
      confirmLabel={t('overlays.signOut.confirm')}
      cancelLabel={t('overlays.signOut.stay')}
      {...props}
    />
  );
}
