import * as z from 'zod';
import { Author } from './audit-events.ts';
import { Client, LegalEntity } from './clients.ts';
import { CLIENT_ROLES, CONTRACT_STATUSES } from './contract-status.ts';
import {
  CHANGED_USERS_MAX,
  CONTACT_SEARCH,
  CONTRACT_USERS_MAX,
  NEW_USER,
  PREVIEWED_REQUESTS_MAX,
  RIGHTS_CHANGE_MAX,
  RIGHTS_CHANGE_PARTS,
  RIGHTS_CHANGES_MAX,
  TRANSFER_MAX,
} from './contract-users-rules.ts';
import { LegalEntitiesList, readsContract } from './contracts.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams, versionQuery } from './ids.ts';
import { RIGHT_NAMES, RIGHTS_SERVICES } from './service-rights-rules.ts';
import { SERVICE_CODES } from './services.ts';
import { HOME_TEMPLATES } from './widget-catalogue.ts';

/** DATA-054: a right assigned to a user; without a list it covers all legal entities of the contract. */
export const AssignedRight = z
  .object({ serviceRightId: z.string(), legalEntitiesListId: Id.nullable() })
  .meta({ id: 'AssignedRight' });

/** DATA-052: a user of a contract. */
export const ContractUser = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    client: Client.nullable(),
    /** Null in contracts whose users have neither status nor role (CUSR-026). */
    contractStatus: z.enum(CONTRACT_STATUSES).nullable(),
    clientRole: z.enum(CLIENT_ROLES).nullable(),
    lastConnectionDate: Moment.nullable(),
    homepagePreference: z.object({
      template: z.enum(HOME_TEMPLATES),
      /** Whether the user chose it themselves (CUSR-024). */
      updatedByUser: z.boolean(),
    }),
    /** Rights to the activated services of the contract, in catalogue order. */
    serviceRights: z.array(AssignedRight),
    /** Version of the user in the contract, incremented with each change; a write sends the version it read. */
    version: z.number().int().min(1),
  })
  .meta({ id: 'ContractUser' });
export type ContractUser = z.output<typeof ContractUser>;

/** DATA-053: a right that a service offers in a contract. */
export const ServiceRight = z
  .object({
    id: z.string(),
    name: z.enum(RIGHT_NAMES),
    displayedName: z.string(),
    linkedToLegalEntities: z.boolean(),
    /** Lists to which it can be limited; empty if it is not linked to legal entities. */
    legalEntitiesLists: z.array(z.object({ id: Id, name: z.string() })),
    service: z.object({ name: z.enum(SERVICE_CODES), label: z.string() }),
  })
  .meta({ id: 'ServiceRight' });
export type ServiceRight = z.output<typeof ServiceRight>;

/** CUSR-036: an activated service of a contract with its rights, lowest first. */
export const ServiceRights = z
  .object({
    serviceId: z.enum(SERVICE_CODES),
    serviceLabel: z.string(),
    serviceRights: z.array(ServiceRight),
  })
  .meta({ id: 'ServiceRights' });
export type ServiceRights = z.output<typeof ServiceRights>;

/** DATA-057: a person who can be added to a contract. */
export const ContractContact = z
  .object({
    id: Id,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    isOsaUser: z.boolean(),
    /** The role they have in other contracts. */
    clientRoleId: z.enum(CLIENT_ROLES),
  })
  .meta({ id: 'ContractContact' });
export type ContractContact = z.output<typeof ContractContact>;

const people = z.array(Id).min(1).max(CONTRACT_USERS_MAX);
const version = z.number().int().min(1);

/** Rights to assign; they replace those to activated services. */
const rights = z
  .array(
    z.strictObject({
      serviceRightId: z.string().max(100),
      legalEntitiesListId: Id.nullable().optional(),
    }),
  )
  .max(RIGHTS_SERVICES.length);

