import * as z from 'zod';
import {
  activeAccount,
  allOf,
  anyOf,
  hasCompany,
  isClientAdmin,
  isInternal,
  notImpersonated,
  supportOnly,
} from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { SERVICE_CODES } from './services.ts';
import { CLIENT_ROLES, CONTRACT_KINDS, USER_CONTRACT_STATUSES } from './contract-status.ts';
import { WIDGET_CODES } from './widget-catalogue.ts';

/** DATA-005: a service as the user holds it; group, order and search weight are in the catalogue (services.ts). */
export const UserService = z
  .object({
    /** The service code, as `name`. */
    id: z.enum(SERVICE_CODES),
    name: z.enum(SERVICE_CODES),
    label: z.string(),
    url: z.string(),
    isOnOptimall: z.boolean(),
    /** PLAT-053: switched off for everyone at the moment. */
    isNotAvailable: z.boolean(),
    /** NAV-011: offered, not yet subscribed: its page is the contact page. */
    isMarketing: z.boolean(),
    category: z.string(),
  })
  .meta({ id: 'UserService' });
export type UserService = z.output<typeof UserService>;

export const UserWidget = z
  .object({ id: z.enum(WIDGET_CODES), name: z.enum(WIDGET_CODES) })
  .meta({ id: 'UserWidget' });
export type UserWidget = z.output<typeof UserWidget>;

export const Address = z
  .object({
    addressLine1: z.string(),
    addressLine2: z.string(),
    zipCode: z.string(),
    city: z.string(),
    state: z.string(),
    /** ISO 3166-1 alpha-2, or empty. */
    countryCode: z.string(),
  })
  .meta({ id: 'Address' });

/** DATA-001 and DATA-002: the current user. */
export const User = z
  .object({
    id: Id,
    /** PLAT-018: ATRIUM is bank staff, CLIENT a client, OSA the outsourced service. */
    type: z.object({ name: z.enum(CONTRACT_KINDS) }),
    contractStatus: z.enum(USER_CONTRACT_STATUSES),
    clientRole: z.enum(CLIENT_ROLES),
    rights: z.object({
      isSuperAdmin: z.boolean(),
      isItSupport: z.boolean(),
      requests: z.object({ canCreateRequest: z.boolean() }),
    }),
    contactInformation: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      landlinePhone: z.string(),
      mobilePhone: z.string(),
      isInternal: z.boolean(),
      isAdmin: z.boolean(),
      isClientAdmin: z.boolean(),
    }),
    address: Address,
    company: z.object({ name: z.string() }),
    services: z.array(UserService),
    widgets: z.array(UserWidget),
    marketingMode: z.boolean(),
    demoMode: z.boolean(),
    hasAcceptedTermsAndConditions: z.boolean(),
    hasFilledSurvey: z.boolean(),
    isImpersonated: z.boolean(),
    /** The user behind an impersonated session; null otherwise. */
    impersonator: z
      .object({ id: Id, firstName: z.string(), lastName: z.string(), email: z.string() })
      .nullable(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

const text = (maximum: number) => z.string().trim().max(maximum);

/** Fields that a user may change in their own profile; trimmed, country as ISO code. */
export const UserUpdate = z
  .strictObject({
    contactInformation: z.strictObject({
      firstName: text(100).min(1),
      lastName: text(100).min(1),
      landlinePhone: text(30),
      mobilePhone: text(30),
    }),
    address: z.strictObject({
      addressLine1: text(200),
      addressLine2: text(200),
      zipCode: text(20),
      city: text(100),
      state: text(100),
      countryCode: z
        .string()
        .trim()
        .regex(/^([A-Z]{2})?$/),
    }),
  })
  .meta({ id: 'UserUpdate' });
export type UserUpdate = z.output<typeof UserUpdate>;

export const UserSummary = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** CONT-007: whether the caller may impersonate this user. */
    canBeImpersonated: z.boolean(),
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.output<typeof UserSummary>;

export const UserScope = z
  .object({
    contracts: z.array(z.object({ id: Id, name: z.string() })),
    legalEntities: z.array(
      z.object({ ricosCode: z.string(), longName: z.string(), countryCode: z.string() }),
    ),
  })
  .meta({ id: 'UserScope' });
export type UserScope = z.output<typeof UserScope>;

/** DATA-004. */
export const UserRole = z
  .object({
    name: z.string(),
    contract: z.object({ name: z.string() }),
    clientTeamRole: z
      .object({ category: z.string(), businessLine: z.string(), teamName: z.string() })
      .nullable(),
  })
  .meta({ id: 'UserRole' });
export type UserRole = z.output<typeof UserRole>;

/** API-007: the directory is for bank staff, support and client admins. */
export const mayListUsers = allOf(activeAccount, anyOf(isInternal, supportOnly, isClientAdmin));

export const users = endpoints({
  me: {
    method: 'GET',
    path: '/users/me',
    tag: 'users',
    summary: 'Get the current user',
    response: User,
    errorKey: 'get-user',
    access: 'signed-in',
    isOpenBeforeTerms: true,
  },
  roles: {
    method: 'GET',
    path: '/users/me/roles',
    tag: 'users',
    summary: 'List the roles of the current user, who must be a bank user',
    response: z.array(UserRole),
    errorKey: 'get-user-roles',
    access: isInternal,
  },
  search: {
    method: 'GET',
    path: '/users',
    tag: 'users',
    summary: 'Search users whose name or email contains the query, at most 50',
    query: z.object({ query: z.string().trim().min(2).max(100) }),
    response: z.array(UserSummary),
    errorKey: 'search-users',
    access: mayListUsers,
  },
  update: {
    method: 'PUT',
    path: '/users/{id}',
    tag: 'users',
    summary: 'Update the caller’s own profile',
    params: idParams,
    body: UserUpdate,
    response: User,
    errorKey: 'update-user',
    access: allOf(activeAccount, hasCompany),
  },
  scope: {
    method: 'GET',
    path: '/users/{id}/scope',
    tag: 'users',
    summary:
      'Get the contracts and legal entities of a user, limited to those visible to the caller (decision 4)',
    params: idParams,
    response: UserScope,
    errorKey: 'get-user-scope',
    access: activeAccount,
  },
  logo: {
    method: 'GET',
    path: '/users/{id}/logo',
    tag: 'users',
    summary: 'Get the company logo of a user; 404 if there is none',
    params: idParams,
    response: 'binary',
    errorKey: 'get-company-logo',
    access: 'signed-in',
  },
  acceptTerms: {
    method: 'PUT',
    path: '/users/{id}/terms-and-conditions',
    tag: 'users',
    summary:
      'Accept the terms and conditions (not in an impersonated session); the version read must be the current one',
    params: idParams,
    body: z.strictObject({
      accept: z.literal(true),
      /** Terms version that was read, from the header of the terms (`terms-version`); any other version is refused. */
      version: z.string().max(50).optional(),
    }),
    response: 'empty',
    errorKey: 'accept-tc',
    access: notImpersonated,
    isOpenBeforeTerms: true,
  },
  terms: {
    method: 'GET',
    path: '/users/{id}/terms-and-conditions',
    tag: 'users',
    summary:
      'Download the terms and conditions of the user as PDF; the version is in the header `terms-version`',
    params: idParams,
    answerHeaders: ['content-disposition', 'terms-version'],
    response: 'binary',
    errorKey: 'get-cgu-file',
    access: 'signed-in',
    isOpenBeforeTerms: true,
  },
});
