import { writeXlsxStream } from 'hucre';
import type { CellValue } from 'hucre';
import { CLOSED_STATES, IN_PROGRESS_STATES, TO_CLOSE_STATES } from '@atrium/contract/request-rules';
import type { RequestFilterType, RequestState } from '@atrium/contract/request-rules';
import type { RequestSummary } from '@atrium/contract/requests';
import type { Reads } from '../database/open.ts';
import { attachment } from '../files/download.ts';
import type { Bilingual, Language } from '../http/language.ts';
import { listRequests } from './rows.ts';
import type { BoardFilter, Reader } from './rows.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** REQ-022. */
const FILENAME = 'requests.xlsx';
/** Rows between two turns of the event loop. */
const BATCH = 500;
const MOST_ROWS = 100_000;

const FILTERS: Record<RequestFilterType, BoardFilter> = {
  IN_PROGRESS: { requestStates: IN_PROGRESS_STATES },
  TO_CLOSE: { requestStates: TO_CLOSE_STATES },
  CLOSED: { requestStates: CLOSED_STATES },
  FAVORITE: { favoritesOnly: true },
};

const STATE_NAMES: Record<RequestState, Bilingual> = {
  ACTION_REQUIRED: { en: 'Action required', fr: 'Action requise' },
  INPROGRESS: { en: 'In progress', fr: 'En cours' },
  TO_CLOSE: { en: 'To close', fr: 'À clôturer' },
  PROCESSED: { en: 'Processed', fr: 'Traitée' },
  CLOSED: { en: 'Closed', fr: 'Clôturée' },
  CANCELED: { en: 'Cancelled', fr: 'Annulée' },
};

interface Column {
  header: Bilingual;
  /** In characters. */
  width: number;
  internalOnly?: true;
  cell: (row: RequestSummary, context: { language: Language; timeZone: string }) => CellValue;
  isMoment?: true;
}

/** The columns of the board in its order (REQ-014, REQ-015), the reference first. */
const COLUMNS: readonly Column[] = [
  { header: { en: 'Reference', fr: 'Référence' }, width: 14, cell: (row) => row.reference },
  { header: { en: 'Title', fr: 'Titre' }, width: 50, cell: (row) => asText(row.title) },
  {
    header: { en: 'State', fr: 'État' },
    width: 16,
    cell: (row, { language }) => STATE_NAMES[row.state][language],
  },
  { header: { en: 'Service', fr: 'Service' }, width: 24, cell: (row) => row.serviceName },
  {
    header: { en: 'Legal entities', fr: 'Entités juridiques' },
    width: 40,
    cell: (row) => asText(row.legalEntities.map(({ longName }) => longName).join(', ')),
  },
  { header: { en: 'Created by', fr: 'Créée par' }, width: 22, cell: (row) => asText(row.createdBy) },
  {
    header: { en: 'Created', fr: 'Création' },
    width: 18,
    isMoment: true,
    cell: (row, { timeZone }) => wallClock(row.createdAt, timeZone),
  },
  {
    header: { en: 'Last update', fr: 'Dernière mise à jour' },
    width: 18,
    isMoment: true,
    cell: (row, { timeZone }) => wallClock(row.updatedAt, timeZone),
  },
  {
    header: { en: 'Updated by', fr: 'Mise à jour par' },
    width: 22,
    cell: (row) => asText(row.lastUpdaterFullName),
  },
  {
    header: { en: 'Contract', fr: 'Contrat' },
    width: 24,
    internalOnly: true,
    cell: (row) => asText(row.contractName ?? ''),
  },
  {
    header: { en: 'Internal ids', fr: 'Identifiants internes' },
    width: 24,
    internalOnly: true,
    cell: (row) => asText((row.internalIds ?? []).join(', ')),
  },
];

/** A tab of the board as a spreadsheet whose dates are those of the reader's clock (REQ-021). */
export async function exportRequests(
  db: Reads,
  reader: Reader,
  tab: RequestFilterType,
  timeZone: string,
): Promise<Response> {
  const { language, user } = reader;
  const { rows } = await listRequests(db, reader, FILTERS[tab], { limit: MOST_ROWS });
  const columns = COLUMNS.filter((column) => !column.internalOnly || user.contactInformation.isInternal);
  const stream = writeXlsxStream(cells(rows, columns, { language, timeZone }), {
    name: language === 'fr' ? 'Demandes' : 'Requests',
    columns: columns.map(({ header, width, isMoment }) => ({
      header: header[language],
      width,
      ...(isMoment && { numFmt: 'yyyy-mm-dd hh:mm' }),
    })),
    freezePane: { rows: 1 },
  });
  return attachment({ filename: FILENAME, mime: XLSX, stream });
}

async function* cells(
  rows: readonly RequestSummary[],
  columns: readonly Column[],
  context: { language: Language; timeZone: string },
): AsyncGenerator<CellValue[]> {
  for (const [index, row] of rows.entries()) {
    if (index % BATCH === BATCH - 1) await new Promise(setImmediate);
    yield columns.map((column) => column.cell(row, context));
  }
}

/** Text that a spreadsheet never takes for a formula (OWASP, CSV injection), without the two signs that XML cannot hold. */
function asText(value: string): string {
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The moment as the clock of a time zone shows it; a spreadsheet knows no zones. */
function wallClock(iso: string, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const part = (type: string) => Number(parts.find((each) => each.type === type)!.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
}
