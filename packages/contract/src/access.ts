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
}

/** Who may make a call: anyone, anyone with a session, or those whom a permission allows. */
export type Access = 'public' | 'signed-in' | Permission;

export function permission(name: string, allows: (user: User) => boolean): Permission {
  return { name, allows };
}

export function allOf(...rules: readonly Permission[]): Permission {
  return permission(rules.map((rule) => rule.name).join(' and '), (user) =>
    rules.every((rule) => rule.allows(user)),
  );
}

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
);

export const isClientAdmin = permission('isClientAdmin', (user) => user.contactInformation.isClientAdmin);

/** PLAT-054: a demo account sees the disabled-account page only, so the server gives it no content either. */
export const activeAccount = permission('activeAccount', (user) => !user.demoMode);

/** PLAT-051: the support page is for super admins and IT support, while their account is active. */
export const supportOnly = permission(
  'supportOnly',
  (user) => !user.demoMode && (user.rights.isSuperAdmin || user.rights.isItSupport),
);

/** Acts that belong to the person alone, such as accepting the terms (TERM-003). */
export const notImpersonated = permission('notImpersonated', (user) => !user.isImpersonated);

/** CTR-026: administrators of the bank take over sessions, from their own (never from within another's). */
export const mayImpersonate = allOf(activeAccount, isAdmin, notImpersonated);

/** API-004: the profile is editable only for a person whose company has a name. */
export const hasCompany = permission('hasCompany', (user) => user.company.name.trim() !== '');

/**
 * Holders of a service (its code, as in services.ts) whose account is active; one that is only offered (NAV-011) is not
 * held, one that is switched off (PLAT-053) cannot be used.
 */
export function holdsService(code: string): Permission {
  return permission(
    `holdsService(${code})`,
    (user) =>
      !user.demoMode &&
      user.services.some(
        (service) => service.name === code && !service.isMarketing && !service.isNotAvailable,
      ),
  );
}

/** MYC-004, MYC-006: the client’s administrators who hold the service read the contract that they administer. */
export const readsMyContract = allOf(holdsService('MY_CONTRACT'), isClientAdmin);

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
  permission('canCreateRequest', (user) => user.rights.requests.canCreateRequest),
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
