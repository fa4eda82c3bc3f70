import type { GridColumnType } from '@atrium/contract/service-grid-rules';
import type { GridRow } from '@atrium/contract/service-grids';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

/** Who reads a report, and how much of it. Whoever reads holds its service. */
export interface ReportReader {
  readonly db: Database;
  readonly user: User;
  readonly language: Language;
  /** `2026-11-20`. */
  readonly today: string;
  /** The one contract that is asked for, which the person may see; undefined for all of theirs. */
  readonly contractId: string | undefined;
  /**
   * The contracts whose figures the person may see: those that have activated the service and give the person a right to it, or
   * the one asked for. Figures of legal entities go by `entities`, as a right can be limited to some of them.
   */
  readonly contractIds: () => Promise<readonly string[]>;
  /** The legal entities of these contracts whose figures the person may see. */
  readonly entities: () => Promise<readonly { readonly contractId: string; readonly ricosCode: string }[]>;
  /** More rows than this are not wanted. */
  readonly limit: number;
}

export interface ReportColumn<Row> {
  /** Stable: addresses and what people have set of the columns name it. */
  readonly id: string;
  readonly label: Bilingual;
  readonly type: GridColumnType;
  /** Text, a day as `2026-11-20`, or a number, as the type says; null for a blank. */
  readonly value: (row: Row, language: Language) => string | number | null;
  /** The shown rows are summed up; all are in one currency or unit. */
  readonly isTotalled?: true;
  /** Its dates stand out while they are near. */
  readonly isDeadline?: true;
}

interface ReportFacts {
  /** The last part of its address: /grid/{id}. */
  readonly id: string;
  /** Whoever holds it sees the report. */
  readonly service: ServiceCode;
  /** Where the service has several reports; default: the name of the service. */
  readonly label?: Bilingual;
  /** Stands in place of the rows when there are none. */
  readonly noResults: Bilingual;
  /** How many of the first columns stay in sight. Default 1. */
  readonly pinnedColumns?: number;
  /** Gives the report a second tab. */
  readonly faq?: readonly { readonly question: Bilingual; readonly answer: Bilingual }[];
}

/** A report as its author writes it. */
export interface ReportDefinition<Row> extends ReportFacts {
  readonly columns: readonly ReportColumn<Row>[];
  /** Stable identity of a row. */
  readonly idOf: (row: Row) => string;
  /** The rows in their order, and the day of their figures; null where they have none. */
  readonly read: (reader: ReportReader) => Promise<{ asOf: string | null; rows: readonly Row[] }>;
}

/** A report as the server works with it: what its rows are made of is its own affair. */
export interface ServiceReport extends ReportFacts {
  readonly columns: readonly Omit<ReportColumn<never>, 'value'>[];
  readonly read: (reader: ReportReader) => Promise<{ asOf: string | null; rows: GridRow[] }>;
}

/** Makes a report of its definition. What is no number or no day in a column of these is a blank. */
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
