import { PDFDocument } from '@cantoo/pdf-lib';
import type { AccessReviewDetail, AccessReviewLine } from '@atrium/contract/access-reviews';
import type { ReviewDecision } from '@atrium/contract/access-review-rules';
import { BANK_TIME_ZONE, bankDay } from '../bank-time.ts';
import { spreadsheet } from '../exports/index.ts';
import type { Sheet } from '../exports/index.ts';
import { attachment } from '../files/index.ts';
import { startFlow } from '../pdf/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { dateText } from '../formats/index.ts';

const TITLE = { en: 'Result of an access review', fr: 'Résultat d’une revue des accès' };
const FILE = { en: 'access-review', fr: 'revue-des-acces' };
const CLOSED = { en: 'Closed on', fr: 'Clôturée le' };
const TIMES = { en: 'Times are those of Paris.', fr: 'Les heures sont celles de Paris.' };
const BY = { en: 'by', fr: 'par' };
const SEAL = { en: 'Seal (SHA-256)', fr: 'Sceau (SHA-256)' };
const NO_LINES = { en: 'Nobody had a right.', fr: 'Personne n’avait de droit.' };
const ALL = { en: 'all legal entities', fr: 'toutes les entités juridiques' };
const DECISIONS: Readonly<Record<ReviewDecision, Bilingual>> = {
  CONFIRMED: { en: 'Confirmed', fr: 'Confirmé' },
  REVOKED: { en: 'Revoked', fr: 'Retiré' },
  LAPSED: { en: 'No longer held', fr: 'Plus détenu' },
};

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`;
/** The legal entities that a right covers; null if it is not linked to any. */
const scopeOf = ({ listName, service }: AccessReviewLine, language: Language) =>
  listName ?? (service.linkedToLegalEntities ? ALL[language] : null);
const decisionOf = ({ decision }: AccessReviewLine, language: Language) =>
  decision === null ? null : DECISIONS[decision][language];

/** A closed review, with the contract that it covers. */
export interface ClosedReview extends AccessReviewDetail {
  readonly contract: { readonly number: string; readonly name: string };
}

const contractOf = ({ contract }: ClosedReview) => `${contract.number} · ${contract.name}`;
/** Named after contract and day of the bank: a campaign closes reviews of several contracts on one day. */
const fileOf = ({ contract, closedAt }: ClosedReview, language: Language) =>
  `${FILE[language]}-${contract.number}-${bankDay(new Date(closedAt!))}`;

/** Returns the result of a closed review as a PDF file: its contract, each line, who decided it and when, and the seal. */
export async function resultPdf(review: ClosedReview, language: Language): Promise<Response> {
  const { name, contract, closedAt, closedBy, digest, reviewed } = review;
  const at = new Date(closedAt!);
  const momentOf = (moment: Date) =>
    dateText(moment, language, { dateStyle: 'long', timeStyle: 'short', timeZone: BANK_TIME_ZONE });
  const document = await PDFDocument.create();
  document.setTitle(`${TITLE[language]}, ${contract.number}, ${name}`, { showInWindowTitleBar: true });
  document.setSubject(`SHA-256 ${digest}`);
  document.setLanguage(language);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const flow = startFlow(document);
  flow.write(name, { font: 'serif', size: 22, keep: 72 });
  flow.write(TITLE[language], { size: 11, before: 4 });
  flow.write(contractOf(review), { size: 11, before: 2 });
  flow.write(`${CLOSED[language]} ${momentOf(at)} ${BY[language]} ${nameOf(closedBy)}`, {
    size: 9.5,
    before: 2,
  });
  flow.write(TIMES[language], { size: 9.5, before: 2 });
  flow.write(SEAL[language], { font: 'bold', size: 9.5, before: 8 });
  flow.write(digest!, { size: 9.5 });
  flow.rule();
  if (reviewed.length === 0) flow.write(NO_LINES[language], { size: 10.5 });
  for (const line of reviewed) {
    const { person, service, right, comment, decidedBy, decidedAt } = line;
    flow.write(`${nameOf(person)} · ${service.label}`, { font: 'bold', size: 10.5, before: 6, keep: 44 });
    flow.write([right.label, scopeOf(line, language)].filter(Boolean).join(' · '), { size: 9.5 });
    flow.write(
      [decisionOf(line, language), nameOf(decidedBy), decidedAt && momentOf(new Date(decidedAt)), comment]
        .filter(Boolean)
        .join(' · '),
      { size: 9.5 },
    );
  }
  await flow.drawNumbered();
  const bytes = new Uint8Array(await document.save());
  return attachment({
    filename: `${fileOf(review, language)}.pdf`,
    mime: 'application/pdf',
    stream: new Blob([bytes]).stream(),
    headers: { 'content-length': String(bytes.length) },
  });
}

const sheetOf = (review: ClosedReview, language: Language): Sheet<AccessReviewLine> => ({
  filename: `${fileOf(review, language)}.xlsx`,
  name: { en: 'Access review', fr: 'Revue des accès' },
  bytesPerRow: 160,
  columns: [
    { header: { en: 'User', fr: 'Utilisateur' }, width: 26, value: ({ person }) => nameOf(person) },
    { header: { en: 'Email', fr: 'E-mail' }, width: 32, value: ({ person }) => person.email },
    { header: { en: 'Service', fr: 'Service' }, width: 28, value: ({ service }) => service.label },
    { header: { en: 'Right', fr: 'Droit' }, width: 14, value: ({ right }) => right.label },
    {
      header: { en: 'Legal entities', fr: 'Entités juridiques' },
      width: 28,
      value: scopeOf,
    },
    { header: { en: 'Decision', fr: 'Décision' }, width: 16, value: decisionOf },
    { header: { en: 'Comment', fr: 'Commentaire' }, width: 40, value: ({ comment }) => comment || null },
    {
      header: { en: 'Decided by', fr: 'Décidé par' },
      width: 24,
      value: ({ decidedBy }) => nameOf(decidedBy),
    },
    {
      header: { en: 'Decided on (Paris time)', fr: 'Décidé le (heure de Paris)' },
      width: 26,
      kind: 'moment',
      value: ({ decidedAt }) => decidedAt,
    },
    { header: { en: 'Contract', fr: 'Contrat' }, width: 34, value: () => contractOf(review) },
    { header: { en: 'Access review', fr: 'Revue des accès' }, width: 28, value: () => review.name },
    { header: SEAL, width: 66, value: () => review.digest },
  ],
});

/** Returns the result as a spreadsheet, with the seal in the last column. */
export const resultSheet = (review: ClosedReview, language: Language, isInternal: boolean): Response =>
  spreadsheet(
    sheetOf(review, language),
    (async function* () {
      yield review.reviewed;
    })(),
    review.reviewed.length,
    { language, timeZone: BANK_TIME_ZONE, isInternal },
  );
