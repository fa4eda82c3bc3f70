import { useStrings } from '../../foundations/index.js';
import { Confirmation, type ConfirmationProps } from '../../overlays/confirmation/index.js';

export interface TakeoverConfirmationProps extends Pick<
  ConfirmationProps,
  'trigger' | 'open' | 'onOpenChange'
> {
  /** Name of the person to impersonate. */
  name: string;
  /** Called after confirmation; the dialog stays open until the promise settles and shows an error on rejection. */
  onTakeOver: () => Promise<unknown>;
}

/** Asks for confirmation before impersonation, during which all actions are recorded under both names. */
export function TakeoverConfirmation({ name, onTakeOver, ...props }: TakeoverConfirmationProps) {
  const t = useStrings();
  return (
    <Confirmation
      {...props}
      title={t('support.takeover.confirm.title', { name })}
      description={t('support.takeover.confirm.text', { name })}
      confirmLabel={t('support.takeover.confirm.confirm', { name })}
      cancelLabel={t('support.takeover.confirm.cancel')}
      busyLabel={t('support.takeover.confirm.busy')}
      error={t('support.takeover.confirm.failed')}
      onConfirm={onTakeOver}
    />
  );
}
