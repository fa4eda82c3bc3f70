import type { SignatureEnvelope } from '@atrium/contract/signatures';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';

export interface EnvelopeListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while loading. */
  envelopes: readonly SignatureEnvelope[] | undefined;
  /** Loading failed: the support id and a retry. */
  error?: { supportId?: string | undefined; onRetry: () => void; retrying?: boolean } | undefined;
  /** Renders one envelope as an EnvelopeCard. */
  renderEnvelope: (envelope: SignatureEnvelope) => ReactNode;
  /** Downloads the signed documents of all envelopes; offered when at least two are signed. */
  onDownloadAll: () => void;
  /** The signed documents are being downloaded. */
  downloadingAll?: boolean;
  /** Address of the mailbox that receives the invitations of a sandbox in place of the signatories. */
  mailboxHref?: string | undefined;
}

/** The envelopes of a request, newest first (SIGN-035, SIGN-037). */
export function EnvelopeList({
  envelopes,
  error,
  renderEnvelope,
  onDownloadAll,
  downloadingAll = false,
  mailboxHref,
  className,
  ...props
}: EnvelopeListProps) {
  const t = useStrings();
  const signed = envelopes?.filter((envelope) => envelope.rights.canDownload).length ?? 0;
  return (
    <section
      aria-label={t('signature.envelope.heading')}
      className={cn('grid content-start gap-32', className)}
      {...props}
    >
      {signed > 1 ? (
        <Button
          className="justify-self-end"
          icon={DownloadIcon}
          busy={downloadingAll}
          onClick={onDownloadAll}
        >
          {t('signature.envelope.downloadAll')}
        </Button>
      ) : null}
      {envelopes?.map((envelope) => (
        <div key={envelope.envelopeId}>{renderEnvelope(envelope)}</div>
      ))}
      {envelopes?.length === 0 ? (
        <Empty title={t('signature.envelope.empty')} help={t('signature.envelope.emptyHelp')} />
      ) : null}
      {!envelopes && error ? (
        <ErrorState
          title={t('signature.envelope.failed')}
          supportId={error.supportId}
          onRetry={error.onRetry}
          retrying={error.retrying ?? false}
        />
      ) : null}
      {!envelopes && !error ? (
        <Loading className="grid gap-16">
          <Skeleton className="w-320" />
          <Skeleton className="h-10" />
          <Skeleton className="h-72" />
        </Loading>
      ) : null}
      {mailboxHref ? (
        <p className="text-caption text-ink-2">
          {t('signature.envelope.mailbox')}{' '}
          <Link href={mailboxHref} external>
            {t('signature.envelope.openMailbox')}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
