import type { WaitingEnvelope } from '@atrium/contract/signatures';
import { Link } from '../../controls/link/index.js';
import { State } from '../../data/index.js';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface SignatureProps extends ServiceWidgetProps<WaitingEnvelope> {
  /** Envelopes waiting for the user's signature, longest waiting first. */
  envelopes?: readonly WaitingEnvelope[] | undefined;
  /** Total number, shown as the count in the corner. */
  totalCount?: number | undefined;
  /** Returns the address where the user signs. */
  hrefOf: (envelope: WaitingEnvelope) => string;
}

const NONE: readonly WaitingEnvelope[] = [];

/** Envelopes waiting for the user's signature (WID-064, WID-065). */
export function Signature({
  status,
  width = 1,
  envelopes = NONE,
  totalCount,
  hrefOf,
  more,
  ...props
}: SignatureProps) {
  const t = useStrings();
  const formats = useFormats();
  const isWide = width >= 2;
  const signed = ({ signedCount, signatoriesCount }: WaitingEnvelope) =>
    t('data.signed', { count: signedCount, total: signatoriesCount });
  return (
    <WidgetFrame
      title={t('home.widgets.SIGNATURE.title')}
      {...(totalCount && {
        count: totalCount,
        countLabel: t('figures.signature.count', { count: totalCount }),
      })}
      status={status ?? (envelopes.length === 0 ? 'empty' : 'ready')}
      skeletonRows={5}
      empty={{ title: t('figures.signature.empty'), help: t('figures.signature.emptyHelp') }}
      figures={() =>
        listFigures(
          [
            t('figures.signature.envelope'),
            t('figures.signature.request'),
            t('figures.signature.signed'),
            t('figures.signature.invited'),
          ],
          envelopes,
          more,
          (envelope) => [
            envelope.title,
            envelope.requestTitle,
            signed(envelope),
            formats.date(envelope.invitedAt),
          ],
        )
      }
      more={more}
      {...props}
    >
      <WidgetTable
        headless={!isWide}
        rows={envelopes}
        keyOf={({ envelopeId }) => envelopeId}
        columns={[
          {
            id: 'envelope',
            head: t('figures.signature.envelope'),
            renderCell: (envelope) => (
              <span className="grid min-w-0 gap-2">
                <Link variant="plain" href={hrefOf(envelope)} className="hover:underline">
                  {envelope.title}
                </Link>
                <span className="flex flex-wrap items-center gap-x-8 text-caption text-ink-3">
                  <State name="action" turn="sign" size="small" />
                  {isWide ? envelope.requestTitle : signed(envelope)}
                </span>
              </span>
            ),
          },
          isWide && {
            id: 'signed',
            head: t('figures.signature.signed'),
            renderCell: (envelope) => (
              <span className="whitespace-nowrap text-ink-2">{signed(envelope)}</span>
            ),
          },
          {
            id: 'invited',
            head: t('figures.signature.invited'),
            align: 'right',
            renderCell: ({ invitedAt }) => (
              <time dateTime={invitedAt} className="text-small text-ink-2">
                {formats.recent(invitedAt)}
              </time>
            ),
          },
        ]}
      />
    </WidgetFrame>
  );
}