/** New rights of a user, which replace their rights to activated services. */
export const UserRights = z
  .strictObject({
    userId: Id,
    /** Version of the user that was read. */
    version,
    rights,
  })
  .meta({ id: 'UserRights' });
export type UserRights = z.output<typeof UserRights>;

/** A service, with its label. */
const NamedService = z.object({ id: z.enum(SERVICE_CODES), label: z.string() });

/** A right by its label, and the list it is limited to; without one it covers all legal entities of the contract. */
const LabelledRight = z.object({ label: z.string(), list: z.string().nullable() });

/** Who changed the rights in a contract, and what (CUSR-036). */
export const RightsChange = z
  .object({
    /** The account in which the change was made; null if it is not recorded. */
    by: Author.nullable(),
    /** The user who was impersonating that account; null if nobody was. */
    impersonatedBy: Author.nullable(),
    /** Rights before and after, by user, in catalogue order of the services; the first ones. */
    rights: z
      .array(
        z.object({
          userId: Id,
          service: NamedService,
          before: LabelledRight.nullable(),
          after: LabelledRight.nullable(),
        }),
      )
      .max(RIGHTS_CHANGE_MAX),
    /** How many rights changed. */
    total: z.number().int().min(0),
    /** What else changed in the contract. */
    others: z.array(z.enum(RIGHTS_CHANGE_PARTS)),
  })
  .meta({ id: 'RightsChange' });
export type RightsChange = z.output<typeof RightsChange>;

/** The change made at a given time. */
export const RightsChangeAt = z
  .object({
    /** Null if nothing changed at exactly this time. */
    change: RightsChange.nullable(),
  })
  .meta({ id: 'RightsChangeAt' });

/** CUSR-036: the rights of the users of a contract at a point in time. */
export const ContractRights = z
  .object({
    at: Moment,
    /** Start of the recorded history; null if there is none. For an earlier moment no users are listed. */
    since: Moment.nullable(),
    people: z.array(
      ContractUser.pick({
        id: true,
        firstName: true,
        lastName: true,
        email: true,
        contractStatus: true,
        clientRole: true,
        serviceRights: true,
      }).extend({
        isClosed: z
          .boolean()
          .describe('Whether the account is now closed; names and email address are then left out'),
      }),
    ),
    services: z.array(ServiceRights),
    legalEntities: z.array(LegalEntity),
    lists: z.array(LegalEntitiesList.pick({ id: true, name: true, contractLegalEntitiesIds: true })),
  })
  .meta({ id: 'ContractRights' });
export type ContractRights = z.output<typeof ContractRights>;

/** Effects of a change of rights. */
export const RightsPreview = z
  .object({
    /**
     * Which contracts count for access to a page. A client administrator may know of this contract only; for the bank,
     * a page still granted by another contract is not lost, and one already granted by it is not gained.
     */
    scope: z.enum(['all-contracts', 'this-contract']),
    /** Users who gain or lose pages. */
    people: z.array(z.object({ userId: Id, gained: z.array(NamedService), lost: z.array(NamedService) })),
    /** Open requests on which no client participant could work any more. */
    requests: z.object({
      total: z.number().int().min(0),
      /** The first of them, ordered by reference. */
      first: z
        .array(z.object({ id: Id, reference: z.string(), title: z.string() }))
        .max(PREVIEWED_REQUESTS_MAX),
    }),
    /** Activated services that somebody can use now and nobody could use after the change. */
    services: z.array(NamedService),
    /** Segregation of duties warnings that the change would add. */
    warnings: z.array(
      z.union([
        z.object({ kind: z.literal('no-admin') }),
        z.object({ kind: z.literal('single-admin'), personId: Id }),
        z.object({
          kind: z.literal('incompatible'),
          personId: Id,
          first: z.string(),
          second: z.string(),
        }),
      ]),
    ),
  })
  .meta({ id: 'RightsPreview' });
export type RightsPreview = z.output<typeof RightsPreview>;

