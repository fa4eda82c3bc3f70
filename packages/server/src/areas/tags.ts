import { and, eq, inArray } from 'drizzle-orm';
import type { TaggedType } from '@atrium/contract/tag-rules';
import type { AttachedTag, tags as tagsContract } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/open.ts';
import { documents, documentTags, requestTags } from '../database/schema/index.ts';
import { forbidden, notFound } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { documentRows, shownDocuments } from './document-rows.ts';
import { visibleDocuments } from './documents.ts';
import { holdRequests } from './request-standing.ts';
import { changeTags } from './tag-changes.ts';
import type { Bearer } from './tag-changes.ts';
import { tagsOfRequests } from './tag-rows.ts';
import { associatedTags, readTag, searchTags } from './tag-search.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** Holds what bears tags for a write; 404 for what the person may not know of, 403 without the right (TAG-006). */
type Hold = (tx: Transaction, reader: Reader, id: string) => Promise<Bearer>;

const HOLD: Readonly<Record<TaggedType, Hold>> = {
  async requests(tx, reader, id) {
    const [held] = await holdRequests(tx, reader.user, [id]);
    const { row, rights } = held!;
    if (!rights.canManageTags) throw forbidden();
    return {
      entity: 'requests',
      id,
      contractId: row.contractId,
      tags: (await tagsOfRequests(tx, reader, [id], () => true)).get(id) ?? [],
      async add(ids) {
        const addedById = reader.user.id;
        await tx.insert(requestTags).values(ids.map((tagId) => ({ requestId: id, tagId, addedById })));
      },
      async remove(ids) {
        await tx
          .delete(requestTags)
          .where(and(eq(requestTags.requestId, id), inArray(requestTags.tagId, ids)));
      },
    };
  },

  async documents(tx, reader, id) {
    const where = and(eq(documents.id, id), visibleDocuments(tx, reader.user));
    await tx.select({ id: documents.id }).from(documents).where(where).for('update');
    const [shown] = await shownDocuments(tx, reader, await documentRows(tx, where!));
    if (!shown) throw notFound();
    if (!shown.rights.canManageTags) throw forbidden();
    return {
      entity: 'documents',
      id,
      contractId: shown.contract?.id ?? null,
      tags: shown.tags,
      async add(ids) {
        const addedById = reader.user.id;
        await tx.insert(documentTags).values(ids.map((tagId) => ({ documentId: id, tagId, addedById })));
      },
      async remove(ids) {
        await tx
          .delete(documentTags)
          .where(and(eq(documentTags.documentId, id), inArray(documentTags.tagId, ids)));
      },
    };
  },
};

export function tagHandlers({ db, newId, write }: Platform): Handlers<typeof tagsContract> {
  return {
    available: ({ user, language, query }) => searchTags(db, { user, language }, query),
    associations: ({ user, language, query }) => associatedTags(db, { user, language }, query.query),

    async get({ user, language, params }) {
      const tag = await readTag(db, { user, language }, params.id);
      if (!tag) throw notFound();
      return tag;
    },

    change(call) {
      const { user, params, body } = call;
      const hold = HOLD[params.type];
      return write(call, async (tx, audit): Promise<AttachedTag[]> => {
        const bearer = await hold(tx, call, params.id);
        await changeTags({ tx, audit, newId, user, bearer }, body);
        return [...(await hold(tx, call, params.id)).tags];
      });
    },
  };
}
