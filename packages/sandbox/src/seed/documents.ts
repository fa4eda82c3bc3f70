import type { DocumentCategory } from '@atrium/contract/document-rules';
import type { BankClock } from './clock.ts';
import type { SeededFile } from './files.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import { personaUser } from './people.ts';
import type { People, UserRow } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { Requests } from './requests.ts';
import type { SeededTags } from './tags.ts';
import { ATTACHMENTS, CONTRACT_DOCUMENTS, OTHER_ATTACHMENTS, PARAGRAPHS } from './texts/documents.ts';
import type { DocumentTemplate } from './texts/documents.ts';
import { amountText, fillOne, longDate, monthName } from './words.ts';
import type { Language } from './words.ts';
import type { schema } from '@atrium/server';

/** A document before its file is created: everything except the hash of its bytes. */
export interface SeededDocument extends SeededFile {
  row: Omit<typeof schema.documents.$inferInsert, 'sha256'>;
}

export interface Documents {
  documents: SeededDocument[];
  legalEntities: (typeof schema.documentLegalEntities.$inferInsert)[];
  tags: (typeof schema.documentTags.$inferInsert)[];
  marks: (typeof schema.documentMarks.$inferInsert)[];
  attachments: (typeof schema.messageDocuments.$inferInsert)[];
}

/** Share of the documents that are attached to messages; the others belong to contracts. */
const ATTACHED = 0.6;
const RELEASE_NOTES = 12;

/** Generates all documents of the bank: attachments of messages, documents of contracts, release notes. */
export function generateDocuments(
  clock: BankClock,
  organisation: Organisation,
  people: People,
  requests: Requests,
  tags: SeededTags,
  total: number,
): Documents {
  const random = chance('documents');
  const result: Documents = { documents: [], legalEntities: [], tags: [], marks: [], attachments: [] };

  // The latest conversations keep their attachments, so that the requests people open first are complete.
  const attaching = requests.requests
    .toSorted((a, b) => b.row.updatedAt.getTime() - a.row.updatedAt.getTime())
    .flatMap((request) =>
      request.messages.filter((message) => message.attaches).map((message) => ({ request, message })),
    )
    .slice(0, Math.round(total * ATTACHED));
  const staff = new Set(people.users.filter(({ kind }) => kind === 'ATRIUM').map(({ id }) => id));
  for (const { request, message } of attaching) {
    // A random source for each, because it depends on the day which conversations are the latest.
    const own = chance(`attachment of ${message.id}`);
    const template = own.pick(ATTACHMENTS[request.row.action ?? ''] ?? OTHER_ATTACHMENTS);
    const document = makeDocument(own, template, request.language, {
      contract: request.contract,
      ricos: request.entities[0] ?? request.contract.entities[0]!.ricosCode,
      person: request.words['person']!,
      createdAt: message.createdAt,
    });
    const isRunning =
      request.row.documentValidationEnabled &&
      (request.row.state === 'ACTION_REQUIRED' || request.row.state === 'INPROGRESS');
    const drawn = own.weighted({ PENDING: 6, VALIDATED: 3, REFUSED: 1 } as const);
    const isFromBank = staff.has(message.senderId);
    const waitsForClient = request.row.state === 'ACTION_REQUIRED';
    // Bank documents wait for validation while the request waits for the client. A refused client document has to be
    // replaced while the request waits for the client; otherwise it counts as replaced.
    const state = isFromBank ? (waitsForClient ? 'PENDING' : 'VALIDATED') : drawn;
    Object.assign(document.row, {
      category: 'REQUESTS',
      requestId: request.row.id,
      serviceCode: request.row.serviceCode,
      authorId: message.senderId,
      state: isRunning ? state : 'VALIDATED',
      replacementAskedAt: isRunning && state === 'REFUSED' && waitsForClient ? request.row.stateSince : null,
    });
    result.documents.push(document);
    result.attachments.push({ messageId: message.id, documentId: document.row.id });
    if (own.odds(0.25)) {
      const tagId = own.pick(tags.topics);
      result.tags.push({ documentId: document.row.id, tagId, addedById: message.senderId });
    }
    for (const ricosCode of request.entities)
      result.legalEntities.push({ documentId: document.row.id, ricosCode });
  }

  const admin = personaUser(people, 'super-admin');
  for (let index = 0; index < RELEASE_NOTES; index += 1) {
    const createdAt = clock.office(9 + index * 24, random);
    const template: DocumentTemplate = {
      kind: 'pdf',
      name: { en: 'What is new in {month}', fr: 'Nouveautés {month}' },
    };
    const contract = organisation.contracts[0]!;
    const document = makeDocument(random, template, 'en', {
      contract,
      ricos: contract.entities[0]!.ricosCode,
      person: '',
      createdAt,
    });
    Object.assign(document.row, { category: 'RELEASE_NOTES', contractId: null, authorId: admin.id });
    result.documents.push(document);
  }

  const categories = Object.keys(CONTRACT_DOCUMENTS) as (keyof typeof CONTRACT_DOCUMENTS)[];
  const weights = organisation.contracts.map((contract, index) => ({ contract, weight: index < 4 ? 12 : 4 }));
  const pool = weights.flatMap(({ contract, weight }) => Array.from({ length: weight }, () => contract));
  while (result.documents.length < total) {
    const contract = random.pick(pool);
    const category: DocumentCategory = random.pick(categories);
    const template = random.pick(CONTRACT_DOCUMENTS[category]!);
    const team = people.teams.get(contract.row.id)!;
    const author: UserRow =
      random.odds(0.85) || team.clients.length === 0 ? random.pick(team.staff) : random.pick(team.clients);
    const signatory = random.pick(team.clients.length > 0 ? team.clients : team.staff);
    const entities = random.some(contract.entities, random.odds(0.75) ? 1 : random.int(2, 4));
    const document = makeDocument(random, template, contract.country.language, {
      contract,
      ricos: entities[0]!.ricosCode,
      person: `${signatory.firstName} ${signatory.lastName}`,
      createdAt: clock.office(Math.round(700 * (random.int(0, 1000) / 1000) ** 1.5), random),
    });
    Object.assign(document.row, {
      category,
      authorId: author.id,
      isRequested: author.kind !== 'ATRIUM' && random.odds(0.3),
    });
    result.documents.push(document);
    for (const entity of entities)
      result.legalEntities.push({ documentId: document.row.id, ricosCode: entity.ricosCode });
    if (template.tag) {
      const tagId = tags.named(template.tag);
      result.tags.push({ documentId: document.row.id, tagId, addedById: author.id });
    }
  }

  const client = personaUser(people, 'client');
  const ofClient = result.documents.filter(
    ({ row: { contractId, requestId } }) =>
      !requestId && contractId && people.teams.get(contractId)?.clients.includes(client),
  );
  result.marks = ofClient
    .filter((_, index) => index % 9 === 4)
    .slice(0, 5)
    .map(({ row }) => ({ userId: client.id, documentId: row.id, favorite: true, readAt: null }));
  return result;
}

