import type { ServiceCode } from './services.ts';
import type { User } from './users.ts';
import type { WidgetCode } from './widget-catalogue.ts';

/**
 * A named rule over the user. The server checks it before the handler runs and the interface hides what it refuses,
 * both by this same function.
 */
export interface Permission {
  /** Shown in the OpenAPI document and in the log of a refusal. */
  readonly name: string;
  readonly allows: (user: User) => boolean;
  /** The rules that it is made of, where each of them is needed: what a refusal is explained by. */
  readonly needs?: readonly Permission[];
  /** What a standalone rule requires, in a word shown to people. */
  readonly need?: AccessNeed;
}

/** What a rule can ask for; the people who are refused are told which of them they lack. */
export type AccessNeed =
  | { readonly kind: 'ACCOUNT' | 'CLIENT_ADMINISTRATOR' | 'BANK_ADMINISTRATOR' | 'SUPPORT' | 'OWN_SESSION' }
  | { readonly kind: 'CREATE_REQUESTS' }
  | { readonly kind: 'SERVICE' | 'AVAILABILITY'; readonly service: ServiceCode };

/** Who may make a call: anyone, anyone with a session, or those whom a permission allows. */
export type Access = 'public' | 'signed-in' | Permission;

export function permission(name: string, allows: (user: User) => boolean, need?: AccessNeed): Permission {
  return { name, allows, ...(need && { need }) };
}

function every(name: string, needs: readonly Permission[]): Permission {
  return { name, allows: (user) => needs.every((rule) => rule.allows(user)), needs };
}

export const allOf = (...rules: readonly Permission[]): Permission =>
  every(rules.map((rule) => rule.name).join(' and '), rules);

export function anyOf(...rules: readonly Permission[]): Permission {
  return permission(rules.map((rule) => rule.name).join(' or '), (user) =>
    rules.some((rule) => rule.allows(user)),
  );
}

/** PLAT-019: internal or external is decided by this flag alone. */
export const isInternal = permission('isInternal', (user) => user.contactInformation.isInternal);

/** Bank administrators (CTR-026). */
export const isAdmin = permission(
  'isAdmin',
  (user) => user.contactInformation.isInternal && user.contactInformation.isAdmin,
  { kind: 'BANK_ADMINISTRATOR' },
);

export const isClientAdmin = permission('isClientAdmin', (user) => user.contactInformation.isClientAdmin, {
  kind: 'CLIENT_ADMINISTRATOR',
});

/** PLAT-054: a demo account sees the disabled-account page only, so the server gives it no content either. */
export const activeAccount = permission('activeAccount', (user) => !user.demoMode, { kind: 'ACCOUNT' });

/** PLAT-051: the support page is for super admins and IT support, while their account is active. */
export const supportOnly = every('supportOnly', [
  activeAccount,
  permission('isSupport', (user) => user.rights.isSuperAdmin || user.rights.isItSupport, { kind: 'SUPPORT' }),
]);

/** Acts that only the person themselves may do, such as accepting the terms (TERM-003). */
export const notImpersonated = permission('notImpersonated', (user) => !user.isImpersonated, {
  kind: 'OWN_SESSION',
});

/** CTR-026: administrators of the bank take over sessions, from their own (never from within another's). */
export const mayImpersonate = allOf(activeAccount, isAdmin, notImpersonated);

/** API-004: the profile is editable only for a person whose company has a name. */
export const hasCompany = permission('hasCompany', (user) => user.company.name.trim() !== '');

/**
 * Holders of a service (its code, as in services.ts) whose account is active; one that is only offered (NAV-011) is not
 * held, one that is switched off (PLAT-053) cannot be used.
 */
export function holdsService(code: ServiceCode): Permission {
  const held = (user: User) => user.services.filter((service) => service.name === code);
  return every(`holdsService(${code})`, [
    activeAccount,
    permission(`isGiven(${code})`, (user) => held(user).some(({ isMarketing }) => !isMarketing), {
      kind: 'SERVICE',
      service: code,
    }),
    permission(`isSwitchedOn(${code})`, (user) => held(user).every(({ isNotAvailable }) => !isNotAvailable), {
      kind: 'AVAILABILITY',
      service: code,
    }),
  ]);
}

/** MYC-004, MYC-006: the client’s administrators who hold the service read the contract that they administer. */
export const readsMyContract = allOf(isClientAdmin, holdsService('MY_CONTRACT'));

/** CTR-001: administrators of the bank who hold the service create, change and delete contracts. */
export const managesContracts = allOf(holdsService('CONTRACTS'), isAdmin);

/** Holders of a widget (HOME-022) whose account is active: its content is for them. */
export function holdsWidget(code: WidgetCode): Permission {
  return permission(
    `holdsWidget(${code})`,
    (user) => !user.demoMode && user.widgets.some((widget) => widget.name === code),
  );
}

/** REQ-030: requests are created by those who may, on the board that they hold. */
export const mayCreateRequests = allOf(
  holdsService('REQUESTS_BOARD'),
  permission('canCreateRequest', (user) => user.rights.requests.canCreateRequest, {
    kind: 'CREATE_REQUESTS',
  }),
);

/**
 * TERM-003: whether the person has to accept the terms before anything else. Nobody accepts for somebody else, so a session
 * that was taken over skips them; a disabled account has no content to accept them for.
 */
export const mustAcceptTerms = (
  user: Pick<User, 'hasAcceptedTermsAndConditions' | 'isImpersonated' | 'demoMode'>,
): boolean => !user.hasAcceptedTermsAndConditions && !user.isImpersonated && !user.demoMode;

/** Whether a call with this access may be made; `user` is null without a session. */
export function mayCall(access: Access, user: User | null): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  return access === 'signed-in' || access.allows(user);
}

/** Whether nothing but a service that is switched off (PLAT-053) stands between the user and the call. */
export function waitsForService(access: Access, user: User): boolean {
  const services = user.services.map((service) => ({ ...service, isNotAvailable: false }));
  return !mayCall(access, user) && mayCall(access, { ...user, services });
}
