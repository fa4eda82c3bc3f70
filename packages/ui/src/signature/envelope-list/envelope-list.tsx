import type { SignatureEnvelope } from '@atrium/contract/signatures';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { Empty, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';

export interface EnvelopeListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while they are loading. */
  envelopes: readonly SignatureEnvelope[] | undefined;
  /** They could not be loaded: the support id and another try. */
  error?: { supportId?: string | undefined; onRetry: () => void; retrying?: boolean } | undefined;
  /** One envelope; an EnvelopeCard. */
  renderEnvelope: (envelope: SignatureEnvelope) => ReactNode;
  /** Saves the signed documents of all envelopes; offered once two of them are signed. */
  onDownloadAll: () => void;
  /** The signed documents are being fetched. */
  downloadingAll?: boolean;
  /** Where the invitations of a sandbox arrive instead of at the signatories. */
  mailboxHref?: string | undefined;
}

/** The envelopes of a request, the latest first (SIGN-035, SIGN-037). */
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
