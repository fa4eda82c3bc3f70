import type { PowerOfAttorneyDetails } from '@atrium/contract/power-of-attorney';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { Link } from '../../controls/link/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import {
  cn,
  DownloadIcon,
  EyeIcon,
  HostLink,
  SignIcon,
  StateMark,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import type { EndingPower } from './ending-powers.js';
import type { PowerOfAttorneyPageProps } from './power-of-attorney-page.js';

interface Props extends Pick<
  PowerOfAttorneyPageProps,
  'fileName' | 'renewHref' | 'openRequests' | 'audience' | 'onExport' | 'onPreview'
> {
  power: PowerOfAttorneyDetails;
  ending: readonly EndingPower[];
  ended: readonly EndingPower[];
}

/** The side column: renewals due, powers that have ended, the PDF, and open requests. */
export function PowerAside({
  power,
  ending,
  ended,
  fileName,
  renewHref,
  openRequests,
  audience,
  onExport,
  onPreview,
}: Props) {
  const t = useStrings();
  const { fileSize, integer } = useFormats();
  const days = useDayFormats();
  const isDue = ending.length > 0 || ended.length > 0;
  return (
    <div className="grid content-start gap-32">
      {isDue ? (
        <div className="grid content-start gap-16">
          <EndingPart kind="ending" powers={ending} audience={audience} />
          <EndingPart kind="ended" powers={ended} audience={audience} />
          <div>
            <p className="pb-8 text-small text-ink-2">{t('powerOfAttorney.page.refused')}</p>
            {renewHref ? (
              <Button fullWidth asChild>
                <HostLink href={renewHref}>
                  <SignIcon />
                  {t('powerOfAttorney.page.renew')}
                </HostLink>
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      <Part id="power-document" title={t('powerOfAttorney.page.document')}>
        {power.hasPdf ? (
          <div className="flex items-center gap-12 border-b border-line py-10">
            <FileTypeIcon name={fileName} mediaType="application/pdf" className="shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="break-words">{fileName}</p>
              <p className="text-caption text-ink-2">
                {[power.pdfSize === null ? null : fileSize(power.pdfSize), days.date(power.executionDate)]
                  .filter((fact) => fact !== null)
                  .join(', ')}
              </p>
            </div>
            <IconButton
              icon={EyeIcon}
              label={t('powerOfAttorney.page.preview', { name: fileName })}
              onClick={onPreview}
            />
            <IconButton
              icon={DownloadIcon}
              label={t('powerOfAttorney.page.download', { name: fileName })}
              onClick={onExport}
            />
          </div>
        ) : (
          <p className="py-10 text-ink-2">{t('powerOfAttorney.page.noPdf')}</p>
        )}
      </Part>
      {openRequests ? (
        <Part id="power-requests" title={t('powerOfAttorney.page.requests')}>
          {openRequests.count === 0 ? (
            <p className="py-10 text-ink-2">{t('powerOfAttorney.page.noRequests')}</p>
          ) : (
            <ul>
              {openRequests.requests.map(({ id, title, href }) => (
                <li key={id} className="border-b border-line py-10">
                  <Link variant="plain" href={href} className="break-words hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {openRequests.count > openRequests.requests.length ? (
            <Link href={openRequests.href} className="mt-8 inline-block">
              {t('powerOfAttorney.page.allRequests', { figure: integer(openRequests.count) })}
            </Link>
          ) : null}
        </Part>
      ) : null}
    </div>
  );
}

/** Powers that end soon or have ended, with their day; nothing if there is none. */
function EndingPart({
  kind,
  powers,
  audience,
}: {
  kind: 'ending' | 'ended';
  powers: readonly EndingPower[];
  audience: Props['audience'];
}) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const days = useDayFormats();
  const count = powers.length;
  if (count === 0) return null;
  const isEnding = kind === 'ending';
  return (
    <Part id={`power-${kind}`} title={t(`powerOfAttorney.page.${kind}`, { count, figure: integer(count) })}>
      <ul>
        {powers.map(({ fullName, lastValidityDate, branches }) => (
          <li
            key={`${fullName} ${lastValidityDate}`}
            className="flex items-baseline justify-between gap-16 border-b border-line py-10"
          >
            <div className="min-w-0">
              <p className="break-words">{fullName}</p>
              <p className="text-caption break-words text-ink-2">{list(branches)}</p>
            </div>
            <span
              className={cn(
                'inline-flex shrink-0 items-center gap-8',
                isEnding ? 'font-semibold' : 'text-ink-2',
                isEnding && audience === 'client' && 'text-action-ink',
              )}
            >
              <StateMark
                name={isEnding ? 'action' : 'expired'}
                tone={audience === 'bank' ? 'plain' : 'default'}
              />
              <time dateTime={lastValidityDate}>{days.date(lastValidityDate)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex min-h-44 items-center border-b border-line-ink text-heading-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
