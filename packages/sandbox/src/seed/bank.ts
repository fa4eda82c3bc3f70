import { generateArticlePictures, generateArticles } from './articles.ts';
import { generateAuditReports } from './audit-reports.ts';
import { bankClock } from './clock.ts';
import { generateCashManagement } from './cash-management.ts';
import { generateCommitments } from './commitments.ts';
import { generateCompliance } from './compliance.ts';
import { generateContractAudit } from './contract-audit.ts';
import { generateContractRights } from './contract-rights.ts';
import { generateRightsHistory } from './rights-history.ts';
import { generateContacts } from './contacts.ts';
import { generateDeadLetters } from './dead-letters.ts';
import { generateDocuments } from './documents.ts';
import { readFilms } from './films.ts';
import { generateMails } from './mails.ts';
import { generateEBusiness } from './e-business.ts';
import { generateHomeContent } from './home-content.ts';
import { generateInformationHub } from './information-hub.ts';
import { generateKyc } from './kyc.ts';
import { generateOperations } from './operations.ts';
import { generateOrganisation } from './organisation.ts';
import { generatePeople } from './people.ts';
import { generateRequests } from './requests.ts';
import { generatePowers } from './power-of-attorney.ts';
import { generateResearch } from './research.ts';
import { generateSignatures } from './signatures.ts';
import { generateSignIns } from './sign-ins.ts';
import { generateTags } from './tags.ts';
import { generateTradeFinance } from './trade-finance.ts';
import { generateTreasury } from './treasury.ts';

/** Number of records at scale 1; Halden and the ten personas are the same at any scale. */
export const BANK_SIZE = {
  users: 600,
  requests: 5000,
  documents: 3000,
  /** Contacts of the bank; the members of contracts come with their membership. */
  contacts: 440,
  articles: 300,
  researchNotes: 214,
} as const;

export interface BankOptions {
  /** First start: all dates are relative to it. */
  now: Date;
  /** Multiplies the size of the bank; 1 by default. */
  scale?: number;
}

/** Generates the whole bank in memory, identical for the same moment and scale; accesses no database and no file. */
export function generateBank({ now, scale = 1 }: BankOptions) {
  const clock = bankClock(now);
  const organisation = generateOrganisation(clock, scale);
  const people = generatePeople(clock, organisation, BANK_SIZE.users * scale);
  const tags = generateTags();
  const requests = generateRequests(clock, organisation, people, tags, BANK_SIZE.requests * scale);
  const size = BANK_SIZE.documents * scale;
  const documents = generateDocuments(clock, organisation, people, requests, tags, size);
  const contacts = generateContacts(organisation, people, BANK_SIZE.contacts * scale);
  const films = readFilms();
  const articles = generateArticles(clock, BANK_SIZE.articles * scale, films);
  const compliance = generateCompliance(clock, organisation, people);
  return {
    contractAudit: generateContractAudit(clock, organisation, people),
    rightsHistory: generateRightsHistory(
      clock,
      organisation,
      people,
      generateContractRights(organisation, people),
    ),
    organisation,
    people,
    tags,
    requests,
    documents,
    signatures: generateSignatures(organisation, people, requests, documents),
    contacts,
    signIns: generateSignIns(clock, people),
    mails: generateMails(people, requests),
    articles,
    films,
    research: generateResearch(clock, BANK_SIZE.researchNotes * scale),
    articlePictures: generateArticlePictures(),
    operations: generateOperations(people, requests),
    treasury: generateTreasury(clock, organisation),
    compliance,
    kyc: generateKyc(clock, organisation, people, compliance.kycRecords),
    powers: generatePowers(clock, organisation, compliance.powers),
    commitments: generateCommitments(clock, organisation),
    homeContent: generateHomeContent(clock),
    content: [
      generateInformationHub(clock, tags),
      generateTradeFinance(clock, tags),
      generateCashManagement(clock, tags),
      generateAuditReports(clock),
    ],
    eBusiness: generateEBusiness(clock, organisation),
    deadLetters: generateDeadLetters(clock, { organisation, people, requests, documents, compliance }),
  };
}
export type Bank = ReturnType<typeof generateBank>;
