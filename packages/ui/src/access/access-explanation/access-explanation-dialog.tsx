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
  /** Whether the explanation is loading, failed or ready. */
  state: AccessExplanationState;
  /** The user asks why they may not do something, not why they do not see it. */
  isAction?: boolean;
  /** Sends a request to the people who can grant what is missing. */
  onAsk: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
  /** Email address of support, for what nobody in the portal can grant. */
  supportEmail?: string;
}

/**
 * Explains why something is closed or limited for a user: each requirement, whether the user meets it, who can grant
 * what is missing, and a button to ask for it. The texts of the steps are here; the result comes from the server.
 */
export function AccessExplanationDialog({
  state,
  isAction = false,
  onAsk,
  onClose,
  supportEmail,
  ...props
}: AccessExplanationDialogProps) {
  const t = useStrings();
  const explanation = state.status === 'ready' ? state.explanation : null;
  const isAsking = state.status === 'ready' && state.asking === true;
  const gap = explanation?.steps.find((step) => step.state !== 'HELD');
  const opened = !gap ? 'open' : gap.state === 'MISSING' ? 'empty' : 'limited';
  const summary = explanation?.isAllowed ? opened : 'closed';
  return (
    <Dialog
      title={t(isAction ? 'accessExplanation.titleOfAction' : 'accessExplanation.title')}
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