interface About {
  contract: SeededContract;
  ricos: string;
  person: string;
  createdAt: Date;
}

function makeDocument(
  random: Chance,
  template: DocumentTemplate,
  language: Language,
  about: About,
): SeededDocument {
  const { contract, createdAt } = about;
  const entity =
    contract.entities.find((candidate) => candidate.ricosCode === about.ricos)?.longName ?? contract.row.name;
  const period = new Date(Date.UTC(createdAt.getUTCFullYear(), createdAt.getUTCMonth() - 1, 1));
  const words = {
    entity,
    person: about.person,
    topic: contract.row.name.split(',')[0]!.toLowerCase(),
    month: monthName(period, language),
    year: String(createdAt.getUTCFullYear()),
    n: String(
      template.name.en.includes(' v{n}') || template.name.en.startsWith('Amendment')
        ? random.int(1, 4)
        : random.int(1000, 99_999),
    ),
    contract: contract.row.number,
    date: longDate(createdAt, language),
  };
  const title = fillOne(template.name[language], language, words);
  // A file name contains only characters that an upload would accept.
  const name = title
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\p{L}\p{N} ()'._-]/gu, '');
  const id = random.id();
  return {
    row: {
      id,
      filename: `${name}.${template.kind}`,
      category: 'CONTRACTS',
      contractId: contract.row.id,
      serviceCode: null,
      requestId: null,
      authorId: '',
      isRequested: false,
      state: 'VALIDATED',
      createdAt,
    },
    kind: template.kind,
    content: {
      title,
      subtitle:
        language === 'fr'
          ? `${entity}, contrat ${words.contract}, au ${words.date}`
          : `${entity}, contract ${words.contract}, as of ${words.date}`,
      paragraphs: PARAGRAPHS[language].map((text) => fillOne(text, language, words)),
      table: figures(random, language, createdAt),
      date: createdAt,
    },
  };
}

/** Returns a small ledger with its total in the last row. */
function figures(random: Chance, language: Language, createdAt: Date): (string | number)[][] {
  const heads = language === 'fr' ? ['Date', 'Référence', 'Montant'] : ['Date', 'Reference', 'Amount'];
  const lines = Array.from({ length: random.int(4, 12) }, (_, index) => ({
    day: new Date(createdAt.getTime() - index * 86_400_000).toISOString().slice(0, 10),
    reference: `AT${random.int(100_000, 999_999)}`,
    cents: random.int(10_000, 90_000_000),
  }));
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  return [
    heads,
    ...lines.map((line) => [line.day, line.reference, amountText(line.cents / 100, 'EUR', language)]),
    ['Total', '', amountText(total / 100, 'EUR', language)],
  ];
}
