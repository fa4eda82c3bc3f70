import type { DeadLetter } from '@atrium/contract/dead-letters';
import { DeadLetterList, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deadLettersQuery, useDeleteDeadLetter, useRetryDeadLetter } from '../../api/dead-letters.ts';
import { errorOf } from './error-of.ts';

export function DeadLettersTab() {
  const { t } = useTranslation('support');
  const { t: title } = useTranslation('errors');
  const toast = useToast();
  const { data, error, isFetching, refetch } = useQuery(deadLettersQuery);
  const remove = useDeleteDeadLetter();
  const retry = useRetryDeadLetter();

  /** Retries an event; another failure shows as an internal error with the support id of its processing (SUP-016). */
  const tryAgain = async ({ id, topic }: DeadLetter) => {
    const outcome = await retry.mutateAsync(id).catch(() => null);
    if (outcome?.success) toast.success(t('processed', { topic }));
    else if (outcome) {
      toast.error(title('toast.error.retry-dead-letters'), {
        id: `retry-${id}`,
        errors: outcome.errorMessage ? [outcome.errorMessage] : [],
        supportId: outcome.correlationId,
      });
    }
  };
  const giveUp = async ({ id, topic }: DeadLetter) => {
    await remove.mutateAsync(id);
    toast.success(t('deleted', { topic }));
  };
  return (
    <DeadLetterList
      state={
        data
          ? { status: 'ready', letters: data }
          : error
            ? errorOf(error, () => void refetch(), isFetching)
            : { status: 'loading' }
      }
      onRetry={tryAgain}
      onDelete={giveUp}
    />
  );
}
