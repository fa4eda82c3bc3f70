import type { PowerOfAttorneyItem } from '@atrium/contract/power-of-attorney';
import { Link } from '../../controls/link/index.js';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { cn, StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface PowerOfAttorneyProps extends ServiceWidgetProps<PowerOfAttorneyItem> {
  /** Legal entities, ordered by the earliest expiry of a power. */
  items?: readonly PowerOfAttorneyItem[] | undefined;
  /** Total number, shown as the count in the corner. */
  totalCount?: number | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Returns the address of the powers of a legal entity, where the page exists. */
  hrefOf?: ((item: PowerOfAttorneyItem) => string | undefined) | undefined;
}

const NONE: readonly PowerOfAttorneyItem[] = [];

/** The signatories of each legal entity, and the power that expires first (WID-085). */
export function PowerOfAttorney({
  status,
  width = 1,
  items = NONE,
  totalCount,
  today,
  hrefOf,
  more,
  ...props
}: PowerOfAttorneyProps) {
  const t = useStrings();
  const isWide = width >= 2;
  const signatory = ({ hasSpartData, firstToExpire }: PowerOfAttorneyItem) =>
    firstToExpire?.fullName ?? t(`figures.powerOfAttorney.${hasSpartData ? 'noEnd' : 'onlyPdf'}`);
  const formats = useFormats();
  return (
    <WidgetFrame
      title={t('home.widgets.POWER_OF_ATTORNEY.title')}
      {...(totalCount && {
        count: totalCount,
        countLabel: t('figures.powerOfAttorney.count', { count: totalCount }),
      })}
      status={status ?? (items.length === 0 ? 'empty' : 'ready')}
      skeletonRows={5}
      empty={{ title: t('figures.powerOfAttorney.empty'), help: t('figures.powerOfAttorney.emptyHelp') }}
      figures={() =>
        listFigures(
          [
            t('figures.company'),
            t('figures.powerOfAttorney.signatory'),
            t('figures.powerOfAttorney.endsFirst'),
          ],
          items,
          more,
          (item) => [
            item.normalizedLegalName,
            signatory(item),
            item.firstToExpire ? formats.date(momentOf(item.firstToExpire.lastValidityDate)) : null,
          ],
        )
      }
      more={more}
      {...props}
    >
      <WidgetTable
        headless={!isWide}
        rows={items}
        keyOf={({ ricosCode }) => ricosCode}
        columns={[
          {
            id: 'name',
            head: t('figures.company'),
            renderCell: (item) =>
              isWide ? (
                <EntityName item={item} href={hrefOf?.(item)} />
              ) : (
                <span className="grid">
                  <EntityName item={item} href={hrefOf?.(item)} />
                  <span className="text-caption text-ink-3">{signatory(item)}</span>
                </span>
              ),
          },
          isWide && {
            id: 'signatory',
            head: t('figures.powerOfAttorney.signatory'),
            renderCell: (item) => <span className="text-ink-2">{signatory(item)}</span>,
          },
          {
            id: 'day',
            head: t('figures.powerOfAttorney.endsFirst'),
            align: 'right',
            renderCell: (item) => <End item={item} today={today} />,
          },
        ]}
      />
    </WidgetFrame>
  );
}

function EntityName({ item, href }: { item: PowerOfAttorneyItem; href: string | undefined }) {
  return href ? (
    <Link variant="plain" href={href} className="hover:underline">
      {item.normalizedLegalName}
    </Link>
  ) : (
    <span>{item.normalizedLegalName}</span>
  );
}

/** The first expiry date, marked with a diamond and a text when it is near or past (POA-007). */
function End({
  item: { firstToExpire, hasExpiredInformationInTwoMonth },
  today,
}: Pick<PowerOfAttorneyProps, 'today'> & { item: PowerOfAttorneyItem }) {
  const t = useStrings();
  const formats = useFormats();
  if (!firstToExpire) return <span aria-hidden>–</span>;
  const { lastValidityDate } = firstToExpire;
  const warning = lastValidityDate < today ? 'expired' : 'expiresSoon';
  return (
    <span
      className={cn(
        'inline-flex items-center gap-6 text-small',
        hasExpiredInformationInTwoMonth ? 'font-semibold text-action-ink' : 'text-ink-2',
      )}
    >
      {hasExpiredInformationInTwoMonth ? <StateMark name="action" size={12} /> : null}
      <time dateTime={lastValidityDate}>{formats.date(momentOf(lastValidityDate))}</time>
      {hasExpiredInformationInTwoMonth ? (
        <span className="sr-only">, {t(`figures.powerOfAttorney.${warning}`)}</span>
      ) : null}
    </span>
  );
}
