import { Link } from '../../controls/link/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { useStrings } from '../../foundations/index.js';
import type { ServiceWidgetProps } from '../parts/internal.js';

export interface ServiceTileProps extends Omit<ServiceWidgetProps, 'width'> {
  /** The external platform that the tile opens. */
  service: 'OPTIMNET' | 'OPTIMTRADE';
}

/** A tile for a bank platform outside the portal: its purpose, and a link to it (WID-071, WID-073). */
export function ServiceTile({ service, status, href, external = false, ...props }: ServiceTileProps) {
  const t = useStrings();
  return (
    <WidgetFrame
      title={t(`home.widgets.${service}.title`)}
      {...(href && { href, external })}
      status={status ?? (href ? 'ready' : 'empty')}
      skeletonRows={2}
      empty={{ title: t('figures.serviceTile.empty'), help: t('figures.serviceTile.emptyHelp') }}
      {...props}
    >
      <p className="max-w-measure py-12 text-body text-ink-2">{t(`figures.serviceTile.${service}.text`)}</p>
      {href ? (
        <Link href={href} external={external} className="inline-flex min-h-24 items-center">
          {t(`figures.serviceTile.${service}.open`)}
        </Link>
      ) : null}
    </WidgetFrame>
  );
}
