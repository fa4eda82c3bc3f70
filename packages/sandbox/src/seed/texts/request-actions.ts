import type { schema } from '@atrium/server';
import type { EarliestDay } from '@atrium/contract/generic-field-rules';
import type { RequestType } from '@atrium/contract/request-rules';
import type { ServiceCode } from '@atrium/contract/services';

type Two = readonly [en: string, fr: string];

const two = ([en, fr]: Two) => ({ en, fr });

/** An action that clients can request, with its form. */
export interface SeededAction {
  service: ServiceCode;
  action: string;
  type: RequestType;
  label: { en: string; fr: string };
  description: { en: string; fr: string };
  configuration: schema.StoredConfiguration;
  fields: schema.StoredField[];
}

type Information = schema.StoredConfiguration['information'];

interface Shape extends Partial<Omit<schema.StoredConfiguration, 'information'>> {
  type?: RequestType;
  information?: Partial<Information>;
  fields?: schema.StoredField[];
}

/** NEW-042, NEW-043: title, message and participants are required, legal entities are optional. */
const INFORMATION: Information = {
  title: 'REQUIRED',
  message: 'REQUIRED',
  categories: 'REQUIRED',
  legalEntities: 'OPTIONAL',
  participants: 'REQUIRED',
  attachments: 'OPTIONAL',
};
const ANY_FILES = { maximum: 50, mediaCategories: null };
const signing = (switchable: boolean, onByDefault: boolean): schema.StoredConfiguration['steps'][number] => ({
  id: 'SIGNATORY',
  switchable,
  onByDefault,
  attachments: { maximum: 10, mediaCategories: ['PDF'] },
});
const handing = (switchable: boolean, onByDefault: boolean): schema.StoredConfiguration['steps'][number] => ({
  id: 'DOCUMENT',
  switchable,
  onByDefault,
  attachments: ANY_FILES,
});

function action(
  service: ServiceCode,
  code: string,
  label: Two,
  description: Two,
  { type = 'SERVICE_ACTION', information, fields = [], ...configuration }: Shape = {},
): SeededAction {
  return {
    service,
    action: code,
    type,
    label: two(label),
    description: two(description),
    configuration: {
      form: 'STANDARD',
      information: { ...INFORMATION, ...information },
      maximumLegalEntities: null,
      attachments: ANY_FILES,
      steps: [],
      canAskForValidation: false,
      maximumSignatories: 10,
      usualTopicId: null,
      ...configuration,
    },
    fields,
  };
}

function field(
  id: string,
  format: schema.StoredField['format'],
  state: schema.StoredField['state'],
  label: Two,
  tooltip: Two,
  more: { placeholder?: Two; maxElements?: number; currency?: string; earliest?: EarliestDay } = {},
): schema.StoredField {
  return {
    id,
    format,
    state,
    label: two(label),
    tooltip: two(tooltip),
    placeholder: two(more.placeholder ?? ['', '']),
    maxElements: more.maxElements ?? 1,
    ...(more.currency && { currency: more.currency }),
    ...(more.earliest && { earliest: more.earliest }),
  };
}

