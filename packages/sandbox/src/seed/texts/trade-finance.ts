import type { TradeFinanceBlock, TradeFinanceTextKey } from '@atrium/contract/trade-finance-rules';
import { pdf, xlsx } from '../content.ts';
import type { ContentTemplate, Words } from '../content.ts';

/** Documents of the products, in the order set by the bank. */
export const TRADE_FINANCE_DOCUMENTS: Readonly<Record<TradeFinanceBlock, readonly ContentTemplate[]>> = {
  IMPORT_CREDITS: [
    pdf('Opening an import letter of credit', 'Ouvrir un crédit documentaire import'),
    { kind: 'docx', name: { en: 'Application form import credit', fr: 'Demande de crédit documentaire' } },
    pdf('Amending a letter of credit', 'Modifier un crédit documentaire'),
    pdf('UCP 600 in two pages', 'RUU 600 en deux pages'),
  ],
  EXPORT_CREDITS: [
    pdf('Checking a letter of credit before you ship', 'Vérifier un crédit documentaire avant l’expédition'),
    pdf('Confirmation and silent confirmation', 'Confirmation et confirmation silencieuse'),
    xlsx('Document checklist', 'Liste de contrôle des documents'),
    pdf('Ten frequent discrepancies', 'Dix irrégularités fréquentes'),
  ],
  DOCUMENTARY_COLLECTIONS: [
    pdf('Documents against payment or acceptance', 'Documents contre paiement ou acceptation'),
    { kind: 'docx', name: { en: 'Collection instruction', fr: 'Ordre de remise documentaire' } },
    pdf('URC 522 explained', 'RUE 522 expliquées'),
  ],
  GUARANTEES_AND_STANDBYS: [
    pdf('Choosing the right guarantee', 'Choisir la bonne garantie'),
    pdf('Sample wordings of guarantees', 'Modèles de textes de garanties'),
    pdf('Standby letters of credit', 'Lettres de crédit standby'),
    pdf('URDG 758 in practice', 'RUGD 758 en pratique'),
    xlsx('Fees of guarantees by country', 'Commissions de garanties par pays'),
  ],
  RECEIVABLES_FINANCE: [
    pdf('Selling receivables without recourse', 'Céder des créances sans recours'),
    pdf('Forfaiting explained', 'Le forfaitage expliqué'),
    xlsx('Receivables file format', 'Format du fichier de créances'),
  ],
  SUPPLY_CHAIN_FINANCE: [
    pdf('Paying suppliers early', 'Payer vos fournisseurs plus tôt'),
    pdf('Onboarding of suppliers', 'Entrée en relation avec vos fournisseurs'),
    pdf('Accounting treatment of reverse factoring', 'Traitement comptable de l’affacturage inversé'),
  ],
};

/** The texts of the page. */
export const TRADE_FINANCE_TEXTS: Readonly<Record<TradeFinanceTextKey, Words>> = {
  COVER_TITLE: {
    en: 'Sell and buy abroad, paid on time and secured to the last document',
    fr: 'Vendez et achetez à l’étranger, payé à temps et garanti jusqu’au dernier document',
  },
  IMPORT_CREDITS_TITLE: { en: 'Import letters of credit', fr: 'Crédits documentaires import' },
  IMPORT_CREDITS_DESCRIPTION: {
    en: 'Your supplier is paid once the documents you asked for are presented, and not before.',
    fr: 'Votre fournisseur est payé à la présentation des documents que vous exigez, pas avant.',
  },
  EXPORT_CREDITS_TITLE: { en: 'Export letters of credit', fr: 'Crédits documentaires export' },
  EXPORT_CREDITS_DESCRIPTION: {
    en: 'We advise, check and confirm the credits of your buyers in more than eighty countries.',
    fr: 'Nous notifions, vérifions et confirmons les crédits de vos acheteurs dans plus de quatre-vingts pays.',
  },
  DOCUMENTARY_COLLECTIONS_TITLE: { en: 'Documentary collections', fr: 'Remises documentaires' },
  DOCUMENTARY_COLLECTIONS_DESCRIPTION: {
    en: 'Documents are released against payment or acceptance, at a lower cost than a credit.',
    fr: 'Les documents sont remis contre paiement ou acceptation, à moindre coût qu’un crédit.',
  },
  GUARANTEES_AND_STANDBYS_TITLE: { en: 'Guarantees and standbys', fr: 'Garanties et standbys' },
  GUARANTEES_AND_STANDBYS_DESCRIPTION: {
    en: 'Bid, performance, advance payment and retention: wordings accepted where you work.',
    fr: 'Soumission, bonne fin, acompte et retenue : des textes acceptés là où vous travaillez.',
  },
  RECEIVABLES_FINANCE_TITLE: { en: 'Receivables finance', fr: 'Financement de créances' },
  RECEIVABLES_FINANCE_DESCRIPTION: {
    en: 'Turn invoices into cash within two days, with the risk of non-payment taken by us.',
    fr: 'Transformez vos factures en trésorerie sous deux jours ; nous prenons le risque d’impayé.',
  },
  SUPPLY_CHAIN_FINANCE_TITLE: { en: 'Supply chain finance', fr: 'Financement des fournisseurs' },
  SUPPLY_CHAIN_FINANCE_DESCRIPTION: {
    en: 'Suppliers are paid early at your rate, and you keep your terms.',
    fr: 'Vos fournisseurs sont payés plus tôt à votre taux et vous gardez vos délais.',
  },
};
