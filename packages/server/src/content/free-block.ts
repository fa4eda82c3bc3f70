import { and, eq, sql } from 'drizzle-orm';
import { CONTENT_LANGUAGES } from '@atrium/contract/content-rules';
import type { ContentArea, ContentLanguage } from '@atrium/contract/content-rules';
import type { Transaction } from '../database/index.ts';
import { contentDocuments } from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';

const TAKEN = {
  en: 'There is a document for these readers already. Put another file in its place.',
  fr: 'Il existe déjà un document pour ces lecteurs. Remplacez son fichier.',
};

/** Languages of the readers of a document: one, or both. */
const readersOf = (language: ContentLanguage | null): readonly ContentLanguage[] =>
  language === null ? CONTENT_LANGUAGES : [language];

/**
 * For a block with one document per reader language (CM-005, AUD-002): refuses a second one with 400. The table lock
 * makes this safe for concurrent calls.
 */
export async function requireFreeBlock(
  tx: Transaction,
  area: ContentArea,
  block: string,
  additions: readonly { readonly block: string; readonly language: ContentLanguage | null }[],
): Promise<void> {
  const added = additions.filter((addition) => addition.block === block);
  if (added.length === 0) return;
  await tx.execute(sql`lock table ${contentDocuments} in share row exclusive mode`);
  const present = await tx
    .select({ language: contentDocuments.language })
    .from(contentDocuments)
    .where(and(eq(contentDocuments.area, area), eq(contentDocuments.block, block)));
  const readers = [...present, ...added].flatMap(({ language }) => readersOf(language));
  if (new Set(readers).size < readers.length) throw badRequest(TAKEN, 'body.block');
}
