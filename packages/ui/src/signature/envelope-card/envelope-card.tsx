import type { EnvelopeDisplay } from '@atrium/contract/signature-rules';
import type { EnvelopeSignatory, SignatureEnvelope } from '@atrium/contract/signatures';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { ProgressSegments, State, type ProgressSegment } from '../../data/index.js';
import { Banner } from '../../feedback/index.js';
import { FileCard } from '../../files/file-card/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { BellIcon, ClockIcon, DownloadIcon } from '../../foundations/icons/index.js';
import type { StateName } from '../../foundations/state-mark/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { companyText } from '../company-text.js';
import { RemindButton } from './remind-button.js';
import { SignatoryLines, signatoryDisplay } from './signatory-lines.js';

export interface EnvelopeCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The envelope shown. */
  envelope: SignatureEnvelope;
  /** Display state of the envelope, by the rule shared with the server (SIGN-004 to SIGN-007). */
  display: EnvelopeDisplay;
  /** Sends a reminder to the signatories whose turn it is (SIGN-009). */
  onRemind: () => void;
  /** The reminder is being sent. */
  reminding?: boolean;
  /** Resends an invitation. */
  onResend: (signatory: EnvelopeSignatory) => void;
  /** Ids of the signatories whose invitations are being resent. */
  resending?: ReadonlySet<string> | undefined;
  /** Cancels the envelope; the confirmation stays open until the promise settles. */
  onCancel: () => Promise<unknown>;
  /** Downloads all signed documents. */
  onDownload: () => void;
  /** The signed documents are being downloaded. */
  downloading?: boolean;
  /** Opens a document, as its signed copy if there is one. Without it, names are plain text. */
  onOpenDocument?: ((document: { id: string; filename: string }) => void) | undefined;
  /** Renders the audit trail when it is opened. Without it there is no button. */
  renderHistory?: (() => ReactNode) | undefined;
  /** Downloads a document, as its signed copy if there is one. */
  onDownloadDocument: (document: { id: string; filename: string }) => void;
}

/** Loaded with the first confirmation. */
const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);

const MARKS: Record<EnvelopeDisplay, StateName> = {
  submitted: 'submitted',
  inProgress: 'progress',
  signed: 'done',
  error: 'refused',
};

