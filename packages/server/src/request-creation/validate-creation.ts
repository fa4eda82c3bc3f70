import { and, eq, inArray } from 'drizzle-orm';
import { mediaCategory } from '@atrium/contract/document-rules';
import { chosenTopic, creationProblems } from '@atrium/contract/request-creation-problems';
import {
  stepsOf,
  type AttachmentRule,
  type RequestConfiguration,
} from '@atrium/contract/request-creation-rules';
import type { RequestCreation } from '@atrium/contract/request-creation';
import type { ParticipantRole } from '@atrium/contract/request-rules';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { blobs, contractEmailDomains, documents } from '../database/schema/index.ts';
import type { StoredField } from '../database/schema/index.ts';
import { badRequest, Failure, forbidden, notFound, refusal } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { isOwnContract, openContracts } from './access.ts';
import { actionOf, configurationIn, fieldIn, topicIn, topicsOf } from './catalogue.ts';
import { availableEntities, reachablePeople } from '../contracts/index.ts';
import { refusalsOf } from './problem-labels.ts';

/** What the creation needs to know of its form after validation. */
export interface ValidCreation {
  configuration: RequestConfiguration;
  fields: readonly StoredField[];
  /** The topic and subtopics as the request stores them, in the author's language. */
  topics: { id: string; content: string[] }[];
  roleOf: (userId: string) => ParticipantRole;
}

const NOT_OPEN = {
  en: 'You cannot create requests for this service.',
  fr: 'Vous ne pouvez pas créer de demande pour ce service.',
};
const NO_ACTION = {
  en: 'This service has no such action.',
  fr: 'Ce service ne propose pas cette action.',
};
const FOREIGN_ENTITY = {
  en: 'You cannot name this legal entity in a request on this contract.',
  fr: 'Vous ne pouvez pas mentionner cette entité juridique dans une demande sur ce contrat.',
};
const FIXED_ENTITY = {
  en: 'A legal entity that is always part of this request is missing.',
  fr: 'Il manque une entité juridique qui fait toujours partie de cette demande.',
};
const UNREACHABLE = {
  en: 'A participant cannot be reached through this contract.',
  fr: 'Un participant n’est pas joignable par ce contrat.',
};
const TWICE = { en: 'This value is entered twice.', fr: 'Cette valeur est saisie deux fois.' };
const WRONG_FILE = {
  en: 'The type of one of the documents is not accepted here.',
  fr: 'Le type de l’un des documents n’est pas accepté ici.',
};

