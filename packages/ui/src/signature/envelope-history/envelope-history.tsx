import type { EnvelopeEvent } from '@atrium/contract/signatures';
import type { ComponentProps } from 'react';
import { Timeline } from '../../data/index.js';
import { ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { cn, useStrings, type StateName } from '../../foundations/index.js';

export interface EnvelopeHistoryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The events, oldest first; undefined while loading. */
  events: readonly EnvelopeEvent[] | undefined;
  /** Loading failed: the support id and a retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
}

const MARKS: Record<EnvelopeEvent['kind'], StateName> = {
  created: 'submitted',
  invited: 'submitted',
  reminded: 'submitted',
  autoresponded: 'colleague',
  signed: 'done',
  completed: 'done',
  declined: 'refused',
  deliveryFailed: 'refused',
  cancelled: 'refused',
};

/** The audit trail of an envelope: invitations, reminders, signatures and refusals, with dates. */
export function EnvelopeHistory({ events, error, className, ...props }: EnvelopeHistoryProps) {
  const t = useStrings();
  const nameOf = ({ name, isMe }: { name: string; isMe: boolean }) =>
    isMe ? t('signature.signatory.you', { name }) : name;
  return (
    <section
      aria-label={t('signature.history.title')}
      className={cn('border-t border-line', className)}
      {...props}
    >
      {error && !events ? (
        <ErrorState title={t('signature.history.failed')} {...error} />
      ) : !events ? (
        <SkeletonRows rows={3} />
      ) : (
        <Timeline
          entries={events.map(({ id, at, kind, signatory, by, reason }) => ({
            id,
            at,
            mark: MARKS[kind],
            title: t(`signature.history.${kind}`, { name: signatory ? nameOf(signatory) : '' }),
            ...(by && {
              description: by.isMe
                ? t('signature.history.byMe')
                : t('signature.history.by', { name: by.name }),
            }),
            ...(reason && { description: t('signature.envelope.reason', { reason }) }),
          }))}
        />
      )}
    </section>
  );
}
