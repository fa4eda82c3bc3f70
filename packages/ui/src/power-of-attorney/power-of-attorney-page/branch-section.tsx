import type { Audience } from '@atrium/contract/audience';
import type { PowerBranch, PowerSignatory } from '@atrium/contract/power-of-attorney';
import type { ReactNode } from 'react';
import { useDayFormats } from '../../controls/date/internal.js';
import { Tag } from '../../data/tag/index.js';
import { cn, StateMark, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import { RecordSection } from '../../navigation/record-page/internal.js';
import { useClauseWords } from '../use-clause-words.js';
import { useEndDistance } from '../use-end-distance.js';
import type { PowerOfAttorneyPageProps } from './power-of-attorney-page.js';

interface Props extends Pick<PowerOfAttorneyPageProps, 'today' | 'statusOf' | 'categoriesOf'> {
  id: string;
  branch: PowerBranch;
  mark: StateName;
  audience: Audience;
}

/** One branch, or a third party (POA-016, POA-022): the signing rules and the signatories. */
export function BranchSection({ id, branch, mark, today, statusOf, categoriesOf, audience }: Props) {
  const t = useStrings();
  const { number } = useFormats();
  const { name, refCode, ricosType, modalities, signatories } = branch;
  const wordsOf = useClauseWords(categoriesOf);
  return (
    <RecordSection
      id={id}
      title={name}
      mark={mark}
      detail={
        <span className="inline-flex flex-wrap items-center gap-x-12 gap-y-4">
          {refCode}
          {ricosType === 'CPY' ? <Tag label={t('powerOfAttorney.page.thirdParty')} /> : null}
        </span>
      }
    >
      <Table
        id={`${id}-modalities`}
        title={t('powerOfAttorney.page.modalities')}
        empty={t('powerOfAttorney.page.noModalities')}
        rows={modalities.length}
        head={
          <>
            <Head className="w-[24%]">{t('powerOfAttorney.page.category')}</Head>
            <Head>{t('powerOfAttorney.page.product')}</Head>
            <Head className="text-right">{t('powerOfAttorney.page.limit')}</Head>
          </>
        }
      >
        {modalities.map(({ category, product, limit }) => (
          <Row key={`${category} ${product} ${limit}`}>
            <td className="py-8 pr-16 align-baseline font-semibold break-words">{wordsOf(category)}</td>
            <td className="py-8 pr-16 align-baseline">{t(`powerOfAttorney.page.products.${product}`)}</td>
            <td className="py-8 text-right align-baseline tabular-nums">
              {limit === null ? t('powerOfAttorney.page.unlimited') : number(limit)}
            </td>
          </Row>
        ))}
      </Table>
      <Table
        id={`${id}-signatories`}
        title={t('powerOfAttorney.page.signatories')}
        empty={t('powerOfAttorney.page.noSignatories')}
        rows={signatories.length}
        head={
          <>
            <Head className="w-[24%]">{t('powerOfAttorney.page.category')}</Head>
            <Head className="xs:w-[30%]">{t('powerOfAttorney.page.name')}</Head>
            <Head className="max-xs:sr-only xs:w-[24%]">{t('powerOfAttorney.page.function')}</Head>
            <Head className="text-right">{t('powerOfAttorney.page.validUntil')}</Head>
          </>
        }
      >
        {signatories.map((signatory) => (
          <Row key={`${signatory.category} ${signatory.fullName} ${signatory.function}`}>
            <Signatory {...{ signatory, today, audience }} status={statusOf(signatory)} />
          </Row>
        ))}
      </Table>
    </RecordSection>
  );
}

interface TableProps {
  id: string;
  title: string;
  /** Text shown when there are no rows. */
  empty: string;
  rows: number;
  head: ReactNode;
  children: ReactNode;
}

function Table({ id, title, empty, rows, head, children }: TableProps) {
  return (
    <>
      <h3 id={id} className="pt-16 text-heading-3">
        {title}
      </h3>
      {rows === 0 ? (
        <p className="border-b border-line py-8 text-ink-2">{empty}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-body">
          <thead>
            <tr className="border-b border-line-ink text-left text-small">{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </>
  );
}

const Head = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={cn('py-6 pr-16 font-medium last:pr-0', className)}>
    {children}
  </th>
);

const Row = ({ children }: { children: ReactNode }) => <tr className="border-b border-line">{children}</tr>;

/** POA-019, POA-020: a signatory and the end of their power; an expired one stays, in the colour `ink-3`. */
function Signatory({
  signatory: { category, fullName, function: job, lastValidityDate },
  today,
  status,
  audience,
}: {
  signatory: PowerSignatory;
  today: string;
  status: ReturnType<Props['statusOf']>;
  audience: Audience;
}) {
  const t = useStrings();
  const days = useDayFormats();
  const distanceOf = useEndDistance(today);
  const isEnded = status === 'ended';
  const isEnding = status === 'ending';
  return (
    <>
      <td className="py-8 pr-16 align-baseline font-semibold">{category}</td>
      <td className="py-8 pr-16 align-baseline break-words">
        <span className={isEnded ? 'text-ink-3' : 'font-semibold'}>{fullName}</span>
        <span aria-hidden className="block text-caption text-ink-2 xs:hidden">
          {job}
        </span>
      </td>
      <td className="align-baseline text-ink-2 max-xs:sr-only xs:py-8 xs:pr-16">{job}</td>
      <td className="py-8 text-right align-baseline">
        {lastValidityDate === null ? (
          <span className="text-ink-2">{t('powerOfAttorney.noEnd')}</span>
        ) : (
          <span className="inline-grid justify-items-end">
            <span
              className={cn(
                'inline-flex items-center gap-8',
                isEnding && 'font-semibold',
                isEnding && audience === 'client' && 'text-action-ink',
                isEnded && 'text-ink-3',
              )}
            >
              {isEnding ? <StateMark name="action" tone={audience === 'bank' ? 'plain' : 'default'} /> : null}
              {isEnded ? <StateMark name="expired" /> : null}
              <time dateTime={lastValidityDate} className="whitespace-nowrap">
                {days.date(lastValidityDate)}
              </time>
            </span>
            {isEnding || isEnded ? (
              <span className="text-caption text-ink-2">{distanceOf(lastValidityDate)}</span>
            ) : null}
          </span>
        )}
      </td>
    </>
  );
}
