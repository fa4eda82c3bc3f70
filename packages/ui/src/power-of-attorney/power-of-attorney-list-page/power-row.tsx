import type { PowerOfAttorneyItem } from '@atrium/contract/power-of-attorney';
import { Button, IconButton } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { Link } from '../../controls/link/index.js';
import { CountryFlag } from '../../data/country-flag/index.js';
import { State } from '../../data/state/index.js';
import { useCountryName } from '../../foundations/country-name.js';
import { cn, DownloadIcon, HostLink, StateMark, useStrings } from '../../foundations/index.js';
import { useEndDistance } from '../use-end-distance.js';

/** One grid for the header and the rows of the list, from the width at which columns fit. */
const COLUMNS = 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_9.5rem]';

/** The column headers; hidden from screen readers, as each row labels its own cells. */
export function PowerHead() {
  const t = useStrings();
  const heads = ['entity', 'address', 'ends'] as const;
  return (
    <div
      aria-hidden
      className={cn(
        'grid min-h-40 items-center gap-x-16 text-small font-medium text-ink-2 max-sm:hidden',
        COLUMNS,
      )}
    >
      {heads.map((head) => (
        <span key={head}>{t(`powerOfAttorney.columns.${head}`)}</span>
      ))}
    </div>
  );
}

export interface PowerRowProps {
  item: PowerOfAttorneyItem;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Absent if the powers exist only as a PDF (POA-009). */
  href: string | undefined;
  /** Absent without a PDF (POA-010). */
  onDownload: (() => void) | undefined;
}

/** One legal entity: its address and the power that expires first; the row links to its powers. */
export function PowerRow({ item, today, href, onDownload }: PowerRowProps) {
  const t = useStrings();
  const days = useDayFormats();
  const countryOf = useCountryName();
  const { normalizedLegalName: name, ricosCode, legalAddress: address } = item;
  const lines = [
    address.line1,
    address.line2,
    address.line3,
    `${address.zipCode} ${address.city}`,
    address.state,
  ].filter((line) => line !== null);
  return (
    <div
      className={cn(
        'relative grid gap-x-16 gap-y-4 py-10 max-sm:grid-cols-[minmax(0,1fr)_auto]',
        href && 'hover:bg-hover',
        COLUMNS,
      )}
    >
      <div className="min-w-0 max-sm:col-span-full">
        {href ? (
          <Link
            variant="plain"
            href={href}
            className="font-semibold break-words after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-words">{name}</span>
        )}
        <p className="text-caption text-ink-2">
          {ricosCode} · <CountryFlag code={address.country} className="mr-4" />
          {countryOf(address.country)}
        </p>
        {item.inForceFrom === null ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-8 text-caption text-ink-2">
            <State name="draft" size="small">
              {t('powerOfAttorney.page.notInForce')}
            </State>
            <span>{t('powerOfAttorney.page.inForceFrom', { date: days.date(item.inForceFrom) })}</span>
          </p>
        )}
        {item.hasSpartData ? null : (
          <p className="mt-2 text-small text-ink-2">{t('powerOfAttorney.onlyPdf')}</p>
        )}
      </div>
      <div className="min-w-0 text-small text-ink-2 max-sm:col-span-full">
        <span className="sr-only">{t('powerOfAttorney.columns.address')} </span>
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </div>
      <FirstEnd item={item} today={today} />
      <div className="relative flex items-start justify-end gap-4">
        {href ? (
          <Button size="row" asChild>
            <HostLink href={href} aria-label={t('powerOfAttorney.viewOf', { name })}>
              {t('powerOfAttorney.view')}
            </HostLink>
          </Button>
        ) : null}
        {onDownload ? (
          <IconButton
            size="row"
            icon={DownloadIcon}
            label={t('powerOfAttorney.downloadOf', { name })}
            onClick={onDownload}
          />
        ) : (
          // Keeps the buttons aligned across rows.
          <span aria-hidden className="w-28" />
        )}
      </div>
    </div>
  );
}

/** The power that expires first, marked with a diamond and a text when it is near or past (POA-007). */
function FirstEnd({ item, today }: Pick<PowerRowProps, 'item' | 'today'>) {
  const t = useStrings();
  const days = useDayFormats();
  const distanceOf = useEndDistance(today);
  const { firstToExpire, hasExpiredInformationInTwoMonth: isWarned, hasSpartData } = item;
  if (!firstToExpire)
    return <p className="text-small text-ink-2">{hasSpartData ? t('powerOfAttorney.noEnd') : null}</p>;
  const { fullName, lastValidityDate } = firstToExpire;
  return (
    <div className="min-w-0 text-small">
      <span className="sr-only">{t('powerOfAttorney.columns.ends')} </span>
      <p className={cn('flex items-center gap-6', isWarned ? 'font-semibold text-action-ink' : 'text-ink-2')}>
        {isWarned ? <StateMark name="action" size={12} /> : null}
        <span>
          <time dateTime={lastValidityDate}>{days.date(lastValidityDate)}</time>
          {isWarned ? <span className="font-normal">, {distanceOf(lastValidityDate)}</span> : null}
        </span>
      </p>
      <p className="break-words text-ink-2">{fullName}</p>
    </div>
  );
}
