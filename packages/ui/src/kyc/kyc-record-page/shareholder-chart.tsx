import type { KycDetails } from '@atrium/contract/kyc';
import { cn, useFormats, useStrings } from '../../foundations/index.js';

/** Maximum number of boxes side by side above the legal entity; with more shareholders, rows are shown. */
const MAX_BOXES = 4;

/** Vertical line between two boxes. */
const STEM = 'border-line-control @[640px]:block @[640px]:border-l';

interface Props {
  shareholders: KycDetails['shareholders'];
  /** Name of the legal entity that they own. */
  legalName: string;
}

/**
 * The shareholders of a legal entity and their shares (KYC-021): boxes connected to it if there is room, else rows. The record
 * does not say through which company an indirect share is held, so its line is dashed and no company is drawn between.
 */
export function ShareholderChart({ shareholders, legalName }: Props) {
  const t = useStrings();
  const { percentage } = useFormats();
  const isChart = shareholders.length <= MAX_BOXES;
  const last = shareholders.length - 1;
  return (
    <div className="@container">
      <ul
        aria-label={t('kyc.record.sections.shareholders')}
        className={cn(isChart && '@[640px]:flex @[640px]:pt-16')}
      >
        {shareholders.map(
          ({ shareholderLegalName, shareholderPercent, shareholderType, isDirect }, index) => (
            <li
              key={`${shareholderLegalName} ${shareholderPercent} ${isDirect}`}
              className={cn(
                'flex items-center gap-16 border-b border-line py-10',
                isChart &&
                  '@[640px]:relative @[640px]:min-w-0 @[640px]:flex-1 @[640px]:flex-col @[640px]:gap-0 @[640px]:px-6 @[640px]:border-b-0 @[640px]:py-0',
              )}
            >
              <div
                className={cn(
                  'min-w-0 flex-1',
                  isChart &&
                    '@[640px]:w-full @[640px]:max-w-240 @[640px]:border @[640px]:border-line-control @[640px]:px-12 @[640px]:py-8',
                  isChart && !isDirect && '@[640px]:border-dashed',
                )}
              >
                <p className="break-words">{shareholderLegalName}</p>
                <p className="text-caption text-ink-2">
                  {t(`kyc.record.shareholderTypes.${shareholderType}`)},{' '}
                  {t(isDirect ? 'kyc.record.direct' : 'kyc.record.indirect')}
                </p>
              </div>
              {isChart ? <span className={cn(STEM, 'hidden h-8', !isDirect && 'border-dashed')} /> : null}
              <span className="font-semibold tabular-nums">{percentage(shareholderPercent / 100)}</span>
              {isChart ? <span className={cn(STEM, 'hidden h-8', !isDirect && 'border-dashed')} /> : null}
              {isChart && last > 0 ? (
                <span
                  className={cn(
                    'absolute bottom-0 hidden border-t border-line-control @[640px]:block',
                    index === 0 ? 'left-1/2' : 'left-0',
                    index === last ? 'right-1/2' : 'right-0',
                  )}
                />
              ) : null}
            </li>
          ),
        )}
      </ul>
      {isChart ? (
        <div className="hidden flex-col items-center pb-16 @[640px]:flex">
          <span className={cn(STEM, 'h-16')} />
          <div className="max-w-320 border-2 border-brand-ink px-12 py-8">
            <p className="font-semibold break-words">{legalName}</p>
            <p className="text-caption text-ink-2">{t('kyc.record.thisRecord')}</p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
