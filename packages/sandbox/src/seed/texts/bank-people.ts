import type { Bilingual } from '@atrium/server';

/**
 * Job titles and workplaces in both languages. French names the function instead of the person, so that it fits any
 * gender.
 */
const FRENCH = {
  'Relationship manager': 'Responsable de relation',
  'Cash management adviser': 'Conseil en gestion de trésorerie',
  'Account services': 'Service des comptes',
  'KYC officer': 'Spécialiste KYC',
  'Trade finance officer': 'Spécialiste en commerce international',
  'Credit analyst': 'Analyste crédit',
  'Credit officer': 'Spécialiste crédit',
  'Client service': 'Service client',
  'Legal counsel': 'Juriste',
  'Head of client portal': 'Responsable du portail client',
  'IT support': 'Assistance informatique',
  'FX sales': 'Vente de change',
  'Rates sales': 'Vente de taux',
  Treasurer: 'Responsable de trésorerie',
  Treasury: 'Trésorerie',
  'Group treasurer': 'Trésorerie du groupe',
  'Head of treasury': 'Direction de la trésorerie',
  'Treasury manager': 'Responsable de trésorerie',
  'Treasury analyst': 'Analyste de trésorerie',
  'Treasury, North America': 'Trésorerie, Amérique du Nord',
  'Treasury, Iberia': 'Trésorerie, péninsule Ibérique',
  'Payments manager': 'Responsable des paiements',
  'Cash operations lead': 'Responsable des opérations de trésorerie',
  Accountant: 'Comptable',
  'Accountant, Nordic': 'Comptable, pays nordiques',
  'Chief financial officer': 'Direction financière',
  'Finance director': 'Direction financière',
  'Financial controller': 'Contrôle financier',
  'Company secretary': 'Secrétariat général',
  Director: 'Direction',
  'Managing director': 'Direction générale',
  'Managing director, Iberia': 'Direction générale, péninsule Ibérique',
} as const;

const FRENCH_TEAMS = {
  Coverage: 'Relation',
  'Core team': 'Équipe dédiée',
  Experts: 'Experts',
  'Corporate coverage': 'Grandes entreprises',
  'Cash management': 'Gestion de trésorerie',
  'Client service': 'Service client',
  Compliance: 'Conformité',
  'Trade finance': 'Commerce international',
  Financing: 'Financements',
  Legal: 'Juridique',
  'Global markets': 'Marchés de capitaux',
  'International corporates': 'Grands groupes internationaux',
  'Cash advisory': 'Conseil en trésorerie',
  'Account services': 'Service des comptes',
  'KYC desk': 'Cellule KYC',
  'Guarantees and credits': 'Garanties et crédits documentaires',
  'Corporate credit': 'Crédit aux entreprises',
  'Service desk': 'Centre de services',
  'Banking documentation': 'Documentation bancaire',
  Rates: 'Taux',
  'FX sales': 'Vente de change',
} as const;

const FRENCH_PRODUCTS = {
  Spot: 'Comptant',
  Forwards: 'Terme',
  Options: 'Options',
  Swaps: 'Swaps',
  Caps: 'Caps',
  Guarantees: 'Garanties',
  'Letters of credit': 'Crédits documentaires',
  Payments: 'Paiements',
  Pooling: 'Centralisation de trésorerie',
  Channels: 'Canaux',
  'Term loans': 'Prêts à terme',
  'Revolving facilities': 'Crédits renouvelables',
  Accounts: 'Comptes',
  Signatories: 'Signataires',
  'KYC reviews': 'Revues KYC',
  Portal: 'Portail',
  Digipass: 'Digipass',
} as const;

const FRENCH_PERIMETERS = {
  Local: 'Local',
  Europe: 'Europe',
  International: 'International',
} as const;

const inBoth =
  <Text extends string>(french: Readonly<Record<Text, string>>) =>
  (en: Text): Bilingual => ({ en, fr: french[en] });

export type JobTitle = keyof typeof FRENCH;
export type TeamName = keyof typeof FRENCH_TEAMS;
export type ProductName = keyof typeof FRENCH_PRODUCTS;

/** Returns a job title in both languages. */
export const jobTitle = inBoth<JobTitle>(FRENCH);
/** Returns a team, a business line or a category of them in both languages. */
export const teamText = inBoth<TeamName>(FRENCH_TEAMS);
/** Returns a product that somebody is responsible for, in both languages. */
export const productText = inBoth<ProductName>(FRENCH_PRODUCTS);
/** Returns the scope of somebody’s work in both languages. */
export const perimeterText = inBoth<keyof typeof FRENCH_PERIMETERS>(FRENCH_PERIMETERS);
