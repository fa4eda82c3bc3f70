import type { DocumentCategory } from '@atrium/contract/document-rules';
import type { FileKind } from '../files.ts';

/**
 * A kind of document with placeholders `{month}`, `{year}`, `{entity}`, `{person}`, `{n}`; names have no refused
 * character.
 */
export interface DocumentTemplate {
  kind: FileKind;
  name: { en: string; fr: string };
  tag?:
    | 'Fees'
    | 'Contract'
    | 'Signed'
    | 'Statement'
    | 'Audit'
    | 'Tax'
    | 'Mandate'
    | 'Reporting'
    | 'Trade finance';
}

/** Documents of a contract, by category. */
export const CONTRACT_DOCUMENTS: Readonly<Partial<Record<DocumentCategory, readonly DocumentTemplate[]>>> = {
  CONTRACTS: [
    { kind: 'pdf', name: { en: 'Amendment {n} {topic}', fr: 'Avenant {n} {topic}' }, tag: 'Contract' },
    { kind: 'pdf', name: { en: 'General terms {year}', fr: 'Conditions générales {year}' }, tag: 'Contract' },
    {
      kind: 'docx',
      name: { en: 'Service agreement {topic}', fr: 'Convention de services {topic}' },
      tag: 'Signed',
    },
  ],
  STATEMENTS: [
    {
      kind: 'pdf',
      name: { en: 'Account statement {month}', fr: 'Relevé de compte {month}' },
      tag: 'Statement',
    },
    {
      kind: 'xlsx',
      name: { en: 'Intraday positions {month}', fr: 'Positions intrajournalières {month}' },
      tag: 'Reporting',
    },
    { kind: 'txt', name: { en: 'MT940 extract {month}', fr: 'Extrait MT940 {month}' }, tag: 'Statement' },
  ],
  FEES: [
    { kind: 'pdf', name: { en: 'Statement of fees {month}', fr: 'Relevé de frais {month}' }, tag: 'Fees' },
    { kind: 'xlsx', name: { en: 'Fee schedule {year}', fr: 'Barème de frais {year}' }, tag: 'Fees' },
  ],
  MANDATES: [
    { kind: 'pdf', name: { en: 'Power of attorney {person}', fr: 'Pouvoir {person}' }, tag: 'Mandate' },
    {
      kind: 'png',
      name: { en: 'Specimen signature {person}', fr: 'Spécimen de signature {person}' },
      tag: 'Mandate',
    },
    {
      kind: 'docx',
      name: { en: 'List of signatories {year}', fr: 'Liste des signataires {year}' },
      tag: 'Mandate',
    },
  ],
  TAX: [
    { kind: 'pdf', name: { en: 'Tax certificate {year}', fr: 'Attestation fiscale {year}' }, tag: 'Tax' },
    { kind: 'pdf', name: { en: 'Audit confirmation {month}', fr: 'Circularisation {month}' }, tag: 'Audit' },
  ],
  TRADE: [
    {
      kind: 'txt',
      name: { en: 'SWIFT confirmation MT760 {n}', fr: 'Confirmation SWIFT MT760 {n}' },
      tag: 'Trade finance',
    },
    { kind: 'pdf', name: { en: 'Guarantee G-{n}', fr: 'Garantie G-{n}' }, tag: 'Trade finance' },
  ],
};

