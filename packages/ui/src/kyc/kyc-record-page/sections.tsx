import type { KycDetails } from '@atrium/contract/kyc';
import type { ComponentType, ReactNode } from 'react';
import { useDayFormats } from '../../controls/date/internal.js';
import { PropertyList } from '../../data/property-list/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { LockIcon, useFormats, useStrings } from '../../foundations/index.js';
import { useCountryName } from '../../foundations/country-name.js';
import { ShareholderChart } from './shareholder-chart.js';

interface SectionProps {
  record: KycDetails;
  /** Number of facts side by side: up to two, where they fit. */
  pairs?: 1 | 2;
  /** Explains what the user's rights hide; when given, a button for it is shown. */
  onAskWhy?: (() => void) | undefined;
}

/** KYC-026: the identity of the legal entity, and its review dates. */
function BasicInformation({ record, pairs = 2 }: SectionProps) {
  const t = useStrings();
  const days = useDayFormats();
  const countryOf = useCountryName();
  const { legalAddress: address, wrmName } = record;
  const lines = [
    address.line1,
    address.line2,
    address.line3,
    [address.zipCode, address.city].join(' '),
    address.state,
    countryOf(address.country),
  ].filter((line) => line !== null);
  const field = (name: BasicField, value: ReactNode) => ({
    id: name,
    label: t(`kyc.record.fields.${name}`),
    value,
  });
  return (
    <PropertyList
      pairs={pairs}
      properties={[
        field('legalName', record.legalName),
        field('ricosCode', record.ricosCode),
        field('registrationNumber', record.registrationNumber),
        ...(record.siren === null ? [] : [field('siren', record.siren)]),
        field('lei', record.lei),
        field('bic', record.bic),
        field(
          'address',
          <span className="grid">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>,
        ),
        field('factaStatus', record.factaStatus && t(`kyc.record.facta.${record.factaStatus}`)),
        field('wrmName', wrmName && `${wrmName.firstName} ${wrmName.lastName}`),
        field('lastReview', record.lastReviewAt && days.date(record.lastReviewAt)),
        field('nextReview', record.nextReviewAt && days.date(record.nextReviewAt)),
      ]}
    />
  );
}
type BasicField =
  | 'legalName'
  | 'ricosCode'
  | 'registrationNumber'
  | 'siren'
  | 'lei'
  | 'bic'
  | 'address'
  | 'factaStatus'
  | 'wrmName'
  | 'lastReview'
  | 'nextReview';

/** Returns a function that formats a yes/no answer; null when there is no answer. */
function useAnswer(): (answer: boolean | null) => string | null {
  const t = useStrings();
  return (answer) => (answer === null ? null : t(answer ? 'kyc.record.yes' : 'kyc.record.no'));
}

function Ownership({ record: { ownership }, pairs = 2 }: SectionProps) {
  const t = useStrings();
  const answer = useAnswer();
  const flags = ['regulated', 'familyHolding', 'managedByAM'] as const;
  return (
    <PropertyList
      pairs={pairs}
      properties={[
        { label: t('kyc.record.fields.listed'), value: answer(ownership.listed) },
        ...(ownership.marketName === null
          ? []
          : [{ label: t('kyc.record.fields.marketName'), value: ownership.marketName }]),
        ...flags.map((flag) => ({ label: t(`kyc.record.fields.${flag}`), value: answer(ownership[flag]) })),
      ]}
    />
  );
}

function Countries({ record: { countries }, pairs = 2 }: SectionProps) {
  const t = useStrings();
  const nameOf = useCountryName();
  const fields = [
    'regulationCountry',
    'nationalityCountry',
    'countryOfIncorporationImmediateClient',
  ] as const;
  return (
    <PropertyList
      pairs={pairs}
      properties={fields.map((field) => {
        const code = countries[field];
        return { label: t(`kyc.record.fields.${field}`), value: code && nameOf(code) };
      })}
    />
  );
}

/** KYC-027, KYC-029: the content of a section that is restricted to some users, or empty. */
function Confidential({
  record,
  has,
  empty,
  onAskWhy,
  children,
}: SectionProps & { has: boolean; empty: 'Shareholders' | 'Other' | 'Persons'; children: () => ReactNode }) {
  const t = useStrings();
  if (!record.rights.hasAllData)
    return (
      <div className="flex items-start gap-8 pt-4">
        <LockIcon className="mt-16 shrink-0 text-ink-2" />
        <Empty
          title={t('kyc.record.restricted')}
          help={t('kyc.record.restrictedHelp')}
          action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
        />
      </div>
    );
  if (!has) return <Empty title={t(`kyc.record.no${empty}`)} help={t(`kyc.record.no${empty}Help`)} />;
  return children();
}

function Shareholders({ record, onAskWhy }: SectionProps) {
  return (
    <Confidential record={record} onAskWhy={onAskWhy} has={record.hasShareholders} empty="Shareholders">
      {() => <ShareholderChart shareholders={record.shareholders} legalName={record.legalName} />}
    </Confidential>
  );
}

function OtherInformation({ record, onAskWhy, pairs = 2 }: SectionProps) {
  const t = useStrings();
  const { list } = useFormats();
  const answer = useAnswer();
  const nameOf = useCountryName();
  return (
    <Confidential
      record={record}
      onAskWhy={onAskWhy}
      has={record.hasOtherData && record.otherData !== null}
      empty="Other"
    >
      {() => {
        const other = record.otherData!;
        const countriesOf = (codes: readonly string[]) =>
          codes.length === 0 ? t('kyc.record.none') : list(codes.map(nameOf));
        const answers = ['sanctionQuestionPurchase', 'sanctionQuestionRevenue'] as const;
        const lists = ['sanctionPurchaseCountries', 'sanctionRevenueCountries'] as const;
        return (
          <PropertyList
            pairs={pairs}
            properties={answers.flatMap((question, index) => [
              { label: t(`kyc.record.fields.${question}`), value: answer(other[question]) },
              {
                label: t(`kyc.record.fields.${lists[index]!}`),
                value: countriesOf(other[lists[index]!]),
              },
            ])}
          />
        );
      }}
    </Confidential>
  );
}

function NaturalPersons({ record, onAskWhy }: SectionProps) {
  const t = useStrings();
  return (
    <Confidential record={record} onAskWhy={onAskWhy} has={record.hasNaturalPersons} empty="Persons">
      {() => (
        <ul aria-label={t('kyc.record.sections.persons')}>
          {record.naturalPersons.map(({ names, surname, role }) => (
            <li key={`${names} ${surname} ${role}`} className="border-b border-line py-10">
              <p className="break-words">{`${names} ${surname}`}</p>
              <p className="text-caption text-ink-2">{t(`kyc.record.roles.${role}`)}</p>
            </li>
          ))}
        </ul>
      )}
    </Confidential>
  );
}

/** The sections of a record with its facts, in order. */
export const CONTENTS = [
  ['basic', BasicInformation],
  ['ownership', Ownership],
  ['shareholders', Shareholders],
  ['countries', Countries],
  ['other', OtherInformation],
  ['persons', NaturalPersons],
] as const satisfies readonly (readonly [string, ComponentType<SectionProps>])[];