/** When the rights in a contract changed. */
export const RightsChanges = z
  .object({
    since: Moment.nullable(),
    /** Newest first. */
    changes: z
      .array(
        z.object({
          at: Moment,
          /**
           * Whose rights, status or role changed, and whose rights are limited to a list that changed; null if services or
           * legal entities of the contract did, which concerns everyone.
           */
          users: z
            .object({
              /** Zero if a list changed to which no right is limited. */
              total: z.number().int().min(0),
              /** The first of them. */
              first: z.array(Id).max(CHANGED_USERS_MAX),
            })
            .nullable(),
        }),
      )
      .max(RIGHTS_CHANGES_MAX),
  })
  .meta({ id: 'RightsChanges' });
export type RightsChanges = z.output<typeof RightsChanges>;

const ofUser = Id.optional().describe(
  'Only what changed for this user; what concerns the whole contract is always included',
);

export const contractUsers = endpoints({
  list: {
    method: 'GET',
    path: '/contracts/{id}/users',
    tag: 'contracts',
    summary: 'List the users of a contract with their rights, ordered by name (API-125)',
    params: idParams,
    response: z.array(ContractUser),
    errorKey: 'get-contract-users',
    access: readsContract,
  },
  contacts: {
    method: 'GET',
    path: '/contracts/{id}/contacts',
    tag: 'contracts',
    summary:
      'List the people who can be added to a contract and whose name or email contains the query (API-124)',
    params: idParams,
    query: z.object({ query: z.string().trim().min(CONTACT_SEARCH.minimum).max(CONTACT_SEARCH.maximum) }),
    response: z.array(ContractContact),
    errorKey: 'get-contract-contacts',
    access: readsContract,
  },
  add: {
    method: 'POST',
    path: '/contracts/{id}/users',
    tag: 'contracts',
    summary:
      'Add or transfer users to a contract; existing users are not changed; idempotent with an idempotency-key header (API-126, CUSR-018, CUSR-045)',
    requestHeaders: ['idempotency-key'],
    params: idParams,
    body: z.strictObject({
      userIds: people,
      contractStatus: z
        .enum(CONTRACT_STATUSES)
        .optional()
        .describe(`Default: ${NEW_USER.contractStatus}; users of bank contracts have none`),
      clientRole: z
        .enum(CLIENT_ROLES)
        .optional()
        .describe(`Default: ${NEW_USER.clientRole}; users of bank contracts have none`),
      transferredFrom: Id.optional().describe(
        `Contract of an outsourced service that the users leave in the same transaction: at most ${TRANSFER_MAX} users, and contractStatus is required`,
      ),
    }),
    response: z.array(ContractUser).describe('The users added'),
    status: 201,
    errorKey: 'add-contract-users',
    access: readsContract,
  },
  update: {
    method: 'PUT',
    path: '/contracts/{id}/users',
    tag: 'contracts',
    summary:
      'Update the status, role, home page and rights of users, all or none; 409 if a user has changed since it was read, or chose their home page themselves (API-127, CUSR-024)',
    params: idParams,
    body: z.strictObject({
      usersIds: people,
      versions: z.record(z.string(), version).describe('The version read of each user, by user id'),
      update: z.strictObject({
        contractStatus: z.enum(CONTRACT_STATUSES).optional(),
        clientRole: z.enum(CLIENT_ROLES).optional(),
        homepageTemplate: z.enum(HOME_TEMPLATES).exclude(['CUSTOM']).optional(),
        replacesOwnHomepage: z
          .boolean()
          .optional()
          .describe(
            'Confirms that the home page may replace one that a user chose themselves; otherwise that is refused (HOMEPAGE_CHOSEN_BY_USER)',
          ),
        rights: rights
          .optional()
          .describe('New rights of each user; they replace the rights to activated services'),
      }),
    }),
    response: z.array(ContractUser).describe('The users named in the call'),
    errorKey: 'update-contract-users',
    access: readsContract,
  },
  remove: {
    method: 'DELETE',
    path: '/contracts/{id}/users/{userId}',
    tag: 'contracts',
    summary:
      'Remove a user who is not an administrator from a client contract; 409 if they have changed since they were read (API-128, CUSR-025, CUSR-031)',
    params: z.object({ id: Id, userId: Id }),
    query: versionQuery,
    response: 'empty',
    errorKey: 'delete-contract-user',
    access: readsContract,
  },
  services: {
    method: 'GET',
    path: '/contracts/{id}/services/rights',
    tag: 'contracts',
    summary:
      'List the activated services of a contract that have assignable rights, with these rights (API-130)',
    params: idParams,
    response: z.array(ServiceRights),
    errorKey: 'get-contract-services-rights',
    access: readsContract,
  },
  rights: {
    method: 'GET',
    path: '/contracts/{id}/users/rights',
    tag: 'contracts',
    summary: 'List the rights of each user of a contract (API-132)',
    params: idParams,
    response: z.array(z.object({ userId: Id, version, rights: z.array(AssignedRight) })),
    errorKey: 'get-contract-users-rights',
    access: readsContract,
  },
  setRights: {
    method: 'PUT',
    path: '/contracts/{id}/users/rights',
    tag: 'contracts',
    summary: 'Replace the rights of users; 409 if a user has changed since it was read (API-131)',
    params: idParams,
    body: z.strictObject({ users: z.array(UserRights).min(1).max(CONTRACT_USERS_MAX) }),
    response: z.array(ContractUser).describe('The users named in the call'),
    errorKey: 'update-contract-users-rights',
    access: readsContract,
  },
  undoRights: {
    method: 'POST',
    path: '/contracts/{id}/users/rights/undo',
    tag: 'contracts',
    summary:
      'Restore the rights a user had before a change of the last 15 minutes; 409 if they have changed since',
    params: idParams,
    body: z.strictObject({
      auditEventId: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .describe('Id of the audit event that records the change'),
    }),
    response: z.array(ContractUser).describe('The user'),
    errorKey: 'undo-contract-users-rights',
    access: readsContract,
  },
  previewRights: {
    method: 'POST',
    path: '/contracts/{id}/users/rights/preview',
    tag: 'contracts',
    summary:
      'Preview the effects of assigning rights or removing a user, with the same checks; changes nothing',
    params: idParams,
    body: z.union([
      z.strictObject({ users: z.array(UserRights).min(1).max(CONTRACT_USERS_MAX) }),
      z.strictObject({ removedUserId: Id }),
    ]),
    response: RightsPreview,
    cost: 'high',
    errorKey: null,
    access: readsContract,
  },
  rightsAt: {
    method: 'GET',
    path: '/contracts/{id}/users/rights/at',
    tag: 'contracts',
    summary:
      'Get the rights of the users of a contract at a given time, with the services and lists of that time',
    params: idParams,
    query: z.object({ at: Moment.describe('A time in the future returns the current rights') }),
    response: ContractRights,
    errorKey: 'get-contract-rights-history',
    access: readsContract,
  },
  rightsChanges: {
    method: 'GET',
    path: '/contracts/{id}/users/rights/changes',
    tag: 'contracts',
    summary: 'List the times at which rights in a contract changed, newest first',
    params: idParams,
    query: z.object({ userId: ofUser }),
    response: RightsChanges,
    errorKey: 'get-contract-rights-history',
    access: readsContract,
  },
  rightsChange: {
    method: 'GET',
    path: '/contracts/{id}/users/rights/change',
    tag: 'contracts',
    summary: 'Get who changed the rights in a contract at a given time, and what',
    params: idParams,
    query: z.object({ at: Moment, userId: ofUser }),
    response: RightsChangeAt,
    errorKey: 'get-contract-rights-history',
    access: readsContract,
  },
});
