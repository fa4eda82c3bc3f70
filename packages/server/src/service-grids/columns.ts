import { countryList, countryName } from '@atrium/contract/countries';
import type { Bilingual } from '../http/index.ts';
import type { ReportColumn } from './report.ts';

/** Columns shared by several reports. */

const text = <Row>(id: string, label: Bilingual, value: (row: Row) => string | null): ReportColumn<Row> => ({
  id,
  label,
  type: 'string',
  value,
});

export const referenceColumn = text<{ reference: string }>(
  'reference',
  { en: 'Reference', fr: 'Référence' },
  ({ reference }) => reference,
);
export const companyColumn = text<{ company: string }>(
  'company',
  { en: 'Legal entity', fr: 'Entité juridique' },
  ({ company }) => company,
);
export const currencyColumn: ReportColumn<{ currency: string }> = {
  ...text<{ currency: string }>('currency', { en: 'Currency', fr: 'Devise' }, ({ currency }) => currency),
  isCurrency: true,
};
export const contractColumn = text<{ contract: string }>(
  'contract',
  { en: 'Contract', fr: 'Contrat' },
  ({ contract }) => contract,
);

/** Returns a column of codes that are shown by their names. */
export const namedColumn = <Key extends string, Code extends string>(
  key: Key,
  label: Bilingual,
  names: Readonly<Record<Code, Bilingual>>,
): ReportColumn<Readonly<Record<Key, Code>>> => ({
  id: key,
  label,
  type: 'string',
  value: (row, language) => names[row[key]][language],
  labels: (language) =>
    Object.fromEntries(Object.entries<Bilingual>(names).map(([code, name]) => [code, name[language]])),
});

/** A column of countries. */
export const countryColumn: ReportColumn<{ countryCode: string }> = {
  id: 'country',
  label: { en: 'Country', fr: 'Pays' },
  type: 'string',
  value: ({ countryCode }, language) => countryName(countryCode, language),
  labels: (language) => Object.fromEntries(countryList(language)),
};

/** Returns a column of days. */
export const dayColumn = <Key extends string>(
  key: Key,
  label: Bilingual,
  more: Pick<ReportColumn<never>, 'isDeadline'> = {},
): ReportColumn<Readonly<Record<Key, string | null>>> => ({
  id: key,
  label,
  type: 'date',
  value: (row) => row[key],
  ...more,
});

/** Returns a column of figures. */
export const figureColumn = <Key extends string>(
  key: Key,
  label: Bilingual,
  more: Pick<ReportColumn<never>, 'isTotalled'> = {},
): ReportColumn<Readonly<Record<Key, number | null>>> => ({
  id: key,
  label,
  type: 'number',
  value: (row) => row[key],
  ...more,
});
