import { and, gte } from 'drizzle-orm';
import type { AuditEvent } from '@atrium/contract/audit-events';
import { EXPORT_LIMIT } from '@atrium/contract/list-rules';
import type { User } from '@atrium/contract/users';
import { auditEvents } from '../database/schema/index.ts';
import { spreadsheet } from '../exports/index.ts';
import type { Sheet } from '../exports/index.ts';
import { badRequest } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { eventBatches, knownEvents, ofContracts } from './rows.ts';

const DAY = 86_400_000;
/** Events per query, so that other calls are served in between. */
const BATCH = 500;

const TOO_MANY = {
  en: `An export holds at most ${EXPORT_LIMIT.toLocaleString('en-GB')} events. Choose fewer days.`,
  fr: `Un export contient au plus ${EXPORT_LIMIT.toLocaleString('fr-FR')} événements. Choisissez moins de jours.`,
};

const TYPES: Readonly<Record<AuditEvent['eventType'], Bilingual>> = {
  CREATE: { en: 'Created', fr: 'Création' },
  UPDATE: { en: 'Updated', fr: 'Modification' },
  DELETE: { en: 'Deleted', fr: 'Suppression' },
};

/** Labels of the fields that events are about. */
const FIELDS: Readonly<Record<string, Bilingual>> = {
  contract: { en: 'Contract', fr: 'Contrat' },
  name: { en: 'Name', fr: 'Nom' },
  description: { en: 'Description', fr: 'Description' },
  isinCode: { en: 'ISIN code', fr: 'Code ISIN' },
  commercialClient: { en: 'Commercial client', fr: 'Client commercial' },
  kcCommercialClient: { en: 'Second commercial client', fr: 'Second client commercial' },
  cguName: { en: 'Terms version', fr: 'Version des conditions' },
  legalEntities: { en: 'Legal entities', fr: 'Entités juridiques' },
  bmfVisibility: { en: 'Loans and deposits shared', fr: 'Partage des emprunts et dépôts' },
  service: { en: 'Service', fr: 'Service' },
  legalEntitiesList: { en: 'Legal entities list', fr: 'Liste d’entités juridiques' },
  legalEntitiesListName: { en: 'Name of a list', fr: 'Nom d’une liste' },
  user: { en: 'User', fr: 'Utilisateur' },
  userStatus: { en: 'Status of a user', fr: 'Statut d’un utilisateur' },
  userRole: { en: 'Role of a user', fr: 'Rôle d’un utilisateur' },
  userHomepage: { en: 'Home page of a user', fr: 'Page d’accueil d’un utilisateur' },
  userRights: { en: 'Rights of a user', fr: 'Droits d’un utilisateur' },
};
/** Categories of services (CTR-088). */
const VALUES: Readonly<Record<string, Bilingual>> = {
  ACTIVATED: { en: 'Activated', fr: 'Activé' },
  MARKETING: { en: 'Marketing', fr: 'Marketing' },
  DEACTIVATED: { en: 'Deactivated', fr: 'Désactivé' },
};

const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person && `${person.firstName} ${person.lastName}`;
const valueOf = (value: string | null, language: Language): string | null =>
  value === null ? null : (VALUES[value]?.[language] ?? value);

const SHEET: Sheet<AuditEvent> = {
  filename: 'audit.xlsx',
  name: { en: 'Audit trail', fr: 'Piste d’audit' },
  bytesPerRow: 90,
  columns: [
    { header: { en: 'Date', fr: 'Date' }, width: 18, kind: 'moment', value: (row) => row.createdAt },
    { header: { en: 'Contract', fr: 'Contrat' }, width: 36, value: (row) => row.contract.name },
    {
      header: { en: 'Event', fr: 'Événement' },
      width: 14,
      value: (row, language) => TYPES[row.eventType][language],
    },
    {
      header: { en: 'What', fr: 'Objet' },
      width: 26,
      value: (row, language) => FIELDS[row.name]?.[language] ?? row.name,
    },
    { header: { en: 'Of', fr: 'Concerne' }, width: 30, value: (row) => row.secondaryEntity },
    {
      header: { en: 'Before', fr: 'Avant' },
      width: 40,
      value: (row, language) => valueOf(row.oldValue, language),
    },
    {
      header: { en: 'After', fr: 'Après' },
      width: 40,
      value: (row, language) => valueOf(row.newValue, language),
    },
    {
      header: { en: 'Author', fr: 'Auteur' },
      width: 24,
      value: (row) => nameOf(row.impersonatedBy ?? row.updateBy),
    },
    {
      header: { en: 'Acting as', fr: 'Agissant en tant que' },
      width: 24,
      value: (row) => (row.impersonatedBy ? nameOf(row.updateBy) : null),
    },
    {
      header: { en: 'Support ID', fr: 'Identifiant d’assistance' },
      width: 38,
      value: (row) => row.correlationId,
    },
  ],
};

/** Yields batches as long as the right lasts: a download can outlast the rights with which it began. */
async function* whileAllowed<Batch>(
  batches: AsyncIterable<Batch>,
  requireRight: () => Promise<void>,
): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    await requireRight();
    yield batch;
  }
}

/**
 * Exports the audit events of the last days as a spreadsheet, newest first (API-153, CTR-090); 400 above the limit. The
 * download breaks off once `requireRight` throws.
 */
export async function exportAudit(
  { db, clock }: Platform,
  reader: { user: User; language: Language },
  {
    daysCount,
    timezone,
    contractId,
  }: { daysCount: number; timezone: string; contractId?: string | undefined },
  requireRight: () => Promise<void>,
): Promise<Response> {
  const { user, language } = reader;
  await requireRight();
  const since = new Date(clock().getTime() - daysCount * DAY);
  const where = and(ofContracts(contractId), knownEvents(db, user), gte(auditEvents.createdAt, since))!;
  const total = await db.$count(auditEvents, where);
  if (total > EXPORT_LIMIT) throw badRequest(TOO_MANY, 'query.daysCount');
  const batches = whileAllowed(eventBatches(db, reader, where, BATCH), requireRight);
  return spreadsheet(SHEET, batches, total, {
    language,
    timeZone: timezone,
    isInternal: user.contactInformation.isInternal,
  });
}
