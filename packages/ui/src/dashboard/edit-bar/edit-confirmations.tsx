import { useStrings } from '../../foundations/provider/index.js';
import { Confirmation, type ConfirmationProps } from '../../overlays/confirmation/index.js';

export type EditConfirmationProps = Pick<
  ConfirmationProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'onConfirm' | 'onCancel' | 'trigger'
>;

/** Confirmation before the changes of edit mode are discarded (HOME-009). */
export function DiscardChangesConfirmation(props: EditConfirmationProps) {
  const t = useStrings();
  return (
    <Confirmation
      danger
      title={t('dashboard.discard.title')}
      description={t('dashboard.discard.description')}
      confirmLabel={t('dashboard.discard.confirm')}
      cancelLabel={t('dashboard.discard.cancel')}
      {...props}
    />
  );
}

/** Confirmation before the default layout is restored (HOME-010, HOME-011). */
export function ResetLayoutConfirmation(props: EditConfirmationProps) {
  const t = useStrings();
  return (
    <Confirmation
      title={t('dashboard.reset.title')}
      description={t('dashboard.reset.description')}
      confirmLabel={t('dashboard.reset.confirm')}
      cancelLabel={t('dashboard.reset.cancel')}
      {...props}
    />
  );
}
