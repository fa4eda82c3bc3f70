import type { ServiceCode } from './services.ts';
import type { User } from './users.ts';
import type { WidgetCode } from './widget-catalogue.ts';

/**
 * A named rule about the user. The server checks it before the handler runs, and the interface uses the same function
 * to hide what it refuses.
 */
export interface Permission {
  /** Shown in the OpenAPI document and in the log of a refusal. */
  readonly name: string;
  readonly allows: (user: User) => boolean;
  /** The rules this one combines, all of which must hold; used to explain a refusal. */
  readonly needs?: readonly Permission[];
  /** What a standalone rule requires, for the explanation shown to users. */
  readonly need?: AccessNeed;
}

/** What a rule can require; the explanation of a refusal lists the missing ones. */
export type AccessNeed =
  | { readonly kind: 'ACCOUNT' | 'CLIENT_ADMINISTRATOR' | 'BANK_ADMINISTRATOR' | 'SUPPORT' | 'OWN_SESSION' }
  | { readonly kind: 'CREATE_REQUESTS' | 'ANOTHER_ADMINISTRATOR' }
  | { readonly kind: 'SERVICE' | 'AVAILABILITY'; readonly service: ServiceCode };

/** Who may make a call: anyone, anyone with a session, or users that a permission allows. */
export type Access = 'public' | 'signed-in' | Permission;

export function permission(name: string, allows: (user: User) => boolean, need?: AccessNeed): Permission {
  return { name, allows, ...(need && { need }) };
}

function every(name: string, needs: readonly Permission[]): Permission {
  return { name, allows: (user) => needs.every((rule) => rule.allows(user)), needs };
}

/**
 * Combines rules that must all hold. An explanation lists them in this order up to the first missing one, so a rule that
 * nobody can grant comes before those that can be requested (decision 75).
 */
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

/**
 * May know of everybody in their contracts. Several providers share the contracts of outsourced services: their users
 * know members of their own company only.
 */
export const knowsAllMembers = permission('knowsAllMembers', ({ type }) => type.name !== 'OSA');

/** PLAT-054: a demo account sees the disabled-account page only, so the server gives it no content either. */
export const activeAccount = permission('activeAccount', (user) => !user.demoMode, { kind: 'ACCOUNT' });

/** PLAT-051: the support page is for super admins and IT support, while their account is active. */
export const supportOnly = every('supportOnly', [
  activeAccount,
  permission('isSupport', (user) => user.rights.isSuperAdmin || user.rights.isItSupport, { kind: 'SUPPORT' }),
]);

/** Actions that only the user themselves may take, not an impersonator, such as accepting the terms (TERM-003). */
export const notImpersonated = permission('notImpersonated', (user) => !user.isImpersonated, {
  kind: 'OWN_SESSION',
});

/** CTR-026: bank administrators may impersonate users, but only from their own session, not from an impersonated one. */
export const mayImpersonate = allOf(activeAccount, isAdmin, notImpersonated);

/** API-004: the profile is editable only if the user’s company has a name. */
export const hasCompany = permission('hasCompany', (user) => user.company.name.trim() !== '');

/**
 * Returns the permission for holders of a service (its code, as in services.ts) whose account is active. A service that
 * is only offered (NAV-011) does not count as held; one that is switched off (PLAT-053) cannot be used.
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

/** MYC-004, MYC-006: client administrators who hold the service may read the contract that they administer. */
export const readsMyContract = allOf(isClientAdmin, holdsService('MY_CONTRACT'));

/** CTR-001: bank administrators who hold the service may create, change and delete contracts. */
export const managesContracts = allOf(isAdmin, holdsService('CONTRACTS'));

/** CUSR-032: nobody changes their own role, rights or home page in a contract; another administrator does. */
export const changesOwnRights = allOf(
  activeAccount,
  permission('isAnotherAdministrator', () => false, { kind: 'ANOTHER_ADMINISTRATOR' }),
);

/** DOC-011: documents for everyone are published by bank administrators. */
export const mayUploadReleaseNote = allOf(isAdmin, holdsService('DOCUMENTS'));

/** Returns the permission for holders of a widget (HOME-022) whose account is active, who may read its content. */
export function holdsWidget(code: WidgetCode): Permission {
  return permission(
    `holdsWidget(${code})`,
    (user) => !user.demoMode && user.widgets.some((widget) => widget.name === code),
  );
}

/** REQ-030: users who have the right to create requests and hold the requests board. */
export const mayCreateRequests = allOf(
  holdsService('REQUESTS_BOARD'),
  permission('canCreateRequest', (user) => user.rights.requests.canCreateRequest, {
    kind: 'CREATE_REQUESTS',
  }),
);

/**
 * TERM-003: whether the user must accept the terms before anything else. An impersonator cannot accept them for the
 * user, so impersonated sessions skip them; a disabled account has no content to accept them for.
 */
export const mustAcceptTerms = (
  user: Pick<User, 'hasAcceptedTermsAndConditions' | 'isImpersonated' | 'demoMode'>,
): boolean => !user.hasAcceptedTermsAndConditions && !user.isImpersonated && !user.demoMode;

/** Whether the user may make a call with this access; `user` is null without a session. */
export function mayCall(access: Access, user: User | null): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  return access === 'signed-in' || access.allows(user);
}

/** Whether a switched-off service (PLAT-053) is the only reason why the user may not make the call. */
export function waitsForService(access: Access, user: User): boolean {
  const services = user.services.map((service) => ({ ...service, isNotAvailable: false }));
  return !mayCall(access, user) && mayCall(access, { ...user, services });
}