/** Refuses everything that the form would not have allowed, with 400, 403 or 404; returns what the creation needs. */
export async function validateCreation(
  db: Reads,
  { user, language, body }: { user: User; language: Language; body: RequestCreation },
  now: Date,
): Promise<ValidCreation> {
  const { contractId, serviceAction, ricosCodes } = body;
  const [open] = await openContracts(db, user, contractId);
  if (!open) throw (await isOwnContract(db, user, contractId)) ? forbidden(NOT_OPEN) : notFound();
  if (!open.services.includes(serviceAction.serviceCode)) throw forbidden(NOT_OPEN);
  const action = await actionOf(db, serviceAction.serviceCode, serviceAction.action);
  if (!action) throw badRequest(NO_ACTION, 'body.serviceAction.action');
  if (action.type !== body.type) throw badRequest(NO_ACTION, 'body.type');
  requireOnce(body);

  const topics = await topicsOf(db, [serviceAction.serviceCode], {
    excludeReadonly: true,
    type: action.type,
  });
  const configuration = configurationIn(language, action);
  const fields = action.fields.map((field) => fieldIn(language, field));
  const domains = await db
    .select({ domain: contractEmailDomains.domain })
    .from(contractEmailDomains)
    .where(eq(contractEmailDomains.contractId, contractId));
  const steps = stepsOf(configuration, fields, {
    SIGNATORY: body.signature !== null,
    DOCUMENT: isDocumentStepOn(configuration, body),
  });
  const problems = creationProblems(
    {
      configuration,
      fields,
      topics: topics.map((topic) => topicIn(language, topic)),
      steps,
      authorisedDomains: domains.map(({ domain }) => domain),
      today: bankDay(now),
    },
    body,
  );
  if (problems.length > 0) throw new Failure('BAD_REQUEST', refusalsOf(problems));

  const topic = chosenTopic(topics, body.topicIds);
  const entities = await availableEntities(
    db,
    user,
    { contractId, service: serviceAction.serviceCode },
    topic,
  );
  if (ricosCodes.some((code) => !entities.some(({ ricos }) => ricos === code)))
    throw refusal('FORBIDDEN', FOREIGN_ENTITY, 'body.ricosCodes');
  if (topic && entities.some(({ ricos, isFixed }) => isFixed && !ricosCodes.includes(ricos)))
    throw badRequest(FIXED_ENTITY, 'body.ricosCodes');
  const people = await reachablePeople(db, { user, language }, { contractId, topic, ricosCodes });
  const roles = new Map(people.map((person) => [person.id, person.role.roleType]));
  if (body.participants.some(({ id }) => !roles.has(id)))
    throw refusal('FORBIDDEN', UNREACHABLE, 'body.participants');
  const documentRule = steps.includes('DOCUMENT')
    ? configuration.steps.find(({ id }) => id === 'DOCUMENT')!.attachments
    : configuration.attachments;
  await requireFileKinds(db, user, body.documentIds, documentRule);
  roles.set(user.id, authorRole(user, configuration));
  const chosen = topic ? topicIn(language, topic) : null;
  return {
    configuration,
    fields: action.fields,
    topics: chosen
      ? [
          {
            id: chosen.id,
            content: [
              chosen.content,
              ...chosen.subTopics
                .filter(({ id }) => body.topicIds.includes(id))
                .map(({ content }) => content),
            ],
          },
        ]
      : [],
    roleOf: (userId) => roles.get(userId) ?? 'OTHER',
  };
}

/** Whether documents were added in their own step: they must be validated, or the information step takes none (NEW-041). */
const isDocumentStepOn = ({ information }: RequestConfiguration, body: RequestCreation): boolean =>
  body.documentsMustBeValidated ||
  (body.documentIds.length > 0 && (information.attachments === 'HIDDEN' || body.signature !== null));

function authorRole(user: User, { form }: RequestConfiguration): ParticipantRole {
  if (user.contactInformation.isInternal) return 'BANK_USER';
  return form === 'DIGIPASS' ? 'DIGIPASS_MANAGER' : 'CLIENT_USER';
}

/** Throws 400 if a participant, legal entity, topic or document is listed twice. */
function requireOnce({ participants, ricosCodes, documentIds, topicIds, signature }: RequestCreation): void {
  const lists: [path: string, values: readonly string[]][] = [
    ['participants', participants.map(({ id }) => id)],
    ['ricosCodes', ricosCodes],
    ['topicIds', topicIds],
    ['documentIds', [...documentIds, ...(signature?.documentIds ?? [])]],
  ];
  for (const [path, values] of lists)
    if (new Set(values).size < values.length) throw badRequest(TWICE, `body.${path}`);
}

/** Throws 400 for file types that the form does not take (NEW-040, NEW-045); claiming the files checks their owner. */
async function requireFileKinds(
  db: Reads,
  user: User,
  ids: readonly string[],
  { mediaCategories }: AttachmentRule,
): Promise<void> {
  if (mediaCategories === null || ids.length === 0) return;
  const rows = await db
    .select({ mime: blobs.mime })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(and(inArray(documents.id, [...ids]), eq(documents.authorId, user.id)));
  if (rows.some(({ mime }) => !mediaCategories.includes(mediaCategory(mime))))
    throw badRequest(WRONG_FILE, 'body.documentIds');
}
