import * as z from 'zod';
import { holdsService, mayCreateRequests } from './access.ts';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { queryBoolean, queryList } from './paging.ts';
import { EARLIEST_DAYS, FIELD_FORMATS, FIELD_STATES, FIELD_VALUE_LENGTH } from './generic-field-rules.ts';
import {
  CREATION_FORMS,
  DEFAULT_ATTACHMENTS,
  FILE_STEPS,
  REQUIREMENTS,
  TITLE_LENGTH,
} from './request-creation-rules.ts';
import { PARTICIPANT_ROLES, REQUEST_TYPES } from './request-rules.ts';
import { SERVICE_CODES, SERVICE_GROUPS, type ServiceGroup } from './services.ts';
import { MAXIMUM_SIGNATORIES, TOKEN_CHOICES } from './signature-rules.ts';
import { EnvelopeBasis, NewRegisteredCompany, NewSignatory } from './signatures.ts';

/** Limits of one form: answers and values per answer, people, legal entities. */
const MOST_ANSWERS = 200;
const MOST_PEOPLE = 100;
const MOST_ENTITIES = 500;
const ActionCode = z.string().regex(/^[A-Z][A-Z0-9_]{0,59}$/);
const TopicId = z.string().min(1).max(60);
const RicosCode = z.string().min(1).max(20);

/** A contract on which the caller may create requests (NEW-002; a part of DATA-049). */
export const CreationContract = z
  .object({
    id: Id,
    number: z.string(),
    name: z.string(),
    rights: z.object({ canCreateRequest: z.boolean() }),
    services: z.array(z.enum(SERVICE_CODES)).describe('Services the caller can request on the contract'),
  })
  .meta({ id: 'CreationContract' });
export type CreationContract = z.output<typeof CreationContract>;

/** A service for which the caller may create requests, with its actions (REQ-038, NEW-003). */
export const CreationService = z
  .object({
    code: z.enum(SERVICE_CODES),
    label: z.string(),
    group: z.enum(Object.keys(SERVICE_GROUPS) as [ServiceGroup, ...ServiceGroup[]]),
    description: z.string(),
    actions: z.array(z.object({ code: ActionCode, label: z.string(), description: z.string() })).min(1),
  })
  .meta({ id: 'CreationService' });
export type CreationService = z.output<typeof CreationService>;

const Attachments = z.object({
  maximum: z.number().int().min(1).max(DEFAULT_ATTACHMENTS),
  mediaCategories: z.array(z.enum(MEDIA_CATEGORIES)).nullable().describe('null for all allowed types'),
});
const requirement = z.enum(REQUIREMENTS);

/** The form of one action (NEW-021, NEW-023). */
export const RequestConfiguration = z
  .object({
    serviceCode: z.enum(SERVICE_CODES),
    action: ActionCode,
    label: z.string(),
    description: z.string(),
    type: z.enum(REQUEST_TYPES),
    form: z.enum(CREATION_FORMS),
    information: z.object({
      title: requirement,
      message: requirement,
      categories: requirement,
      legalEntities: requirement,
      participants: requirement,
      attachments: requirement,
    }),
    maximumLegalEntities: z.number().int().min(1).nullable().describe('null for no limit'),
    attachments: Attachments.describe('Attachments of the information step'),
    steps: z.array(
      z.object({
        id: z.enum(FILE_STEPS),
        switchable: z.boolean(),
        onByDefault: z.boolean(),
        attachments: Attachments,
      }),
    ),
    canAskForValidation: z.boolean(),
    maximumSignatories: z.number().int().min(1).max(MAXIMUM_SIGNATORIES),
    usualTopicId: z.string().nullable().describe('Topic selected by default; null for none'),
  })
  .meta({ id: 'RequestConfiguration' });

