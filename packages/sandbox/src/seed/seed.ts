import { load, schema as tables, sha256Of, sql, withSignaturePage } from '@atrium/server';
import type { BlobStore, Database, Transaction } from '@atrium/server';
import { newSigningToken } from '../signatures/provider.ts';
import { generateBank } from './bank.ts';
import type { BankOptions } from './bank.ts';
import { MIME_OF, makeFile, wordsOf } from './files.ts';
import type { SeededFile } from './files.ts';
import type { SeededSignedDocument, Signatures } from './signatures.ts';
import type { RightsHistory } from './rights-history.ts';
import { requestCatalogue } from './request-catalogue.ts';

export interface SeedOptions extends BankOptions {
  /** Store for the files of the documents. */
  blobs: BlobStore;
  /** Called when a step begins, with its name in English. */
  onStep?: (name: string) => void;
}

type BlobRow = typeof tables.blobs.$inferInsert;

const FILES_AT_ONCE = 16;

/** Creates the file of a record; a signed document is its source with a signature page. */
async function fileOf(record: SeededFile | SeededSignedDocument): Promise<Uint8Array> {
  if ('kind' in record) return makeFile(record.kind, record.content);
  const { source, envelope, signatories, language } = record;
  const bytes = await fileOf(source);
  const signedAt = envelope.statusChangedAt;
  const { filename } = source.row;
  return withSignaturePage(bytes, {
    envelope,
    signatories,
    document: { filename, sha256: sha256Of(bytes) },
    language,
    signedAt,
  });
}

