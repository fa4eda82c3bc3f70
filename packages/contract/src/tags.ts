import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { cleanName } from './name-rules.ts';
import {
  EMPTY_TAG_GROUP,
  isTagName,
  TAG_GROUP_TYPES,
  TAG_NAME_MAX,
  TAG_NAME_MIN,
  TAG_SEARCH_MIN,
  TAGGED_TOGETHER_MAX,
  TAGGED_TYPES,
  tagKey,
  TAGS_MAX,
} from './tag-rules.ts';

export const TagGroup = z
  .object({
    id: Id.describe(`${EMPTY_TAG_GROUP} for the empty group (TAG-014)`),
    name: z.string().describe('In the language of the call; empty for the empty group'),
    type: z.enum(TAG_GROUP_TYPES),
    isTaxonGroup: z
      .boolean()
      .describe('Whether the bank maintains the tags of the group; users cannot add any'),
    isCountry: z.boolean(),
    rank: z.number().int(),
  })
  .meta({ id: 'TagGroup' });

/** A tag on a request or document (DATA-031 without the usage count). */
export const AttachedTag = z
  .object({
    id: Id,
    name: z.string().describe('Countries are in the language of the call'),
    synonym: z.string().nullable().describe('Alternative name'),
    countryCode: z.string().nullable().describe('ISO 3166-1 alpha-2'),
    group: TagGroup,
    isDeletableByCurrentUser: z.boolean().describe('Whether the caller can remove it (TAG-005)'),
    isDeleted: z.boolean(),
    isNew: z.boolean(),
    contractId: Id.nullable()
      .optional()
      .describe('Contract whose requests and documents alone may have it; null for the tags of the bank'),
  })
  .meta({ id: 'AttachedTag' });
export type AttachedTag = z.output<typeof AttachedTag>;

/** DATA-031. */
export const Tag = AttachedTag.extend({
  amountOfUses: z
    .number()
    .int()
    .min(0)
    .describe('Number of requests and documents visible to the caller that have the tag'),
}).meta({ id: 'Tag' });
export type Tag = z.output<typeof Tag>;

const TagName = z.string().overwrite(cleanName).min(TAG_NAME_MIN).max(TAG_NAME_MAX).refine(isTagName);

/** An existing tag to add or remove (isDeleted, TAG-003), or a new one to create and add (isNew, TAG-004). */
const TagChange = z.union([
  z.strictObject({ id: Id, isDeleted: z.boolean().default(false) }),
  z.strictObject({ name: TagName, isNew: z.literal(true) }),
]);
export type TagChange = z.output<typeof TagChange>;

const named = (change: TagChange) => ('id' in change ? change.id : tagKey(change.name));
/** Changes to the tags of one item, each tag once. */
export const TagChanges = z
  .array(TagChange)
  .max(TAGS_MAX)
  .refine((changes) => new Set(changes.map((change) => named(change))).size === changes.length);

const bearers = anyOf(holdsService('REQUESTS_BOARD'), holdsService('DOCUMENTS'));
/** Empty, or long enough to search (TAG-007). */
const searched = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text === '' || text.length >= TAG_SEARCH_MIN)
  .default('');

export const tags = endpoints({
  available: {
    method: 'GET',
    path: '/tags/available',
    tag: 'tags',
    summary: 'List the tags whose name or synonym contains the text, most used first (API-098)',
    query: z.object({
      query: searched,
      contractId: Id.optional().describe('Excludes tags specific to other contracts'),
    }),
    response: z.array(Tag),
    errorKey: null,
    access: bearers,
  },
  associations: {
    method: 'GET',
    path: '/associations',
    tag: 'tags',
    summary:
      'List the tags used on the same requests and documents as the tags that match the text (API-100)',
    query: z.object({ query: searched }),
    response: z.array(Tag),
    cost: 'high',
    errorKey: null,
    access: bearers,
  },
  get: {
    method: 'GET',
    path: '/tags/{id}',
    tag: 'tags',
    summary: 'Get a tag (API-099)',
    params: idParams,
    response: Tag,
    errorKey: 'get-tag',
    access: bearers,
  },
  change: {
    method: 'PUT',
    path: '/entities/{type}/{id}/tags',
    tag: 'tags',
    summary: 'Add, create and remove tags of a request or document; other tags are kept (API-101, TAG-016)',
    params: idParams.extend({ type: z.enum(TAGGED_TYPES) }),
    body: TagChanges,
    response: z.array(AttachedTag),
    errorKey: 'update-tags',
    access: bearers,
  },
  changeTogether: {
    method: 'PUT',
    path: '/entities/{type}/tags',
    tag: 'tags',
    summary: 'Make the same changes to the tags of several requests or documents, all or none (TAG-002)',
    params: z.object({ type: z.enum(TAGGED_TYPES) }),
    body: z.strictObject({ ids: z.array(Id).min(1).max(TAGGED_TOGETHER_MAX), changes: TagChanges }),
    response: 'empty',
    cost: 'high',
    errorKey: 'update-tags',
    access: bearers,
  },
});
