/** What access explanations are about: pages and actions closed to the user or limited by their rights. No schemas. */
import {
  changesOwnRights,
  holdsService,
  managesContracts,
  mayCreateRequests,
  mayUploadReleaseNote,
  readsMyContract,
  supportOnly,
  type Permission,
} from './access.ts';
import { editsContent } from './content-rules.ts';
import { SERVICE_CODES, type ServiceCode } from './services.ts';
import type { User } from './users.ts';

/** Pages and actions that are not services, each with the permission that guards its calls. */
const ACTS = {
  CREATE_REQUESTS: mayCreateRequests,
  CHANGE_CONTRACTS: managesContracts,
  CHANGE_OWN_RIGHTS: changesOwnRights,
  EDIT_INFORMATION_HUB: editsContent('INFORMATION_HUB'),
  EDIT_TRADE_FINANCE: editsContent('TRADE_FINANCE'),
  EDIT_CASH_MANAGEMENT: editsContent('CASH_MANAGEMENT'),
  EDIT_AUDIT_REPORTS: editsContent('AUDIT_REPORTS'),
  PUBLISH_RELEASE_NOTES: mayUploadReleaseNote,
  SUPPORT_PAGE: supportOnly,
} as const satisfies Record<string, Permission>;
export type AccessAct = keyof typeof ACTS;
export const ACCESS_ACTS = Object.keys(ACTS) as [AccessAct, ...AccessAct[]];

/** A service code means the page of the service. */
export type AccessSubject = ServiceCode | AccessAct;
export const ACCESS_SUBJECTS: [AccessSubject, ...AccessSubject[]] = [...SERVICE_CODES, ...ACCESS_ACTS];

const isAct = (subject: AccessSubject): subject is AccessAct => Object.hasOwn(ACTS, subject);

/** Returns the permission that guards the subject, the same one the server checks. */
export function guardOf(subject: AccessSubject): Permission {
  if (isAct(subject)) return ACTS[subject];
  return subject === 'MY_CONTRACT' ? readsMyContract : holdsService(subject);
}

/**
 * Returns the permission that opens the page of one contract to a user. Either of two services does; without both, My
 * contract is explained, which the role in the contract brings.
 */
export const guardOfContract = (user: User): Permission => {
  const guard = holdsService('CONTRACTS');
  return guard.allows(user) ? guard : holdsService('MY_CONTRACT');
};

/** Returns the individual rules that a permission combines; all of them must hold. */
export const needsOf = (rule: Permission): readonly Permission[] => rule.needs?.flatMap(needsOf) ?? [rule];

/**
 * What a step of an explanation is about: a rule that the permission combines (`AccessNeed`), or something a service
 * depends on: a contract, its activation in that contract, the right to it, whether the contract shares its figures, the
 * legal entities the right covers; or what the management of contracts depends on: the role in the contract asked about,
 * exactly one administered contract, and whether contracts that the user manages can be changed at all.
 */
export const ACCESS_STEPS = [
  'ACCOUNT',
  'OWN_SESSION',
  'CLIENT_ADMINISTRATOR',
  'BANK_ADMINISTRATOR',
  'SUPPORT',
  'CREATE_REQUESTS',
  'ANOTHER_ADMINISTRATOR',
  'CONTRACT',
  'ACTIVATION',
  'RIGHT',
  'SERVICE',
  'AVAILABILITY',
  'SHARED_FIGURES',
  'LEGAL_ENTITIES',
  'CONTRACT_ADMINISTRATOR',
  'SINGLE_CONTRACT',
  'CHANGEABLE',
] as const;

export type AccessStepKind = (typeof ACCESS_STEPS)[number];

/** Who can be asked for access. */
export const ASKED_OF = ['CLIENT_ADMINISTRATORS', 'BANK'] as const;
export type AskedOf = (typeof ASKED_OF)[number];

/** Days for which an access request stays open and is not sent again. */
export const ASK_OPEN_DAYS = 14;
