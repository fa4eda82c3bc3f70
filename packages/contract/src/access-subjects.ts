/** What people can ask about: why it is closed to them, or what their rights limit it to. Free of schemas. */
import {
  holdsService,
  managesContracts,
  mayCreateRequests,
  readsMyContract,
  supportOnly,
  type Permission,
} from './access.ts';
import { SERVICE_CODES, type ServiceCode } from './services.ts';

/** Pages and acts that are no service, each with the rule of the calls behind it. */
const ACTS = {
  CREATE_REQUESTS: mayCreateRequests,
  CHANGE_CONTRACTS: managesContracts,
  SUPPORT_PAGE: supportOnly,
} as const satisfies Record<string, Permission>;
export type AccessAct = keyof typeof ACTS;
export const ACCESS_ACTS = Object.keys(ACTS) as [AccessAct, ...AccessAct[]];

/** A service stands for its page. */
export type AccessSubject = ServiceCode | AccessAct;
export const ACCESS_SUBJECTS: [AccessSubject, ...AccessSubject[]] = [...SERVICE_CODES, ...ACCESS_ACTS];

const isAct = (subject: AccessSubject): subject is AccessAct => Object.hasOwn(ACTS, subject);

/** The rule that lets a person in, the same one that refuses them. */
export function guardOf(subject: AccessSubject): Permission {
  if (isAct(subject)) return ACTS[subject];
  return subject === 'MY_CONTRACT' ? readsMyContract : holdsService(subject);
}

/** The rules of a guard, one by one, each of which is needed. */
export const needsOf = (rule: Permission): readonly Permission[] => rule.needs?.flatMap(needsOf) ?? [rule];

/**
 * What a step of an explanation is about: the rules that the guard consists of (`AccessNeed`), and between them what a service
 * follows from: a contract, its activation there, the right to it, the legal entities that the right reaches.
 */
export const ACCESS_STEPS = [
  'ACCOUNT',
  'OWN_SESSION',
  'CLIENT_ADMINISTRATOR',
  'BANK_ADMINISTRATOR',
  'SUPPORT',
  'CREATE_REQUESTS',
  'CONTRACT',
  'ACTIVATION',
  'RIGHT',
  'SERVICE',
  'AVAILABILITY',
  'LEGAL_ENTITIES',
] as const;

export type AccessStepKind = (typeof ACCESS_STEPS)[number];

/** Who can be asked. */
export const ASKED_OF = ['CLIENT_ADMINISTRATORS', 'BANK'] as const;
export type AskedOf = (typeof ASKED_OF)[number];

/** For so many days an ask is open, and is not sent again. */
export const ASK_OPEN_DAYS = 14;
