import { and, inArray } from 'drizzle-orm';
import { EXPORT_LIMIT } from '@atrium/contract/list-rules';
import { requestActions as api } from '@atrium/contract/request-actions';
import type { RequestListQuery, RequestSummary } from '@atrium/contract/requests';
import { reloadUser } from '../auth/index.ts';
import type { Reads } from '../database/index.ts';
import { requests } from '../database/schema/index.ts';
import { spreadsheet } from '../exports/index.ts';
import type { Sheet } from '../exports/index.ts';
import { badRequest } from '../http/index.ts';
import { visibleRequests } from './access.ts';
import { requestIds } from './listing.ts';
import type { ListedRequest, RequestFilter } from './listing.ts';
import { summariesOf } from './rows.ts';
import type { Reader } from './rows.ts';
import { stateLabels } from './state-labels.ts';

/** Rows per query, so that other calls can run in between. */
const BATCH = 500;

const TOO_MANY = {
  en: `An export holds at most ${EXPORT_LIMIT.toLocaleString('en-GB')} requests. Filter the list first.`,
  fr: `Un export contient au plus ${EXPORT_LIMIT.toLocaleString('fr-FR')} demandes. Filtrez d’abord la liste.`,
};

/** The reference, then the columns of the board in their order (REQ-014, REQ-015). */
const SHEET: Sheet<RequestSummary> = {
  // REQ-022.
  filename: 'requests.xlsx',
  name: { en: 'Requests', fr: 'Demandes' },
  bytesPerRow: 130,
  columns: [
    { header: { en: 'Reference', fr: 'Référence' }, width: 14, value: (row) => row.reference },
    { header: { en: 'Title', fr: 'Titre' }, width: 50, value: (row) => row.title },
    {
      header: { en: 'State', fr: 'État' },
      width: 16,
      value: (row, language) => stateLabels(language)[row.state],
    },
    { header: { en: 'Service', fr: 'Service' }, width: 24, value: (row) => row.serviceName },
    {
      header: { en: 'Legal entities', fr: 'Entités juridiques' },
      width: 40,
      value: (row) => row.legalEntities.map(({ longName }) => longName).join(', '),
    },
    { header: { en: 'Created by', fr: 'Créée par' }, width: 22, value: (row) => row.createdBy },
    {
      header: { en: 'Created', fr: 'Création' },
      width: 18,
      kind: 'moment',
      value: (row) => row.createdAt,
    },
    {
      header: { en: 'Last update', fr: 'Dernière mise à jour' },
      width: 18,
      kind: 'moment',
      value: (row) => row.updatedAt,
    },
    {
      header: { en: 'Updated by', fr: 'Mise à jour par' },
      width: 22,
      value: (row) => row.lastUpdaterFullName,
    },
    {
      header: { en: 'Contract', fr: 'Contrat' },
      width: 24,
      internalOnly: true,
      value: (row) => row.contractName ?? '',
    },
    {
      header: { en: 'Internal IDs', fr: 'Identifiants internes' },
      width: 24,
      internalOnly: true,
      value: (row) => (row.internalIds ?? []).join(', '),
    },
  ],
};

/** Returns the matching requests, in the given order, as a spreadsheet (REQ-021); 400 if there are too many. */
export async function exportRequests(
  db: Reads,
  reader: Reader,
  filter: RequestFilter,
  order: RequestListQuery['order'],
  timeZone: string,
): Promise<Response> {
  // The ids are read first, so that no transaction stays open while a slow connection downloads the file.
  const listed = await requestIds(db, reader, filter, order, { offset: 0, limit: EXPORT_LIMIT + 1 });
  if (listed.length > EXPORT_LIMIT) throw badRequest(TOO_MANY, 'query');
  return spreadsheet(SHEET, batchesOf(db, reader, listed), listed.length, {
    language: reader.language,
    timeZone,
    isInternal: reader.user.contactInformation.isInternal,
  });
}

/** Reads as the user is at each batch: a download can outlast the rights with which it began, and the account. */
async function* batchesOf(
  db: Reads,
  { user, language }: Reader,
  listed: readonly ListedRequest[],
): AsyncGenerator<RequestSummary[]> {
  for (let at = 0; at < listed.length; at += BATCH) {
    const reader = { user: await reloadUser(db, { user, language }, api.exportBoard.access), language };
    yield await summariesOf(db, reader, await stillVisible(db, reader, listed.slice(at, at + BATCH)));
  }
}

/** Leaves out requests that the reader may no longer see. */
async function stillVisible(
  db: Reads,
  { user }: Reader,
  listed: readonly ListedRequest[],
): Promise<ListedRequest[]> {
  const ids = listed.map(({ id }) => id);
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(inArray(requests.id, ids), visibleRequests(db, user)));
  const visible = new Set(rows.map(({ id }) => id));
  return listed.filter(({ id }) => visible.has(id));
}