/** Creates and stores the files; returns the hash of each record’s file and the rows of all blobs. */
async function keepFiles(
  records: readonly (SeededFile | SeededSignedDocument)[],
  blobs: BlobStore,
): Promise<{ rows: BlobRow[]; hashOf: Map<string, string> }> {
  const rows = new Map<string, BlobRow>();
  const hashOf = new Map<string, string>();
  const queue = records.values();
  const work = async () => {
    for (const record of queue) {
      const { sha256, size } = await blobs.put(await fileOf(record), { flush: false });
      rows.set(sha256, { sha256, size, mime: MIME_OF['kind' in record ? record.kind : 'pdf'] });
      hashOf.set(record.row.id, sha256);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
  return { rows: [...rows.values()], hashOf };
}

/**
 * Returns the texts of the documents, which a job would need minutes to extract from their files. Signed documents are
 * left to that job, because they also contain the text of their signature page.
 */
function textsOf(
  records: readonly SeededFile[],
  hashOf: ReadonlyMap<string, string>,
): (typeof tables.blobTexts.$inferInsert)[] {
  const texts = new Map<string, string>();
  for (const { row, kind, content } of records) {
    const text = wordsOf(kind, content);
    if (text !== null) texts.set(hashOf.get(row.id)!, text);
  }
  return [...texts].map(([sha256, text]) => ({ sha256, text }));
}

/** Stores existing bytes: pictures and films. */
const keepBytes = (all: IteratorObject<Uint8Array>, mime: string, blobs: BlobStore): Promise<BlobRow[]> =>
  Promise.all(all.map(async (bytes) => ({ ...(await blobs.put(bytes, { flush: false })), mime })));

/** Returns the links of invited signatories; their tokens are not seeded, or readers of the source could guess them. */
function signingLinks({ signatories }: Signatures): (typeof tables.sandboxSigningLinks.$inferInsert)[] {
  return signatories
    .filter(({ invitedAt }) => invitedAt)
    .map(({ id }) => ({
      signatoryId: id,
      token: newSigningToken(),
      code: null,
      codeSentAt: null,
      codeAttempts: 0,
    }));
}

const html = (text: string): string => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** Loads rights in chronological order: contracts have been as they are now since their creation, except for the changes. */
async function loadRights(tx: Transaction, { first, changes }: RightsHistory): Promise<void> {
  await load(tx, tables.contractUserRights, first);
  const { contractPeriods, contracts, contractUserRights } = tables;
  await tx.execute(
    sql`update ${contractPeriods} set valid_from = ${contracts.createdAt} from ${contracts} where ${contracts.id} = ${contractPeriods.contractId}`,
  );
  for (const { at, right } of changes) {
    await tx.execute(sql`select set_config('atrium.contract_moment', ${at.toISOString()}, true)`);
    await tx
      .insert(contractUserRights)
      .values(right)
      .onConflictDoUpdate({
        target: [contractUserRights.userId, contractUserRights.serviceCode, contractUserRights.contractId],
        set: { right: right.right },
      });
  }
}

/** Fills an empty database with the seeded bank: files first, then all rows in one transaction. */
export async function seedBank(db: Database, { onStep = () => {}, ...options }: SeedOptions): Promise<void> {
  onStep('files');
  const bank = generateBank(options);
  const { organisation, people, requests, documents, signatures, contacts, operations, mails } = bank;
  const { homeContent, eBusiness } = bank;
  const published = bank.content.flatMap((content) => content.documents);
  const allDocuments = [...documents.documents, ...signatures.sources, ...signatures.signed];
  const files = await keepFiles(
    [...allDocuments, ...published, ...bank.articles.files, ...bank.kyc.files, ...bank.powers.files],
    options.blobs,
  );

  const pictures = [
    ...(await keepBytes(bank.articlePictures.values(), 'image/svg+xml', options.blobs)),
    ...(await keepBytes(
      bank.films.values().map(({ poster }) => poster),
      'image/webp',
      options.blobs,
    )),
    ...(await keepBytes(
      bank.films.values().map(({ bytes }) => bytes),
      'video/webm',
      options.blobs,
    )),
  ];

  await db.transaction(async (tx) => {
    onStep('contracts');
    await load(tx, tables.clients, organisation.clients);
    await load(tx, tables.legalEntities, organisation.entities);
    await load(tx, tables.users, people.users);
    await load(
      tx,
      tables.contracts,
      organisation.contracts.map((contract) => contract.row),
    );
    await load(
      tx,
      tables.contractLegalEntities,
      organisation.contracts.flatMap((contract) =>
        contract.entities.map((entity) => ({ contractId: contract.row.id, ricosCode: entity.ricosCode })),
      ),
    );
    await load(tx, tables.legalEntitiesLists, organisation.lists);
    await load(tx, tables.legalEntitiesListMembers, organisation.listMembers);
    await load(tx, tables.contractServices, organisation.contractServices);
    await load(tx, tables.contractUsers, people.members);
    await loadRights(tx, bank.rightsHistory);
    await load(tx, tables.roles, people.roles);
    await load(
      tx,
      tables.auditEvents,
      [...bank.contractAudit, ...bank.rightsHistory.audit].toSorted(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
      ),
    );
    await load(tx, tables.userServices, people.userServices);
    await load(tx, tables.userWidgets, people.userWidgets);
    const catalogue = requestCatalogue();
    await load(tx, tables.serviceActions, catalogue.actions);
    await load(tx, tables.serviceTopics, catalogue.topics);
    await load(tx, tables.tags, bank.tags.rows);
    onStep('requests');
    await load(
      tx,
      tables.requests,
      requests.requests.map((request) => request.row),
    );
    await load(tx, tables.requestParticipants, requests.participants);
    await load(tx, tables.requestMarks, requests.marks);
    await load(tx, tables.requestLegalEntities, requests.legalEntities);
    await load(tx, tables.requestExternalApplications, requests.externalApplications);
    await load(tx, tables.requestTags, requests.tags);
    onStep('messages');
    await load(
      tx,
      tables.messages,
      requests.requests.flatMap((request) =>
        request.messages.map(({ text, attaches: _attaches, ...message }) => ({
          ...message,
          requestId: request.row.id,
          message: html(text),
          messageType: 'Message' as const,
          emailId: mails.mailOf.get(message.id) ?? null,
        })),
      ),
    );
    await load(tx, tables.mails, mails.rows);
    onStep('documents');
    await load(tx, tables.blobs, [...files.rows, ...pictures]);
    await load(tx, tables.blobTexts, textsOf([...documents.documents, ...signatures.sources], files.hashOf));
    await load(
      tx,
      tables.documents,
      allDocuments.map(({ row }) => ({ ...row, sha256: files.hashOf.get(row.id)! })),
    );
    await load(tx, tables.documentLegalEntities, documents.legalEntities);
    await load(tx, tables.documentTags, documents.tags);
    await load(tx, tables.documentMarks, documents.marks);
    await load(tx, tables.messageDocuments, documents.attachments);
    await load(tx, tables.messages, signatures.messages);
    await load(tx, tables.messageDocuments, signatures.attachments);
    await load(tx, tables.signatureEnvelopes, signatures.envelopes);
    await load(tx, tables.signatureSignatories, signatures.signatories);
    await load(tx, tables.signatureDocuments, signatures.documents);
    await load(tx, tables.sandboxSigningLinks, signingLinks(signatures));
    await load(tx, tables.contractEmailDomains, signatures.emailDomains);
    onStep('services');
    await load(tx, tables.contacts, contacts.contacts);
    await load(tx, tables.contactContracts, contacts.contracts);
    await load(tx, tables.contactBookmarks, contacts.bookmarks);
    await load(tx, tables.userSignIns, bank.signIns);
    await load(tx, tables.articles, bank.articles.rows);
    await load(
      tx,
      tables.articleFiles,
      bank.articles.files.map(({ row }) => ({ ...row, sha256: files.hashOf.get(row.id)! })),
    );
    await load(tx, tables.articleVideos, bank.articles.videos);
    await load(tx, tables.researchNotes, bank.research);
    await load(tx, tables.notifications, operations.notifications);
    await load(tx, tables.widgetPreferences, operations.widgetPreferences);
    await load(tx, tables.deadLetters, bank.deadLetters);
    const { treasury, compliance, commitments } = bank;
    await load(tx, tables.exchangeRates, treasury.rates);
    await load(tx, tables.cashForecasts, treasury.forecasts);
    await load(tx, tables.financingPositions, treasury.positions);
    await load(tx, tables.financingAmortizations, treasury.amortizations);
    await load(tx, tables.kycRecords, bank.kyc.records);
    await load(tx, tables.kycDocuments, [
      ...bank.kyc.missing,
      ...bank.kyc.files.map(({ row }) => ({ ...row, sha256: files.hashOf.get(row.id)! })),
    ]);
    const { powers } = bank;
    await load(
      tx,
      tables.powersOfAttorney,
      powers.rows.map((row) => ({ ...row, sha256: files.hashOf.get(row.ricosCode) ?? null })),
    );
    await load(tx, tables.powerBranches, powers.branches);
    await load(tx, tables.powerModalities, powers.modalities);
    await load(tx, tables.powerSignatories, powers.signatories);
    await load(tx, tables.legalAgreements, compliance.agreements);
    await load(tx, tables.carbonEmissions, compliance.emissions);
    await load(tx, tables.guarantees, commitments.guarantees);
    await load(tx, tables.derivativeTrades, commitments.trades);
    await load(tx, tables.eventPages, homeContent.eventPages);
    await load(tx, tables.newsItems, homeContent.newsItems);
    await load(tx, tables.widgetInformations, homeContent.widgetInformations);
    await load(
      tx,
      tables.contentDocuments,
      published.map(({ row }) => ({ ...row, sha256: files.hashOf.get(row.id)! })),
    );
    for (const { tags, texts } of bank.content) {
      await load(tx, tables.contentDocumentTags, tags);
      await load(tx, tables.contentTexts, texts);
    }
    await load(tx, tables.dataRooms, eBusiness.dataRooms);
    await load(tx, tables.tradeConfirmations, eBusiness.tradeConfirmations);
  });
  onStep('statistics');
  // The embedded database does not collect statistics by itself, and its query plans are bad without them.
  await db.execute(sql`analyze`);
}
