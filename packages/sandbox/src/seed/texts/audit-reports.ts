import type { AuditReportsTextKey } from '@atrium/contract/audit-reports-rules';
import type { ContentTemplate, Words } from '../content.ts';

/** The guide of the page. */
export const GUIDE: ContentTemplate = {
  kind: 'pdf',
  name: { en: 'Guide to audit confirmations', fr: 'Guide des circularisations' },
  paragraphs: {
    en: [
      'When they close your accounts, your auditors ask the bank to confirm what it knows of your company: balances, loans, guarantees, derivatives, securities, and who may sign.',
      'One. Ask your auditors for their confirmation letter. It names the legal entity, the date of the accounts and the address of the auditors, and somebody with a power of attorney signs it.',
      'Two. Create a request in the portal: choose one legal entity and attach the letter as a single PDF file. A group with several legal entities sends one request for each of them.',
      'Three. The bank checks the signature and asks in the request where something is missing. You follow each step there, and answer there.',
      'Four. The bank sends the confirmation to your auditors directly, as their standards require, and closes the request. The usual time is ten business days from a complete request.',
      'Ask early: two thirds of all confirmations are asked for in January and February.',
    ],
    fr: [
      'À la clôture de vos comptes, vos commissaires aux comptes demandent à la banque de confirmer ce qu’elle connaît de votre société : soldes, emprunts, garanties, dérivés, titres et personnes habilitées à signer.',
      'Un. Demandez à vos commissaires aux comptes leur lettre de circularisation. Elle indique l’entité juridique, la date d’arrêté et l’adresse des commissaires. Une personne disposant d’un pouvoir la signe.',
      'Deux. Créez une demande dans le portail : choisissez une seule entité juridique et joignez la lettre en un seul fichier PDF. Un groupe de plusieurs entités envoie une demande pour chacune.',
      'Trois. La banque vérifie la signature et vous interroge dans la demande s’il manque un élément. Vous y suivez chaque étape et y répondez.',
      'Quatre. La banque envoie la confirmation directement à vos commissaires aux comptes, comme l’exigent leurs normes, puis clôt la demande. Le délai habituel est de dix jours ouvrés à compter d’une demande complète.',
      'Demandez tôt : deux tiers des circularisations sont demandées en janvier et en février.',
    ],
  },
};

/** The text of the explanatory card. */
export const AUDIT_REPORTS_TEXTS: Readonly<Record<AuditReportsTextKey, Words>> = {
  EXPLANATION: {
    en: '<p>When your accounts are closed, your auditors ask the bank to confirm your balances, loans, guarantees and signatories. You ask for that confirmation here, and the bank sends it to them directly.</p><ul><li>One request for each legal entity, with the signed letter of your auditors as a single PDF file.</li><li>The usual time is ten business days from a complete request.</li><li>You follow each step in the request, and answer questions there.</li></ul>',
    fr: '<p>À la clôture de vos comptes, vos commissaires aux comptes demandent à la banque de confirmer vos soldes, emprunts, garanties et signataires. Vous demandez cette confirmation ici ; la banque la leur envoie directement.</p><ul><li>Une demande par entité juridique, avec la lettre signée de vos commissaires aux comptes en un seul fichier PDF.</li><li>Le délai habituel est de dix jours ouvrés à compter d’une demande complète.</li><li>Vous suivez chaque étape dans la demande et y répondez aux questions.</li></ul>',
  },
};
