import { PDFDocument } from '@cantoo/pdf-lib';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Contract } from '@atrium/contract/contracts';
import { hasStatusAndRole } from '@atrium/contract/contract-users-rules';
import type { AppendixType } from '@atrium/contract/contracts-rules';
import { countryName } from '@atrium/contract/countries';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { contractUsers, users } from '../database/schema/index.ts';
import { attachment } from '../files/index.ts';
import { startFlow } from '../pdf/index.ts';
import type { PdfFlow } from '../pdf/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { dateText } from '../formats/index.ts';

const TITLES: Readonly<Record<AppendixType, Bilingual>> = {
  LEGAL_ENTITIES: { en: 'Appendix: legal entities', fr: 'Annexe : entités juridiques' },
  SERVICES: { en: 'Appendix: services', fr: 'Annexe : services' },
  USERS: { en: 'Appendix: users', fr: 'Annexe : utilisateurs' },
};
const FILE_NAMES: Readonly<Record<AppendixType, Bilingual>> = {
  LEGAL_ENTITIES: { en: 'legal-entities', fr: 'entites-juridiques' },
  SERVICES: { en: 'services', fr: 'services' },
  USERS: { en: 'users', fr: 'utilisateurs' },
};
const STATUS = { SIGNED: { en: 'signed', fr: 'signé' }, DEMO: { en: 'demo', fr: 'démonstration' } };
const ROLE = {
  ADMIN: { en: 'administrator', fr: 'administrateur' },
  STANDARD: { en: 'user', fr: 'utilisateur' },
};
const NOBODY = { en: 'No user yet.', fr: 'Aucun utilisateur pour le moment.' };
const AS_OF = { en: 'As of', fr: 'État au' };

/** Writes an entry of an appendix: its name, and its details below. */
const writeLine = (flow: PdfFlow, name: string, details: string) => {
  flow.write(name, { font: 'bold', size: 10.5, before: 6, keep: 30 });
  flow.write(details, { size: 9.5 });
};

async function usersOf(db: Reads, { id, type }: Contract, language: Language) {
  // Users of a contract of the bank have neither (CUSR-026).
  const hasRole = hasStatusAndRole(type.name);
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      status: contractUsers.contractStatus,
      role: contractUsers.clientRole,
    })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(and(eq(contractUsers.contractId, id), isNull(users.deletedAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return rows.map(({ firstName, lastName, email, status, role }) => ({
    name: `${firstName} ${lastName}`,
    details: [email, ...(hasRole ? [STATUS[status][language], ROLE[role][language]] : [])].join(' · '),
  }));
}

interface AppendixOptions {
  contract: Contract;
  type: AppendixType;
  language: Language;
  now: Date;
}

/** Returns an appendix of a contract as a PDF file, with the state of the current day (CTR-019, API-123). */
export async function contractAppendix(
  db: Reads,
  { contract, type, language, now }: AppendixOptions,
): Promise<Response> {
  const { name, number, commercialClient } = contract;
  const title = TITLES[type][language];
  const document = await PDFDocument.create();
  document.setTitle(`${title}, ${number}`, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setCreationDate(now);
  document.setModificationDate(now);
  const flow = startFlow(document);
  flow.write(title, { font: 'serif', size: 22, keep: 72 });
  flow.write([number, name, commercialClient?.name].filter(Boolean).join(' · '), { size: 11, before: 4 });
  const day = dateText(now, language, { dateStyle: 'long', timeZone: BANK_TIME_ZONE });
  flow.write(`${AS_OF[language]} ${day}`, { size: 9.5, before: 2 });
  flow.rule();
  if (type === 'LEGAL_ENTITIES')
    for (const { legalEntity } of contract.legalEntities)
      writeLine(
        flow,
        legalEntity.label,
        `${legalEntity.ricos} · ${countryName(legalEntity.countryCode, language)}`,
      );
  if (type === 'SERVICES')
    for (const { name: state, label } of contract.serviceCategories.toReversed()) {
      const services = contract.services.filter(({ category }) => category === state);
      if (services.length === 0) continue;
      flow.write(`${label} (${services.length})`, { font: 'bold', size: 12, before: 16, keep: 48 });
      for (const service of services) flow.write(service.label, { size: 10.5, before: 4 });
    }
  if (type === 'USERS') {
    const people = await usersOf(db, contract, language);
    if (people.length === 0) flow.write(NOBODY[language], { size: 10.5 });
    for (const person of people) writeLine(flow, person.name, person.details);
  }
  await flow.drawNumbered();
  const bytes = new Uint8Array(await document.save());
  return attachment({
    filename: `${number}-${FILE_NAMES[type][language]}.pdf`,
    mime: 'application/pdf',
    stream: new Blob([bytes]).stream(),
    headers: { 'content-length': String(bytes.length) },
  });
}
