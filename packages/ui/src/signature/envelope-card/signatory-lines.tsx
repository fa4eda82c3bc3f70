import type { EnvelopeSignatory, SignatureEnvelope } from '@atrium/contract/signatures';
import { buttonVariants } from '../../controls/button/index.js';
import { State } from '../../data/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import type { StateName } from '../../foundations/state-mark/index.js';
import { RemindButton } from './remind-button.js';

/** The state of a signatory beyond the status: their turn, not invited yet, or not asked before signing ended. */
export type SignatoryDisplay = 'Signed' | 'Declined' | 'Autoresponded' | 'turn' | 'later' | 'over';

export function signatoryDisplay(
  { status }: Pick<SignatureEnvelope, 'status'>,
  signatory: Pick<EnvelopeSignatory, 'status' | 'invitedAt'>,
): SignatoryDisplay {
  if (signatory.status === 'Signed' || signatory.status === 'Declined') return signatory.status;
  if (status !== 'Submitted' && status !== 'Processing') return 'over';
  if (signatory.status === 'Autoresponded') return 'Autoresponded';
  return signatory.invitedAt === null ? 'later' : 'turn';
}

const MARKS: Record<SignatoryDisplay, StateName> = {
  Signed: 'done',
  Declined: 'refused',
  Autoresponded: 'info',
  turn: 'colleague',
  later: 'submitted',
  over: 'cancelled',
};

export interface SignatoryLinesProps {
  envelope: SignatureEnvelope;
  /** Resends an invitation. */
  onResend: (signatory: EnvelopeSignatory) => void;
  /** Ids of the signatories whose invitations are being resent. */
  resending?: ReadonlySet<string> | undefined;
}

/** The signatories of an envelope in signing order, with actions and dates; on the user's own turn, a way to sign. */
export function SignatoryLines({ envelope, onResend, resending }: SignatoryLinesProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <ol aria-label={t('signature.list.label')}>
      {envelope.signatories.map((signatory) => {
        const status = signatoryDisplay(envelope, signatory);
        const { invitedAt, remindedAt, isMe, name } = signatory;
        const isMine = isMe && (status === 'turn' || status === 'Autoresponded');
        const said =
          status === 'Signed' || status === 'Declined'
            ? formats.dateTime(signatory.statusChangedAt)
            : remindedAt && status !== 'over'
              ? t('signature.signatory.reminded', { moment: formats.dateTime(remindedAt) })
              : invitedAt && status !== 'over'
                ? t('signature.signatory.invited', { moment: formats.dateTime(invitedAt) })
                : null;
        const part = envelope.enableGroupSign ? t(`signature.joint.${signatory.group}`) : null;
        return (
          <li
            key={signatory.id}
            data-status={status}
            className="flex flex-wrap items-start justify-between gap-x-16 gap-y-8 border-b border-line py-10"
          >
            <div className="min-w-0 flex-1 basis-200">
              <State name={isMine ? 'action' : MARKS[status]} className="items-start">
                <span className={cn('block break-words text-ink', isMe ? 'font-semibold' : 'font-regular')}>
                  {isMe ? t('signature.signatory.you', { name }) : name}
                </span>
                <span className="block text-caption font-regular break-words text-ink-2">
                  {[signatory.roleName, part, signatory.email].filter(Boolean).join(' · ')}
                </span>
                {status === 'Autoresponded' ? (
                  <span className="block text-caption font-regular text-ink-2">
                    {t('signature.signatory.autoresponded')}
                  </span>
                ) : null}
              </State>
            </div>
            <div className="flex shrink-0 flex-wrap items-center gap-x-12 gap-y-4 pl-22 @min-[28rem]:justify-end @min-[28rem]:pl-0">
              <span className="flex flex-wrap gap-x-8 text-caption text-ink-2 @min-[28rem]:block @min-[28rem]:text-right">
                {status === 'turn' && said ? null : (
                  <span className="block">{t(`signature.signatory.status.${status}`)}</span>
                )}
                {said ? <span className="block tabular-nums">{said}</span> : null}
              </span>
              {signatory.signingUrl ? (
                <a
                  href={signatory.signingUrl}
                  className={buttonVariants({ size: 'row' })}
                  aria-label={`${t('signature.signatory.sign')}, ${envelope.title}`}
                >
                  {t('signature.signatory.sign')}
                </a>
              ) : null}
              {signatory.canResend && !isMine ? (
                <RemindButton
                  size="row"
                  busy={resending?.has(signatory.id) ?? false}
                  next={signatory.nextReminderAt}
                  label={t('signature.signatory.resend')}
                  labelFrom={(time) => t('signature.signatory.resendFrom', { time })}
                  nameOf={(label) =>
                    label === t('signature.signatory.resend')
                      ? t('signature.signatory.resendTo', { name })
                      : `${label}, ${name}`
                  }
                  onClick={() => onResend(signatory)}
                />
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
