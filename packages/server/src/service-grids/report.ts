import type { GridColumnType } from '@atrium/contract/service-grid-rules';
import type { GridRow } from '@atrium/contract/service-grids';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

/** Context in which a report is read. The user holds its service. */
export interface ReportReader {
  readonly db: Database;
  readonly user: User;
  readonly language: Language;
  /** `2026-11-20`. */
  readonly today: string;
  /** The requested contract, visible to the user; undefined for all contracts of the user. */
  readonly contractId: string | undefined;
  /**
   * The contracts whose figures the user may see: those that have activated the service and give the user a right to
   * it, or the requested one. For figures of legal entities use `entities`, as a right can be limited to some of them.
   */
  readonly contractIds: () => Promise<readonly string[]>;
  /** The legal entities of these contracts whose figures the user may see. */
  readonly entities: () => Promise<readonly { readonly contractId: string; readonly ricosCode: string }[]>;
  /** Maximum number of rows. */
  readonly limit: number;
}

export interface ReportColumn<Row> {
  /** Stable identifier: used in URLs and in saved column settings. */
  readonly id: string;
  readonly label: Bilingual;
  readonly type: GridColumnType;
  /** Text, a day (`2026-11-20`) or a number, depending on `type`; null for an empty cell. */
  readonly value: (row: Row, language: Language) => string | number | null;
  /** The shown rows are summed up; all values have the same currency or unit. */
  readonly isTotalled?: true;
  /** Near dates are highlighted. */
  readonly isDeadline?: true;
  /** A column of currency codes: those that the user prefers come first in its filter. */
  readonly isCurrency?: true;
  /**
   * For a column of codes, returns the text that `value` gives for each of them. Addresses contain the codes, so that
   * they have the same meaning in both languages.
   */
  readonly labels?: (language: Language) => Readonly<Record<string, string>>;
}

interface ReportFacts {
  /** Last segment of the URL: /grid/{id}. */
  readonly id: string;
  /** Users who hold this service see the report. */
  readonly service: ServiceCode;
  /** Label, if the service has several reports. Default: the name of the service. */
  readonly label?: Bilingual;
  /** Message shown if there are no rows. */
  readonly noResults: Bilingual;
  /** Number of leading columns that are pinned. Default 1. */
  readonly pinnedColumns?: number;
  /** Questions and answers, shown in a second tab. */
  readonly faq?: readonly { readonly question: Bilingual; readonly answer: Bilingual }[];
}

/** A report as its author writes it. */
export interface ReportDefinition<Row> extends ReportFacts {
  readonly columns: readonly ReportColumn<Row>[];
  /** Stable identity of a row. */
  readonly idOf: (row: Row) => string;
  /** Returns the rows in their order, and the day of their figures; null if there is no such day. */
  readonly read: (reader: ReportReader) => Promise<{ asOf: string | null; rows: readonly Row[] }>;
}

/** A report as the server uses it, without the type of its rows. */
export interface ServiceReport extends ReportFacts {
  readonly columns: readonly Omit<ReportColumn<never>, 'value'>[];
  readonly read: (reader: ReportReader) => Promise<{ asOf: string | null; rows: GridRow[] }>;
}

/** Creates a report from its definition. Values that are not valid numbers or days become empty cells. */
export function defineReport<Row>({ idOf, read, columns, ...facts }: ReportDefinition<Row>): ServiceReport {
  return {
    ...facts,
    columns,
    read: async (reader) => {
      const { asOf, rows } = await read(reader);
      return {
        asOf,
        rows: rows.map((row) => ({
          id: idOf(row),
          cells: Object.fromEntries(
            columns.map((column) => [column.id, cellOf(column.type, column.value(row, reader.language))]),
          ),
        })),
      };
    },
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function cellOf(type: GridColumnType, value: string | number | null): string | number | null {
  if (value === null) return null;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : null;
  if (type === 'date') return DAY.test(String(value)) ? String(value) : null;
  return String(value);
}

/** The name of a report: its own, or that of its service. */
export const labelOf = ({ label, service }: ServiceReport): Bilingual => label ?? SERVICES[service].label;