/** DATA-038. */
export const GenericField = z
  .object({
    id: z.string().min(1).max(60),
    label: z.string(),
    tooltip: z.string(),
    placeholder: z.string(),
    format: z.enum(FIELD_FORMATS),
    state: z.enum(FIELD_STATES),
    maxElements: z
      .number()
      .int()
      .min(1)
      .max(50)
      .describe('Maximum number of values if the field accepts several'),
    currency: z.string().length(3).optional().describe('For an amount: ISO 4217'),
    earliest: z.enum(EARLIEST_DAYS).optional().describe('For a date: the earliest day allowed'),
  })
  .meta({ id: 'GenericField' });

/** DATA-040. */
export const ServiceTopic = z
  .object({
    serviceCode: z.enum(SERVICE_CODES),
    id: TopicId,
    content: z.string(),
    subTopics: z.array(z.object({ id: TopicId, content: z.string() })),
    canAddMultipleParticipant: z.boolean(),
    needAtLeastOneRicos: z.boolean(),
  })
  .meta({ id: 'ServiceTopic' });
export type ServiceTopic = z.output<typeof ServiceTopic>;

/** A legal entity that a request may be about (NEW-056, NEW-065). */
export const LegalEntityOption = z
  .object({ ricos: RicosCode, label: z.string(), isFixed: z.boolean() })
  .meta({ id: 'LegalEntityOption' });
export type LegalEntityOption = z.output<typeof LegalEntityOption>;

/** A user who can participate in the request (DATA-041). */
export const ReachableUser = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    business: z.string().describe('Business line of a bank user, company of a client user'),
    email: z.string(),
    bookmark: z.boolean(),
    role: z.object({ roleType: z.enum(PARTICIPANT_ROLES) }),
    isSelectedByDefault: z.boolean(),
  })
  .meta({ id: 'ReachableUser' });
export type ReachableUser = z.output<typeof ReachableUser>;

const tokenChoice = z.enum(TOKEN_CHOICES).default('SOFT_TOKEN');

/** NEW-066 to NEW-069. `creationProblems` decides what a form must contain; this schema only sets outer limits. */
export const RequestCreation = z
  .strictObject({
    contractId: Id,
    serviceAction: z.strictObject({ serviceCode: z.enum(SERVICE_CODES), action: ActionCode }),
    type: z.enum(REQUEST_TYPES),
    title: z.string().trim().max(TITLE_LENGTH),
    description: z.string().max(100_000).default('').describe('HTML from the editor'),
    participants: z
      .array(z.strictObject({ id: Id }))
      .max(MOST_PEOPLE)
      .default([]),
    ricosCodes: z.array(RicosCode).max(MOST_ENTITIES).default([]),
    topicIds: z.array(TopicId).max(50).default([]).describe('One topic and any of its subtopics'),
    documentIds: z.array(Id).max(DEFAULT_ATTACHMENTS).default([]),
    documentsMustBeValidated: z.boolean().default(false),
    genericFields: z
      .array(
        z.strictObject({
          fieldId: z.string().min(1).max(60),
          value: z.string().trim().max(FIELD_VALUE_LENGTH),
        }),
      )
      .max(MOST_ANSWERS)
      .default([]),
    digipass: z
      .strictObject({
        legalEntity: NewRegisteredCompany,
        manager: z.strictObject({ phoneNumber: z.string().trim().max(30), tokenChoice }),
        signatories: z.array(NewSignatory.extend({ tokenChoice })).max(MAXIMUM_SIGNATORIES),
      })
      .nullable()
      .default(null)
      .describe('The caller is the manager (NEW-050), the signatories are the holders (NEW-051)'),
    signature: EnvelopeBasis.omit({ signatureType: true, subject: true })
      .nullable()
      .default(null)
      .describe('null without the signatory step; the subject is the title of the request'),
  })
  .meta({ id: 'RequestCreation' });
export type RequestCreation = z.output<typeof RequestCreation>;
export type RequestCreationInput = z.input<typeof RequestCreation>;

const ofAction = z.object({ serviceId: z.enum(SERVICE_CODES), action: ActionCode, contractId: Id });

