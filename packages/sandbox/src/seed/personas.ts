import type { ContractKind } from '@atrium/contract/contract-status';
import type { Bilingual } from '@atrium/server';
import { jobTitle } from './texts/bank-people.ts';
import type { JobTitle } from './texts/bank-people.ts';

/** The personas that a visitor of the sandbox can sign in as. */
export const PERSONA_IDS = [
  'client',
  'client-admin',
  'restricted',
  'newcomer',
  'marketing',
  'demo',
  'staff',
  'super-admin',
  'it-support',
  'osa',
] as const;
export type PersonaId = (typeof PERSONA_IDS)[number];

export interface Persona {
  persona: PersonaId;
  /** The same for every seed, so that scripts and stories can refer to it. */
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  kind: ContractKind;
  jobTitle: Bilingual;
  companyName: string;
  language: 'en' | 'fr';
  /** What this persona shows of the portal, for the picker. */
  label: { en: string; fr: string };
}

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const person = (
  persona: PersonaId,
  kind: ContractKind,
  name: readonly [first: string, last: string],
  email: string,
  job: JobTitle,
  companyName: string,
  label: { en: string; fr: string },
  language: 'en' | 'fr' = 'en',
): Persona => ({
  persona,
  userId: idOf(PERSONA_IDS.indexOf(persona) + 1),
  firstName: name[0],
  lastName: name[1],
  email,
  kind,
  jobTitle: jobTitle(job),
  companyName,
  language,
  label,
});

/** The name of the bank's own company and the domain of its addresses; both are reserved for examples. */
export const BANK = { company: 'Atrium Bank', domain: 'atrium.example' } as const;

export const PERSONAS: readonly Persona[] = [
  person(
    'client',
    'CLIENT',
    ['Claire', 'Vasseur'],
    'c.vasseur@halden.example',
    'Group treasurer',
    'Halden Industries SA',
    {
      en: 'Client who holds every service',
      fr: 'Cliente qui détient tous les services',
    },
  ),
  person(
    'client-admin',
    'CLIENT',
    ['Lena', 'Brandt'],
    'l.brandt@halden.example',
    'Head of treasury',
    'Halden Energy GmbH',
    {
      en: 'Client administrator of one contract',
      fr: 'Administratrice d’un contrat client',
    },
  ),
  person(
    'restricted',
    'CLIENT',
    ['Giulia', 'Conti'],
    'g.conti@halden.example',
    'Treasury analyst',
    'Halden Italia SpA',
    {
      en: 'Client with three services who cannot create requests',
      fr: 'Cliente avec trois services, sans création de demandes',
    },
  ),
  person(
    'newcomer',
    'CLIENT',
    ['Elin', 'Lindqvist'],
    'e.lindqvist@halden.example',
    'Accountant, Nordic',
    'Halden Nordic AB',
    {
      en: 'Client who signs in for the first time',
      fr: 'Cliente qui se connecte pour la première fois',
    },
  ),
  person(
    'marketing',
    'CLIENT',
    ['Tomás', 'Herrera'],
    't.herrera@meridia.example',
    'Chief financial officer',
    'Meridia Alimentos SA',
    {
      en: 'Prospect in marketing mode',
      fr: 'Prospect en mode marketing',
    },
  ),
  person(
    'demo',
    'CLIENT',
    ['Olivia', 'Hart'],
    'o.hart@calder.example',
    'Treasury manager',
    'Calder Foods Ltd',
    {
      en: 'Account in demo mode, disabled',
      fr: 'Compte en mode démonstration, désactivé',
    },
  ),
  person(
    'staff',
    'ATRIUM',
    ['Marc', 'Delaunay'],
    `m.delaunay@${BANK.domain}`,
    'Relationship manager',
    BANK.company,
    {
      en: 'Bank staff who serve clients and create requests',
      fr: 'Collaborateur de la banque qui crée des demandes',
    },
  ),
  person(
    'super-admin',
    'ATRIUM',
    ['Hélène', 'Marchand'],
    `h.marchand@${BANK.domain}`,
    'Head of client portal',
    BANK.company,
    {
      en: 'Bank administrator with every right',
      fr: 'Administratrice de la banque avec tous les droits',
    },
    'fr',
  ),
  person(
    'it-support',
    'ATRIUM',
    ['Tom', 'Lindgren'],
    `t.lindgren@${BANK.domain}`,
    'IT support',
    BANK.company,
    {
      en: 'IT support of the bank',
      fr: 'Support informatique de la banque',
    },
  ),
  person(
    'osa',
    'OSA',
    ['Sanjay', 'Mehta'],
    's.mehta@corvia.example',
    'Cash operations lead',
    'Corvia Business Services Ltd',
    {
      en: 'Outsourced service that acts for clients',
      fr: 'Prestataire qui agit pour des clients',
    },
  ),
];

/** Returns a persona by its id. */
export function personaOf(persona: PersonaId): Persona {
  return PERSONAS.find((entry) => entry.persona === persona)!;
}