/** Attachments of messages, by the action of the request. */
export const ATTACHMENTS: Readonly<Record<string, readonly DocumentTemplate[]>> = {
  ACCOUNT_OPENING: [
    { kind: 'pdf', name: { en: 'Account opening agreement v{n}', fr: 'Convention d’ouverture v{n}' } },
    { kind: 'png', name: { en: 'Specimen signature card {person}', fr: 'Carton de spécimen {person}' } },
    { kind: 'docx', name: { en: 'Board resolution {month}', fr: 'Résolution du conseil {month}' } },
  ],
  ACCOUNT_CLOSURE: [{ kind: 'pdf', name: { en: 'Closure letter', fr: 'Lettre de clôture' } }],
  CHANNEL_ACCESS: [{ kind: 'pdf', name: { en: 'Access form {person}', fr: 'Formulaire d’accès {person}' } }],
  PAYMENT_LIMITS: [
    {
      kind: 'docx',
      name: { en: 'Treasury policy {year} extract', fr: 'Politique de trésorerie {year} extrait' },
    },
  ],
  PAYMENT_INVESTIGATION: [
    { kind: 'txt', name: { en: 'Payment confirmation {n}', fr: 'Confirmation de paiement {n}' } },
    { kind: 'pdf', name: { en: 'Invoice {n}', fr: 'Facture {n}' } },
  ],
  SIGNATORIES_UPDATE: [
    { kind: 'docx', name: { en: 'Board minutes {month}', fr: 'Procès-verbal du conseil {month}' } },
    { kind: 'pdf', name: { en: 'List of signatories {year}', fr: 'Liste des signataires {year}' } },
  ],
  POWER_GRANT: [{ kind: 'pdf', name: { en: 'Power of attorney {person}', fr: 'Pouvoir {person}' } }],
  KYC_REVIEW: [
    { kind: 'pdf', name: { en: 'Register extract {entity}', fr: 'Extrait du registre {entity}' } },
    { kind: 'png', name: { en: 'Ownership chart {entity}', fr: 'Organigramme de détention {entity}' } },
  ],
  CLIENT_DATA: [
    { kind: 'pdf', name: { en: 'Register extract {entity}', fr: 'Extrait du registre {entity}' } },
  ],
  GUARANTEE_ISSUE: [
    { kind: 'docx', name: { en: 'Guarantee draft v{n}', fr: 'Projet de garantie v{n}' } },
    { kind: 'txt', name: { en: 'MT760 copy {n}', fr: 'Copie MT760 {n}' } },
  ],
  CREDIT_LINE: [
    { kind: 'xlsx', name: { en: 'Cash plan twelve months', fr: 'Plan de trésorerie douze mois' } },
    { kind: 'pdf', name: { en: 'Half-year accounts {year}', fr: 'Comptes semestriels {year}' } },
  ],
  AUDIT_CONFIRMATION: [
    { kind: 'pdf', name: { en: 'Letter of authority {entity}', fr: 'Lettre d’autorisation {entity}' } },
  ],
  REPORT_CHANGE: [
    { kind: 'xlsx', name: { en: 'Ledger extract {month}', fr: 'Extrait de comptabilité {month}' } },
  ],
};

export const OTHER_ATTACHMENTS: readonly DocumentTemplate[] = [
  { kind: 'pdf', name: { en: 'Confirmation {n}', fr: 'Confirmation {n}' } },
  { kind: 'xlsx', name: { en: 'Detailed figures {month}', fr: 'Chiffres détaillés {month}' } },
];

/** Paragraphs of text documents. */
export const PARAGRAPHS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    'This document concerns the accounts and services that {entity} holds with Atrium Bank under contract {contract}.',
    'The parties have agreed on what follows. Words that begin with a capital letter have the meaning that the general terms give them.',
    'The bank carries out instructions that reach it before the cut-off of the day with value of the same day. Later instructions are carried out on the next business day.',
    'Fees are taken monthly from the main account. Their detail is available in the portal from the third business day of each month.',
    'The client tells the bank without delay of any change of its signatories. Until the bank has booked the change, the earlier powers hold.',
    'Either party may end the service with a notice of thirty days. Instructions under way are completed.',
    'This document was made from the records of the bank on {date} and is valid without a signature unless stated otherwise.',
  ],
  fr: [
    'Le présent document concerne les comptes et services que {entity} détient auprès d’Atrium Bank au titre du contrat {contract}.',
    'Les parties conviennent de ce qui suit. Les mots commençant par une majuscule ont le sens que leur donnent les conditions générales.',
    'La banque exécute en valeur jour les instructions reçues avant l’heure limite. Les instructions ultérieures sont exécutées le jour ouvré suivant.',
    'Les frais sont prélevés chaque mois sur le compte principal. Leur détail est disponible sur le portail dès le troisième jour ouvré du mois.',
    'Le client informe la banque sans délai de tout changement de ses signataires. Jusqu’à son enregistrement, les pouvoirs antérieurs restent valables.',
    'Chaque partie peut mettre fin au service avec un préavis de trente jours. Les instructions en cours sont menées à leur terme.',
    'Ce document a été établi à partir des données de la banque le {date} et est valable sans signature sauf mention contraire.',
  ],
};