/** Before `requests` in the API: `/requests/reachable-users` must not match `/requests/{id}`. */
export const requestCreation = endpoints({
  contracts: {
    method: 'GET',
    path: '/requests-configuration/contracts',
    tag: 'request creation',
    summary: 'List the contracts of the caller on which requests can be created (NEW-002)',
    query: z.object({
      ricosCode: z.string().min(1).max(20).optional(),
      serviceId: z
        .enum(SERVICE_CODES)
        .optional()
        .describe(
          'With ricosCode: contracts on which a request about the service can name the legal entity come first',
        ),
    }),
    response: z.array(CreationContract),
    errorKey: 'get-contracts',
    access: mayCreateRequests,
  },
  services: {
    method: 'GET',
    path: '/requests-configuration/services',
    tag: 'request creation',
    summary: 'List the services and actions for which the caller can create requests (REQ-038)',
    query: z.object({
      contractId: Id.optional().describe('Limits the result to one contract; default: all contracts'),
    }),
    response: z.array(CreationService),
    errorKey: 'get-request-services',
    access: mayCreateRequests,
  },
  configuration: {
    method: 'GET',
    path: '/requests-configuration',
    tag: 'request creation',
    summary: 'Get the form of an action (API-071)',
    query: ofAction,
    response: RequestConfiguration,
    errorKey: 'get-request-configuration',
    access: mayCreateRequests,
  },
  generic: {
    method: 'GET',
    path: '/requests-configuration/generic',
    tag: 'request creation',
    summary: 'List the generic fields of an action (API-072)',
    query: ofAction,
    response: z.array(GenericField),
    errorKey: 'get-request-configuration',
    access: mayCreateRequests,
  },
  topics: {
    method: 'GET',
    path: '/service-topics',
    tag: 'request creation',
    summary: 'List the topics of the caller’s services, for all contracts or one (API-040)',
    query: z.object({
      contractId: Id.optional(),
      excludeReadonly: queryBoolean(),
      requestType: z.enum(REQUEST_TYPES).optional(),
    }),
    response: z.array(ServiceTopic),
    errorKey: 'get-service-topics',
    access: mayCreateRequests,
  },
  legalEntities: {
    method: 'GET',
    path: '/legal-entities/{id}/available-legal-entities',
    tag: 'request creation',
    summary: 'List the legal entities of a contract that a request about a topic (id) can name (API-074)',
    params: z.object({ id: TopicId }),
    query: z.object({ contractId: Id }),
    response: z.array(LegalEntityOption),
    errorKey: 'get-legal-entities',
    access: mayCreateRequests,
  },
  reachableUsers: {
    method: 'GET',
    path: '/requests/reachable-users',
    tag: 'request creation',
    summary: 'List the users who can participate in a new request (API-073)',
    query: z.object({
      contractId: Id,
      topicIds: queryList(TopicId, 50),
      ricosCode: queryList(RicosCode, MOST_ENTITIES),
    }),
    response: z.array(ReachableUser),
    errorKey: 'get-reachable-users',
    access: mayCreateRequests,
  },
  serviceRights: {
    method: 'GET',
    path: '/requests/services/{serviceId}/rights',
    tag: 'request creation',
    summary: 'Get whether the caller can create requests for a service (API-069)',
    params: z.object({ serviceId: z.enum(SERVICE_CODES) }),
    response: z.object({ canCreateRequest: z.boolean() }).meta({ id: 'RequestServiceRights' }),
    // Only a link depends on it, on pages that load no requests.
    errorKey: null,
    access: holdsService('REQUESTS_BOARD'),
  },
  create: {
    method: 'POST',
    path: '/requests',
    tag: 'request creation',
    summary: 'Create a request; idempotent with an idempotency-key header (API-048)',
    body: RequestCreation,
    requestHeaders: ['idempotency-key'],
    response: z.object({ id: Id, reference: z.string() }).meta({ id: 'CreatedRequest' }),
    status: 201,
    errorKey: 'create-request',
    access: mayCreateRequests,
  },
});
