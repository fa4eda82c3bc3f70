import { useStrings } from '../../foundations/index.js';
import { Confirmation, type ConfirmationProps } from '../../overlays/confirmation/index.js';

export interface TakeoverConfirmationProps extends Pick<
  ConfirmationProps,
  'trigger' | 'open' | 'onOpenChange'
> {
  /** Whose session it is. */
  name: string;
  /** Once the person has confirmed; the dialog waits for the promise and says when it is broken. */
  onTakeOver: () => Promise<unknown>;
}

/** Asks before a session is taken over: everything the person does then is done under both names. */
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
