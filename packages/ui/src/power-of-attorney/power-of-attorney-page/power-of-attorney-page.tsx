import type { Audience } from '@atrium/contract/audience';
import type { PowerOfAttorneyDetails, PowerSignatory } from '@atrium/contract/power-of-attorney';
import type { PowerStatus } from '@atrium/contract/power-of-attorney-rules';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { State } from '../../data/state/index.js';
import { Empty, type ErrorStateProps } from '../../feedback/index.js';
import {
  DownloadIcon,
  HostLink,
  PlusIcon,
  SignIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { PrimaryAction } from '../../navigation/page-header/internal.js';
import { RecordBody, RecordPage } from '../../navigation/record-page/internal.js';
import { BranchSection } from './branch-section.js';
import { endingIn, endingPowers, markOfBranch } from './ending-powers.js';
import { PowerAside } from './power-aside.js';

/** Open requests about the powers: their number, the newest ones, and the address of all. */
export interface OpenPowerRequests {
  count: number;
  href: string;
  requests: readonly { id: string; title: string; href: string }[];
}

export interface PowerOfAttorneyPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The powers of a legal entity; undefined while loading. */
  power: PowerOfAttorneyDetails | undefined;
  /** Loading failed. */
  failed?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Returns whether the power of a signatory has ended, ends soon, or is valid (POA-020). */
  statusOf: (signatory: PowerSignatory) => PowerStatus;
  /** Whether the powers are in force today, i.e. their execution date is not in the future. */
  isInForce: boolean;
  /** Returns the categories named by a clause; null if its wording has another form. */
  categoriesOf: (category: string) => readonly string[] | null;
  /** File name of the downloaded PDF (POA-023). */
  fileName: string;
  /** Address of the list from which the page was opened (POA-011). */
  backHref: string;
  /** Address for starting a request about powers; absent for bank users and without the right (POA-017). */
  newRequestHref?: string | undefined;
  /** Address for requesting a renewal; absent for the same users. */
  renewHref?: string | undefined;
  /** Open requests, for users with the request board. */
  openRequests?: OpenPowerRequests | undefined;
  /** The user's side: amber is only used for what waits for the client. */
  audience: Audience;
  /** Downloads the PDF (POA-014, POA-023). */
  onExport: () => void;
  /** The PDF is being generated: the button is busy. */
  exporting?: boolean | undefined;
  /** Opens the PDF. */
  onPreview: () => void;
  /** Opens the search for who may sign an operation. */
  onFindSigners?: (() => void) | undefined;
}

/** Who may sign for a legal entity, by branch, up to which amounts and until when (POA-011 to POA-022). */
export function PowerOfAttorneyPage({
  power,
  failed,
  today,
  statusOf,
  isInForce,
  categoriesOf,
  fileName,
  backHref,
  newRequestHref,
  renewHref,
  openRequests,
  audience,
  onExport,
  exporting = false,
  onPreview,
  onFindSigners,
  className,
  ...props
}: PowerOfAttorneyPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const days = useDayFormats();
  const noPdf = useId();
  const back = { href: backHref, label: t('powerOfAttorney.title') };
  if (!power)
    return (
      <RecordPage
        back={back}
        failed={failed && { title: t('powerOfAttorney.failed'), ...failed }}
        className={className}
        {...props}
      />
    );
  const ending = endingPowers(power.branches, statusOf, 'ending');
  const ended = endingPowers(power.branches, statusOf, 'ended');
  const people = new Set(
    power.branches.flatMap(({ signatories }) => signatories.map(({ fullName }) => fullName)),
  );
  const hasBranches = power.branches.length > 0;
  const counted = (key: 'branches' | 'signatories', count: number) =>
    t(`powerOfAttorney.page.${key}`, { count, figure: integer(count) });
  return (
    <RecordPage
      back={back}
      reference={power.ricosCode}
      title={power.unicornRefName}
      state={
        isInForce && ending.length === 0 ? undefined : (
          <span className="inline-flex flex-wrap items-center gap-x-16 gap-y-4">
            {isInForce ? null : <State name="draft">{t('powerOfAttorney.page.notInForce')}</State>}
            {ending.length > 0 ? (
              <State name="action" tone={audience === 'bank' ? 'plain' : 'default'}>
                {t('powerOfAttorney.page.toRenew', {
                  count: ending.length,
                  figure: integer(ending.length),
                })}
              </State>
            ) : null}
          </span>
        )
      }
      description={t(`powerOfAttorney.page.${isInForce ? 'updated' : 'inForceFrom'}`, {
        date: days.date(power.executionDate),
      })}
      actions={
        <>
          {power.hasPdf ? null : (
            <span id={noPdf} className="text-small text-ink-2">
              {t('powerOfAttorney.page.noPdf')}
            </span>
          )}
          {onFindSigners && hasBranches ? (
            <Button icon={SignIcon} onClick={onFindSigners}>
              {t('powerOfAttorney.whoMaySign.title')}
            </Button>
          ) : null}
          <Button
            icon={DownloadIcon}
            busy={exporting}
            busyLabel={t('powerOfAttorney.page.exporting')}
            disabled={!power.hasPdf}
            aria-describedby={power.hasPdf ? undefined : noPdf}
            onClick={onExport}
          >
            {t('powerOfAttorney.page.export')}
          </Button>
          {newRequestHref ? (
            <PrimaryAction>
              <Button variant="primary" asChild>
                <HostLink href={newRequestHref}>
                  <PlusIcon />
                  {t('powerOfAttorney.newRequest')}
                </HostLink>
              </Button>
            </PrimaryAction>
          ) : null}
        </>
      }
      className={className}
      {...props}
    >
      <RecordBody
        anchors={
          hasBranches
            ? {
                label: t('powerOfAttorney.page.navigation'),
                summary: `${counted('branches', power.branches.length)}, ${counted('signatories', people.size)}`,
                sections: power.branches.map((branch, index) => ({
                  id: `branch-${index}`,
                  label: (
                    <span className="grid">
                      <span className="break-words">{branch.name}</span>
                      <span className="text-caption font-normal text-ink-2">
                        {branch.ricosType === 'CPY'
                          ? `${branch.refCode}, ${t('powerOfAttorney.page.thirdParty').toLocaleLowerCase()}`
                          : branch.refCode}
                      </span>
                    </span>
                  ),
                  mark: markOfBranch(branch, { statusOf, isInForce, audience }),
                  count: endingIn(branch, statusOf).length,
                })),
              }
            : undefined
        }
        aside={
          <PowerAside
            {...{ power, ending, ended, fileName, renewHref, openRequests, audience, onExport, onPreview }}
          />
        }
      >
        {hasBranches ? (
          power.branches.map((branch, index) => (
            <BranchSection
              key={branch.refCode}
              id={`branch-${index}`}
              mark={markOfBranch(branch, { statusOf, isInForce, audience })}
              {...{ branch, today, statusOf, categoriesOf, audience }}
            />
          ))
        ) : (
          <Empty
            className="pt-24"
            title={t('powerOfAttorney.onlyPdf')}
            help={t('powerOfAttorney.page.onlyPdfHelp')}
          />
        )}
      </RecordBody>
    </RecordPage>
  );
}
