import type { AccessExplanation } from '@atrium/contract/access-explanations';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog, type DialogProps } from '../../overlays/index.js';
import { AccessGrantors } from './access-grantors.js';
import { AccessSteps } from './access-steps.js';

export type AccessExplanationState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; explanation: AccessExplanation; asking?: boolean };

export interface AccessExplanationDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer'
> {
  /** Whether the explanation is loading, failed or there. */
  state: AccessExplanationState;
  /** Asks those who can give what is missing. */
  onAsk: () => void;
  /** The person has read it. */
  onClose: () => void;
  /** Mail address of the support, for what nobody of the portal gives. */
  supportEmail?: string;
}

/**
 * Why something is closed to a person or limited: what it takes, step by step, what of it the person has, who can give the
 * rest, and the ask for it. The words for each step are here, the verdict is the server’s.
 */
export function AccessExplanationDialog({
  state,
  onAsk,
  onClose,
  supportEmail,
  ...props
}: AccessExplanationDialogProps) {
  const t = useStrings();
  const explanation = state.status === 'ready' ? state.explanation : null;
  const isAsking = state.status === 'ready' && state.asking === true;
  const gap = explanation?.steps.find((step) => step.state !== 'HELD');
  const summary = !explanation?.isAllowed ? 'closed' : gap ? 'limited' : 'open';
  return (
    <Dialog
      title={t('accessExplanation.title')}
      {...(explanation && {
        description: t(`accessExplanation.summary.${summary}`, { subject: explanation.label }),
      })}
      footer={
        <>
          <Button onClick={onClose}>{t('accessExplanation.close')}</Button>
          {explanation?.canAsk ? (
            <Button
              variant="primary"
              busy={isAsking}
              busyLabel={t('accessExplanation.asking')}
              onClick={onAsk}
            >
              {t('accessExplanation.ask')}
            </Button>
          ) : null}
        </>
      }
      {...props}
    >
      {state.status === 'loading' ? (
        <Loading label={t('accessExplanation.loading')} className="grid gap-16 py-8">
          <Skeleton className="w-180" />
          <Skeleton className="w-104" />
          <Skeleton className="w-180" />
        </Loading>
      ) : state.status === 'error' ? (
        <ErrorState
          title={t('accessExplanation.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : (
        <>
          <AccessSteps steps={state.explanation.steps} />
          <div className="mt-16 grid gap-8 border-t border-line pt-16 text-body empty:hidden">
            <AccessGrantors explanation={state.explanation} isWider={gap?.state === 'LIMITED'} />
            {state.explanation.grantableBy?.kind === 'NOBODY' && supportEmail ? (
              <p>
                <Link href={`mailto:${supportEmail}`}>{t('feedback.contactSupport')}</Link>
              </p>
            ) : null}
          </div>
        </>
      )}
    </Dialog>
  );
}
