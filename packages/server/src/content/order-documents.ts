import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inContentOrder } from '@atrium/contract/content-rules';
import type { Transaction } from '../database/index.ts';
import { contentDocuments } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/index.ts';
import { lockEditable } from './change-documents.ts';
import type { ContentWrite } from './change-documents.ts';

const ONE_BLOCK = {
  en: 'Only documents of one block can be put in order.',
  fr: 'Seuls les documents d’un même bloc peuvent être ordonnés.',
};
const CHANGED = {
  en: 'Somebody changed these documents in the meantime. Nothing was saved. Look at them as they are now, then order them again.',
  fr: 'Ces documents ont été modifiés entre-temps. Rien n’a été enregistré. Vérifiez leur état actuel avant de les ordonner à nouveau.',
};

const BLOCK = { area: contentDocuments.area, tab: contentDocuments.tab, block: contentDocuments.block };

/**
 * Locks all documents of the blocks of these documents, by id. Two concurrent reorderings of one block in different
 * languages would deadlock if each locked only its own documents first.
 */
async function lockBlocks(tx: Transaction, ids: readonly string[]): Promise<void> {
  const blocks = tx
    .select(BLOCK)
    .from(contentDocuments)
    .where(inArray(contentDocuments.id, [...ids]));
  await tx
    .select({ id: contentDocuments.id })
    .from(contentDocuments)
    .where(sql`(${BLOCK.area}, ${BLOCK.tab}, ${BLOCK.block}) in ${blocks}`)
    .orderBy(asc(contentDocuments.id))
    .for('update');
}

/**
 * Reorders documents of one block. The user sees the documents of one language: these swap positions, and those of the
 * other language keep theirs. 409 if the order is no longer the one shown to the user.
 */
export async function orderDocuments(
  { tx, audit, user }: Pick<ContentWrite, 'tx' | 'audit' | 'user'>,
  { shown, documentIds }: { readonly shown: readonly string[]; readonly documentIds: readonly string[] },
): Promise<void> {
  await lockBlocks(tx, documentIds);
  const [first, ...others] = await lockEditable(tx, user, documentIds);
  const { area, tab, block } = first!;
  if (others.some((other) => other.area !== area || other.tab !== tab || other.block !== block))
    throw badRequest(ONE_BLOCK, 'body.documentIds');
  const before = await tx
    .select()
    .from(contentDocuments)
    .where(and(eq(BLOCK.area, area), eq(BLOCK.tab, tab), eq(BLOCK.block, block)))
    .orderBy(asc(contentDocuments.position), asc(contentDocuments.filename), asc(contentDocuments.id));
  const named = new Set(documentIds);
  const now = before.filter(({ id }) => named.has(id)).map(({ id }) => id);
  if (now.join() !== shown.join()) throw refusal('RECORD_CHANGED', CHANGED);
  const after = inContentOrder(before, documentIds);
  for (const [position, { id, position: old }] of after.entries())
    if (position !== old)
      await tx.update(contentDocuments).set({ position }).where(eq(contentDocuments.id, id));
  await audit({
    eventType: 'UPDATE',
    entity: 'content-documents',
    entityId: first!.id,
    name: 'order',
    oldValue: shown,
    newValue: documentIds,
  });
}