/** Scrolls a newly opened element into view, and follows its size changes for 2 s while its code or content loads. */
function intoView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const show = () => element.scrollIntoView({ block: 'nearest' });
  const observer = new ResizeObserver(show);
  observer.observe(element);
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, 2000);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** One envelope: title, progress, signatories and the user's actions (DS-074). */
export function EnvelopeCard({
  envelope,
  display,
  onRemind,
  reminding = false,
  onResend,
  resending,
  onCancel,
  onDownload,
  downloading = false,
  onDownloadDocument,
  onOpenDocument,
  renderHistory,
  className,
  ...props
}: EnvelopeCardProps) {
  const t = useStrings();
  /** Whether the confirmation is open; undefined until it is first opened. */
  const [cancels, setCancels] = useState<boolean>();
  const formats = useFormats();
  const titleId = useId();
  const historyId = useId();
  const [showsHistory, setShowsHistory] = useState(false);
  const { status, rights, signatories } = envelope;
  const segments = signatories.map((signatory): ProgressSegment => {
    if (signatory.status === 'Signed') return 'done';
    const status = signatoryDisplay(envelope, signatory);
    return signatory.isMe && (status === 'turn' || status === 'Autoresponded') ? 'turn' : 'waiting';
  });
  const facts = [
    t(`signature.envelope.type.${envelope.signatureType}`),
    t(`signature.envelope.option.${envelope.signatureOption}`),
    envelope.isCreatedByMe
      ? t('signature.envelope.byMe')
      : t('signature.envelope.by', { name: envelope.createdBy }),
    formats.dateTime(envelope.createdAt),
    ...(envelope.legalEntity
      ? [t('signature.envelope.inTheNameOf', { company: companyText(t, envelope.legalEntity) })]
      : []),
  ];
  return (
    <article
      aria-labelledby={titleId}
      data-status={status}
      className={cn('@container grid gap-16 border-t border-line-ink pt-16', className)}
      {...props}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-24 gap-y-12">
        <div className="min-w-0 flex-1 basis-320">
          <h2 id={titleId} className="text-heading-2 break-words">
            {envelope.title}
          </h2>
          <p className="mt-4 text-caption text-ink-2">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-8">
          {rights.canRemind ? (
            <RemindButton
              size="toolbar"
              icon={BellIcon}
              busy={reminding}
              next={envelope.nextReminderAt}
              label={t('signature.envelope.remind')}
              labelFrom={(time) => t('signature.envelope.remindFrom', { time })}
              onClick={onRemind}
            />
          ) : null}
          {renderHistory ? (
            <Button
              size="toolbar"
              icon={ClockIcon}
              aria-expanded={showsHistory}
              aria-controls={showsHistory ? historyId : undefined}
              onClick={() => setShowsHistory(!showsHistory)}
            >
              {t('signature.history.button')}
            </Button>
          ) : null}
          {rights.canDownload ? (
            <Button size="toolbar" icon={DownloadIcon} busy={downloading} onClick={onDownload}>
              {t('signature.envelope.download')}
            </Button>
          ) : null}
          {rights.canCancel ? (
            <>
              <Button
                size="toolbar"
                onPointerEnter={Confirmation.preload}
                onFocus={Confirmation.preload}
                onClick={() => setCancels(true)}
              >
                {t('signature.envelope.cancel')}
              </Button>
              {cancels === undefined ? null : (
                <Confirmation
                  open={cancels}
                  onOpenChange={setCancels}
                  title={t('signature.envelope.cancelTitle', { title: envelope.title })}
                  description={t('signature.envelope.cancelText')}
                  confirmLabel={t('signature.envelope.cancelConfirm')}
                  cancelLabel={t('signature.envelope.cancelKeep')}
                  busyLabel={t('signature.envelope.cancelling')}
                  danger
                  onConfirm={onCancel}
                />
              )}
            </>
          ) : null}
        </div>
      </header>
      {renderHistory && showsHistory ? (
        // Directly below its button, so that it opens where the user is looking.
        <div id={historyId} ref={intoView} className="scroll-my-16">
          {renderHistory()}
        </div>
      ) : null}
      <ProgressSegments
        segments={segments}
        {...(display !== 'inProgress' && {
          label: <State name={MARKS[display]}>{t(`signature.envelope.status.${status}`)}</State>,
        })}
        detail={
          display === 'inProgress'
            ? t(`signature.envelope.status.${status}`)
            : t('signature.envelope.statusAt', { moment: formats.dateTime(envelope.statusChangedAt) })
        }
      />
      <Problem envelope={envelope} />
      <div className="grid gap-x-32 gap-y-16 @min-[48rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <SignatoryLines envelope={envelope} onResend={onResend} resending={resending} />
          {envelope.enableGroupSign ? <JointRule envelope={envelope} /> : null}
        </div>
        <div>
          <h3 className="border-b border-line pb-8 text-small font-semibold">
            {t('signature.envelope.documents')}
          </h3>
          {envelope.attachments.map((file) => (
            <FileCard
              key={file.id}
              variant="row"
              name={file.filename}
              {...(onOpenDocument && {
                onOpen: () =>
                  onOpenDocument({ id: file.signedDocumentId ?? file.id, filename: file.filename }),
              })}
              size={file.size}
              {...(file.signedDocumentId && { details: [t('signature.envelope.signedCopy')] })}
              actions={
                <IconButton
                  icon={DownloadIcon}
                  size="row"
                  label={t('signature.envelope.downloadDocument', { name: file.filename })}
                  onClick={() =>
                    onDownloadDocument({ id: file.signedDocumentId ?? file.id, filename: file.filename })
                  }
                />
              }
            />
          ))}
        </div>
      </div>
    </article>
  );
}

/** The signing order of a joint signature, in words (SIGN-015). */
function JointRule({ envelope }: { envelope: SignatureEnvelope }) {
  const t = useStrings();
  const [first, second] =
    envelope.groupSignFirst === 'client' ? (['client', 'bank'] as const) : (['bank', 'client'] as const);
  return (
    <p className="mt-8 text-caption text-ink-2">
      {t('signature.envelope.joint', {
        first: t(`signature.envelope.groups.${first}`),
        second: t(`signature.envelope.groups.${second}`),
      })}
    </p>
  );
}

/** Why signing has ended, by status (SIGN-008), or that the signed documents are being prepared. */
function Problem({ envelope }: { envelope: SignatureEnvelope }) {
  const t = useStrings();
  const { status, declineReason } = envelope;
  if (status === 'Signed') return <Banner title={t('signature.envelope.preparing')} />;
  if (status !== 'DeliveryFailed' && status !== 'Voided' && status !== 'Declined') return null;
  const decliner = envelope.signatories.find((signatory) => signatory.status === 'Declined')?.name;
  const sentence =
    status !== 'Declined'
      ? t(`signature.envelope.error.${status}`)
      : decliner === undefined
        ? t('signature.envelope.error.DeclinedBy')
        : t('signature.envelope.error.Declined', { name: decliner });
  return (
    <Banner tone={status === 'Voided' ? 'info' : 'negative'} title={sentence}>
      {declineReason ? (
        <span className="break-words">{t('signature.envelope.reason', { reason: declineReason })}</span>
      ) : null}
    </Banner>
  );
}
