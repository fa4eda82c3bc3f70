import { and, asc, eq, sql } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { GRID_ROW_LIMIT } from '@atrium/contract/service-grid-rules';
import type { serviceGrids } from '@atrium/contract/service-grids';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import { contractsWith, coveredEntities } from '../contracts/index.ts';
import { contracts } from '../database/schema/index.ts';
import { forbidden, notFound, requireAccess } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { firstCurrencies } from '../preferences/index.ts';
import { exportReport } from './export.ts';
import { labelOf } from './report.ts';
import type { ReportReader, ServiceReport } from './report.ts';

interface Asked {
  readonly user: User;
  readonly language: Language;
  readonly contractId: string | undefined;
}

/** @param ownReports built-in reports; a report of the installation replaces the built-in one with the same id. */
export function serviceGridHandlers(
  platform: Platform,
  ownReports: readonly ServiceReport[],
): Handlers<typeof serviceGrids> {
  const { db, clock } = platform;
  const reports = new Map([...ownReports, ...platform.reports].map((report) => [report.id, report]));

  /** Returns a report; 404 if it is unknown, 403 if the user does not hold its service. */
  function reportFor(user: User, id: string): ServiceReport {
    const report = reports.get(id);
    if (!report) throw notFound();
    requireAccess(holdsService(report.service), user);
    return report;
  }

  /** Returns the ids of the contracts whose figures the user sees in a report. */
  async function contractIdsOf(user: User, { service }: ServiceReport): Promise<string[]> {
    const rows = await db
      .select({ id: contracts.id })
      .from(contracts)
      .where(sql`${contracts.id} in ${contractsWith(db, user, service)}`)
      .orderBy(asc(contracts.name), asc(contracts.id));
    return rows.map(({ id }) => id);
  }

  /** Whether the user can filter by contract, that is, has more than one (GRID-006). */
  const canFilter = async (user: User, { service }: ServiceReport): Promise<boolean> =>
    (await contractsWith(db, user, service).limit(2)).length > 1;

  /** Refuses a contract filter: 403 if the user has only one contract, 404 if the contract is not one of theirs. */
  async function requireContract(user: User, report: ServiceReport, contractId: string): Promise<void> {
    if (!(await canFilter(user, report))) throw forbidden();
    const [known] = await db
      .select({ id: contracts.id })
      .from(contracts)
      .where(
        and(eq(contracts.id, contractId), sql`${contracts.id} in ${contractsWith(db, user, report.service)}`),
      );
    if (!known) throw notFound();
  }

  async function read(report: ServiceReport, { user, language, contractId }: Asked, limit: number) {
    if (contractId !== undefined) await requireContract(user, report, contractId);
    const reader: ReportReader = {
      db,
      user,
      language,
      today: bankDay(clock()),
      contractId,
      contractIds: async () => (contractId === undefined ? contractIdsOf(user, report) : [contractId]),
      async entities() {
        const covered = await coveredEntities(db, user, report.service);
        return contractId === undefined ? covered : covered.filter((one) => one.contractId === contractId);
      },
      limit,
    };
    return report.read(reader);
  }

  return {
    async grid({ user, language, params, query: { contractId } }) {
      const report = reportFor(user, params.id);
      const { asOf, rows } = await read(report, { user, language, contractId }, GRID_ROW_LIMIT + 1);
      const hasCurrencies = report.columns.some(({ isCurrency }) => isCurrency);
      const currencies = hasCurrencies ? await firstCurrencies(db, user) : [];
      return {
        serviceLabel: SERVICES[report.service].label[language],
        serviceCode: report.service,
        serviceId: report.service,
        asOfDate: asOf,
        headers: report.columns.map(
          ({ id, label, type, isTotalled = false, isDeadline = false, isCurrency = false, labels }) => ({
            id,
            label: label[language],
            type,
            isTotalled,
            isDeadline,
            ...(isCurrency && { firstValues: [...currencies] }),
            ...(labels && { labels: labels(language) }),
          }),
        ),
        rows: rows.slice(0, GRID_ROW_LIMIT),
        isTruncated: rows.length > GRID_ROW_LIMIT,
        noResultsLabel: report.noResults[language],
        pinnedColumns: report.pinnedColumns ?? 1,
        faq: (report.faq ?? []).map(({ question, answer }) => ({
          question: question[language],
          answer: answer[language],
        })),
        reports: [...reports.values()]
          .filter(({ service }) => service === report.service)
          .map((one) => ({ id: one.id, label: labelOf(one)[language] })),
      };
    },

    async rights({ user, params, query: { contractId } }) {
      const report = reportFor(user, params.id);
      if (contractId !== undefined) await requireContract(user, report, contractId);
      return { canFilter: await canFilter(user, report) };
    },

    async exportGrid({ user, language, params, body: { contractId, columns, rows: wanted } }) {
      const report = reportFor(user, params.id);
      const { asOf, rows } = await read(report, { user, language, contractId }, GRID_ROW_LIMIT);
      const [chosen] =
        contractId === undefined
          ? []
          : await db.select({ name: contracts.name }).from(contracts).where(eq(contracts.id, contractId));
      const contract = chosen?.name ?? null;
      return exportReport(report, { rows, asOf, contract }, { columns, rows: wanted }, language);
    },
  };
}
