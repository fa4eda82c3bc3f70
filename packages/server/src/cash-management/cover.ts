import { and, eq, sql } from 'drizzle-orm';
import { CASH_MANAGEMENT_COVER } from '@atrium/contract/cash-management-rules';
import type { CashManagementBlock } from '@atrium/contract/cash-management-rules';
import { CONTENT_LANGUAGES } from '@atrium/contract/content-rules';
import type { ContentLanguage } from '@atrium/contract/content-rules';
import type { Transaction } from '../database/open.ts';
import { contentDocuments } from '../database/schema/index.ts';
import { badRequest } from '../http/failure.ts';

const TAKEN = {
  en: 'The cover has a document for these readers already. Put another file in its place.',
  fr: 'La couverture a déjà un document pour ces lecteurs. Remplacez son fichier.',
};

/** Readers of a document: those of one language, or of both. */
const readersOf = (language: ContentLanguage | null): readonly ContentLanguage[] =>
  language === null ? CONTENT_LANGUAGES : [language];

/** CM-005: the cover has one document for each reader. Refuses one more, also when two are added at one time. */
export async function requireFreeCover(
  tx: Transaction,
  additions: readonly { readonly block: CashManagementBlock; readonly language: ContentLanguage | null }[],
): Promise<void> {
  const added = additions.filter(({ block }) => block === CASH_MANAGEMENT_COVER);
  if (added.length === 0) return;
  await tx.execute(sql`lock table ${contentDocuments} in share row exclusive mode`);
  const present = await tx
    .select({ language: contentDocuments.language })
    .from(contentDocuments)
    .where(
      and(eq(contentDocuments.area, 'CASH_MANAGEMENT'), eq(contentDocuments.block, CASH_MANAGEMENT_COVER)),
    );
  const readers = [...present, ...added].flatMap(({ language }) => readersOf(language));
  if (new Set(readers).size < readers.length) throw badRequest(TAKEN, 'body.block');
}
