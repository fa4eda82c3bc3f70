import { and, eq, inArray } from 'drizzle-orm';
import type { TaggedType } from '@atrium/contract/tag-rules';
import type { AttachedTag, tags as tagsContract } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { documents, requestTags } from '../database/schema/index.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { documentRows, knownTags, shownDocuments, visibleDocuments } from '../documents/index.ts';
import { contentBearer, lockEditable } from '../content/index.ts';
import { lockRequests } from '../requests/index.ts';
import { changeTags, documentBearer, tagsOfContent, tagsOfRequests } from '../tagging/index.ts';
import type { Bearer } from '../tagging/index.ts';
import { associatedTags, readTag, searchTags } from './search.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** Locks records with tags for a write; 404 if the user may not see one of them, 403 without the right (TAG-006). */
type Lock = (tx: Transaction, reader: Reader, ids: readonly string[]) => Promise<Bearer[]>;

const LOCK: Readonly<Record<TaggedType, Lock>> = {
  async requests(tx, reader, ids) {
    const locked = await lockRequests(tx, reader.user, ids);
    if (locked.some(({ rights }) => !rights.canManageTags)) throw forbidden();
    const tagsOf = await tagsOfRequests(tx, reader, ids, () => true);
    const addedById = reader.user.id;
    return locked.map(({ row: { id, contractId } }) => ({
      entity: 'requests',
      id,
      contractId,
      tags: tagsOf.get(id) ?? [],
      async add(tagIds) {
        await tx.insert(requestTags).values(tagIds.map((tagId) => ({ requestId: id, tagId, addedById })));
      },
      async remove(tagIds) {
        await tx
          .delete(requestTags)
          .where(and(eq(requestTags.requestId, id), inArray(requestTags.tagId, tagIds)));
      },
    }));
  },

  async documents(tx, reader, ids) {
    const wanted = [...new Set(ids)];
    const where = and(inArray(documents.id, wanted), visibleDocuments(tx, reader.user))!;
    // Locked in id order to avoid deadlocks.
    await tx.select({ id: documents.id }).from(documents).where(where).orderBy(documents.id).for('update');
    const shown = await shownDocuments(tx, reader, await documentRows(tx, where));
    if (shown.length < wanted.length) throw notFound();
    if (shown.some(({ rights }) => !rights.canManageTags)) throw forbidden();
    const addedById = reader.user.id;
    return shown.map(({ id, contract, tags }) =>
      documentBearer(tx, addedById, { id, contractId: contract?.id ?? null, tags }),
    );
  },

  async content(tx, reader, ids) {
    const locked = await lockEditable(tx, reader.user, ids);
    const tagsOf = await tagsOfContent(tx, reader, [...new Set(ids)], true);
    return locked.map(({ id }) => contentBearer(tx, reader.user.id, id, tagsOf.get(id) ?? []));
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
      const lock = LOCK[params.type];
      return write(call, async (tx, audit): Promise<AttachedTag[]> => {
        for (const bearer of await lock(tx, call, [params.id]))
          await changeTags({ tx, audit, newId, bearer, known: knownTags(tx, user) }, body);
        const [changed] = await lock(tx, call, [params.id]);
        return [...changed!.tags];
      });
    },

    async changeTogether(call) {
      const { user, params, body } = call;
      await write(call, async (tx, audit) => {
        for (const bearer of await LOCK[params.type](tx, call, body.ids))
          await changeTags({ tx, audit, newId, bearer, known: knownTags(tx, user) }, body.changes);
      });
    },
  };
}