/** All actions that clients can request, by service; the codes are those of the existing requests. */
export const REQUEST_ACTIONS: readonly SeededAction[] = [
  action(
    'CASH_MANAGEMENT',
    'ACCOUNT_OPENING',
    ['Open an account', 'Ouvrir un compte'],
    [
      'A current or collection account in any currency, with its signatories.',
      'Un compte courant ou d’encaissement dans toute devise, avec ses signataires.',
    ],
    {
      steps: [signing(true, true), handing(true, false)],
      canAskForValidation: true,
      information: { legalEntities: 'REQUIRED' },
      fields: [
        field(
          'openingDate',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Opening date', 'Date d’ouverture'],
          ['The day from which the account is needed.', 'Le jour à partir duquel le compte est nécessaire.'],
          { earliest: 'TODAY' },
        ),
        field(
          'accountCountry',
          'COUNTRY_CODE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Country of the account', 'Pays du compte'],
          ['Where the account is held.', 'Le pays où le compte est tenu.'],
        ),
        field(
          'expectedFlows',
          'AMOUNT',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Expected flows per month', 'Flux attendus par mois'],
          ['All incoming payments of an ordinary month.', 'Tous les encaissements d’un mois ordinaire.'],
          { currency: 'EUR' },
        ),
        field(
          'purpose',
          'STRING',
          'VISIBLE_REQUIRED_SINGLE',
          ['Purpose of the account', 'Objet du compte'],
          ['What will be paid and received.', 'Ce qui sera payé et encaissé.'],
          { placeholder: ['Payroll, collections, taxes', 'Paie, encaissements, impôts'] },
        ),
        field(
          'joinsPool',
          'BOOLEAN',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Joins the cash pool', 'Rejoint la centralisation'],
          ['The balance is swept with the others of the group.', 'Le solde est nivelé avec ceux du groupe.'],
        ),
        field(
          'bookingCentre',
          'STRING',
          'HIDDEN',
          ['Booking centre', 'Centre de gestion'],
          ['Set by the bank.', 'Renseigné par la banque.'],
        ),
      ],
    },
  ),
  action(
    'CASH_MANAGEMENT',
    'ACCOUNT_CLOSURE',
    ['Close an account', 'Clôturer un compte'],
    ['An account that is no longer used.', 'Un compte qui n’est plus utilisé.'],
    {
      steps: [signing(true, false)],
      information: { legalEntities: 'REQUIRED' },
      fields: [
        field(
          'accounts',
          'STRING',
          'VISIBLE_REQUIRED',
          ['Accounts to close', 'Comptes à clôturer'],
          ['One IBAN or account number each.', 'Un IBAN ou numéro de compte par ligne.'],
          { maxElements: 10, placeholder: ['IBAN', 'IBAN'] },
        ),
        field(
          'closureDate',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Closing date', 'Date de clôture'],
          ['The last day of the account.', 'Le dernier jour du compte.'],
          { earliest: 'TODAY' },
        ),
        field(
          'transferAccount',
          'STRING',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Account for the balance', 'Compte pour le solde'],
          ['Where the rest is paid to.', 'Le compte qui reçoit le solde.'],
          { placeholder: ['IBAN', 'IBAN'] },
        ),
      ],
    },
  ),
  action(
    'CASH_MANAGEMENT',
    'CHANNEL_ACCESS',
    ['Change the access to a channel', 'Modifier l’accès à un canal'],
    [
      'People, rights and connections of the payment channels.',
      'Personnes, droits et connexions des canaux de paiement.',
    ],
    { steps: [handing(true, false)], canAskForValidation: true },
  ),
  action(
    'CASH_MANAGEMENT',
    'PAYMENT_LIMITS',
    ['Change payment limits', 'Modifier des plafonds de paiement'],
    ['Limits of a person, an account or a day.', 'Plafonds par personne, par compte ou par jour.'],
    {
      steps: [signing(true, true)],
      fields: [
        field(
          'newLimit',
          'AMOUNT',
          'VISIBLE_REQUIRED_SINGLE',
          ['New limit', 'Nouveau plafond'],
          ['Per operation.', 'Par opération.'],
          { currency: 'EUR' },
        ),
        field(
          'validUntil',
          'DATE',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Valid until', 'Valable jusqu’au'],
          ['Without a date the limit stays.', 'Sans date, le plafond demeure.'],
          { earliest: 'TODAY' },
        ),
        field(
          'countries',
          'COUNTRY_CODE',
          'VISIBLE_OPTIONAL',
          ['Countries of the beneficiaries', 'Pays des bénéficiaires'],
          ['All countries when empty.', 'Tous les pays si rien n’est indiqué.'],
          { maxElements: 20 },
        ),
      ],
    },
  ),
  action(
    'CASH_MANAGEMENT',
    'PAYMENT_INVESTIGATION',
    ['Ask about a payment', 'Poser une question sur un paiement'],
    ['A payment that is late, wrong, or to be recalled.', 'Un paiement en retard, erroné ou à rappeler.'],
    {
      type: 'ACTION',
      usualTopicId: 'PAYMENTS',
      fields: [
        field(
          'valueDate',
          'DATE',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Value date', 'Date de valeur'],
          ['As on the statement.', 'Comme sur le relevé.'],
        ),
        field(
          'paymentAmount',
          'AMOUNT',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Amount', 'Montant'],
          ['As it was ordered.', 'Tel qu’il a été ordonné.'],
          { currency: 'EUR' },
        ),
        field(
          'paymentReferences',
          'STRING',
          'VISIBLE_OPTIONAL',
          ['References', 'Références'],
          ['End-to-end references or numbers.', 'Références de bout en bout ou numéros.'],
          { maxElements: 5 },
        ),
      ],
    },
  ),
  action(
    'POWER_OF_ATTORNEY',
    'SIGNATORIES_UPDATE',
    ['Update authorised signatories', 'Mettre à jour les signataires autorisés'],
    [
      'Who signs for which legal entities, and up to what amount.',
      'Qui signe pour quelles entités juridiques, et jusqu’à quel montant.',
    ],
    {
      steps: [signing(false, true), handing(true, false)],
      information: { legalEntities: 'REQUIRED' },
      fields: [
        field(
          'effectiveDate',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Effective date', 'Date d’effet'],
          ['The powers hold from this day.', 'Les pouvoirs valent à partir de ce jour.'],
          { earliest: 'TODAY' },
        ),
      ],
    },
  ),
  action(
    'POWER_OF_ATTORNEY',
    'POWER_GRANT',
    ['Grant or revoke a power', 'Donner ou révoquer un pouvoir'],
    ['A power for one person or a group.', 'Un pouvoir pour une personne ou un groupe.'],
    { steps: [signing(true, true)], information: { legalEntities: 'REQUIRED' } },
  ),
  action(
    'KYC',
    'KYC_REVIEW',
    ['Answer a KYC review', 'Répondre à une revue KYC'],
    [
      'The periodic review of what the bank knows of a company.',
      'La revue périodique de ce que la banque sait d’une société.',
    ],
    {
      form: 'KYC',
      type: 'DOCUMENT',
      information: { legalEntities: 'REQUIRED', attachments: 'HIDDEN' },
      steps: [handing(true, true)],
      canAskForValidation: true,
    },
  ),
  action(
    'KYC',
    'CLIENT_DATA',
    ['Change company data', 'Modifier les données d’une société'],
    [
      'Name, seat, owners or managers of a legal entity.',
      'Nom, siège, actionnaires ou dirigeants d’une entité juridique.',
    ],
    {
      form: 'KYC',
      information: { legalEntities: 'REQUIRED' },
      steps: [handing(true, false)],
      canAskForValidation: true,
      fields: [
        field(
          'changedOn',
          'DATE',
          'VISIBLE_OPTIONAL_SINGLE',
          ['Date of the change', 'Date du changement'],
          ['As in the register.', 'Telle qu’au registre.'],
        ),
        field(
          'newCountries',
          'COUNTRY_CODE',
          'VISIBLE_OPTIONAL',
          ['Countries of activity', 'Pays d’activité'],
          ['The new ones only.', 'Les nouveaux seulement.'],
          { maxElements: 15 },
        ),
      ],
    },
  ),
  action(
    'TRADE_FINANCE',
    'GUARANTEE_ISSUE',
    ['Issue a guarantee', 'Émettre une garantie'],
    ['A bond or a guarantee for a beneficiary.', 'Une caution ou une garantie pour un bénéficiaire.'],
    {
      information: { legalEntities: 'REQUIRED' },
      steps: [signing(true, false), handing(true, true)],
      fields: [
        field(
          'guaranteeAmount',
          'AMOUNT',
          'VISIBLE_REQUIRED_SINGLE',
          ['Amount', 'Montant'],
          ['The highest that can be claimed.', 'Le maximum qui peut être appelé.'],
          { currency: 'EUR' },
        ),
        field(
          'beneficiary',
          'STRING',
          'VISIBLE_REQUIRED_SINGLE',
          ['Beneficiary', 'Bénéficiaire'],
          ['Full name and town.', 'Nom complet et ville.'],
        ),
        field(
          'beneficiaryCountry',
          'COUNTRY_CODE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Country of the beneficiary', 'Pays du bénéficiaire'],
          ['Whose law often applies.', 'Dont la loi s’applique souvent.'],
        ),
        field(
          'expiry',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Expiry', 'Échéance'],
          ['The last day for a claim.', 'Le dernier jour pour un appel.'],
          { earliest: 'TODAY' },
        ),
      ],
    },
  ),
  action(
    'TRADE_FINANCE',
    'LETTER_OF_CREDIT',
    ['Open a letter of credit', 'Ouvrir un crédit documentaire'],
    ['An import credit and its documents.', 'Un crédit import et ses documents.'],
    {
      steps: [handing(true, true)],
      fields: [
        field(
          'creditAmount',
          'AMOUNT',
          'VISIBLE_REQUIRED_SINGLE',
          ['Amount', 'Montant'],
          ['Of the credit.', 'Du crédit.'],
          { currency: 'USD' },
        ),
        field(
          'partialShipments',
          'BOOLEAN',
          'VISIBLE_REQUIRED_SINGLE',
          ['Partial shipments allowed', 'Expéditions partielles autorisées'],
          ['As in the sales contract.', 'Comme au contrat de vente.'],
        ),
      ],
    },
  ),
  action(
    'LOANS_AND_DEPOSITS',
    'CREDIT_LINE',
    ['Draw on a credit line', 'Tirer sur une ligne de crédit'],
    ['A drawing, an extension or a repayment.', 'Un tirage, une prorogation ou un remboursement.'],
    {
      information: { legalEntities: 'REQUIRED' },
      steps: [signing(true, false)],
      fields: [
        field(
          'drawingAmount',
          'AMOUNT',
          'VISIBLE_REQUIRED_SINGLE',
          ['Amount', 'Montant'],
          ['Of this drawing.', 'De ce tirage.'],
          { currency: 'EUR' },
        ),
        field(
          'drawingDate',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Drawing date', 'Date du tirage'],
          ['A banking day.', 'Un jour ouvré bancaire.'],
          { earliest: 'TODAY' },
        ),
      ],
    },
  ),
  action(
    'LOANS_AND_DEPOSITS',
    'DEPOSIT',
    ['Place a deposit', 'Placer un dépôt'],
    ['A term deposit at today’s rate.', 'Un dépôt à terme au taux du jour.'],
    {
      type: 'ACTION',
      fields: [
        field(
          'depositAmount',
          'AMOUNT',
          'VISIBLE_REQUIRED_SINGLE',
          ['Amount', 'Montant'],
          ['At least 100,000.', '100 000 au moins.'],
          { currency: 'EUR' },
        ),
        field(
          'maturity',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Maturity', 'Échéance'],
          ['The day of repayment.', 'Le jour du remboursement.'],
          { earliest: 'TODAY' },
        ),
      ],
    },
  ),
  action(
    'LOANS_AND_DEPOSITS',
    'MARKETS_DOCUMENTS',
    ['Send master agreement documents', 'Transmettre des documents de convention-cadre'],
    ['Schedules and annexes of market agreements.', 'Annexes des conventions de marché.'],
    {
      type: 'DOCUMENT',
      information: { attachments: 'HIDDEN' },
      steps: [handing(false, true)],
      canAskForValidation: true,
    },
  ),
  action(
    'TREASURY_REPORTING',
    'REPORT_CHANGE',
    ['Change a report', 'Modifier un rapport'],
    ['Content, format or frequency of a report.', 'Contenu, format ou fréquence d’un rapport.'],
    { type: 'ACTION' },
  ),
  action(
    'AUDIT_REPORT_REQUEST',
    'AUDIT_CONFIRMATION',
    ['Ask for an audit confirmation', 'Demander une circularisation'],
    [
      'The bank confirms balances to the auditors of one company.',
      'La banque confirme les soldes aux commissaires aux comptes d’une société.',
    ],
    {
      form: 'AUDIT_REPORT',
      information: { legalEntities: 'REQUIRED', attachments: 'REQUIRED' },
      maximumLegalEntities: 1,
      attachments: { maximum: 1, mediaCategories: ['PDF'] },
      fields: [
        field(
          'closingDate',
          'DATE',
          'VISIBLE_REQUIRED_SINGLE',
          ['Closing date of the accounts', 'Date d’arrêté des comptes'],
          ['Balances are confirmed for this day.', 'Les soldes sont confirmés à cette date.'],
        ),
      ],
    },
  ),
  action(
    'DIGIPASS',
    'DIGIPASS_ORDER',
    ['Order digipasses', 'Commander des Digipass'],
    ['Tokens for the people who sign payments.', 'Des jetons pour les personnes qui signent les paiements.'],
    { form: 'DIGIPASS', maximumSignatories: 10, information: { attachments: 'HIDDEN' } },
  ),
  action(
    'GUARANTEES',
    'GUARANTEE_RELEASE',
    ['Release a guarantee', 'Donner mainlevée d’une garantie'],
    ['A guarantee that has ended or is to be reduced.', 'Une garantie terminée ou à réduire.'],
    { steps: [handing(true, true)] },
  ),
  action(
    'MTM',
    'VALUATION_QUESTION',
    ['Ask about a valuation', 'Poser une question sur une valorisation'],
    ['A figure of a mark-to-market statement.', 'Un chiffre d’un relevé de valorisation.'],
    { type: 'ACTION' },
  ),
  action(
    'YOUR_CARBON_EMISSIONS',
    'EMISSIONS_DATA',
    ['Ask about emissions data', 'Poser une question sur des données d’émissions'],
    ['Sources and scopes of the figures.', 'Origine et périmètre des chiffres.'],
    { type: 'ACTION', information: { legalEntities: 'REQUIRED' } },
  ),
  action(
    'CONTACTS',
    'CONTACT_QUESTION',
    ['Write to your bank team', 'Écrire à votre équipe bancaire'],
    ['A question for your contacts at the bank.', 'Une question à vos interlocuteurs.'],
    { type: 'ACTION', information: { categories: 'OPTIONAL' } },
  ),
];
