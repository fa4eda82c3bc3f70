import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentText } from '@atrium/contract/content';
import { editsContent } from '@atrium/contract/content-rules';
import type { ContentArea } from '@atrium/contract/content-rules';
import { mediaCategory } from '@atrium/contract/document-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { blobs, contentDocuments, contentTexts } from '../database/schema/index.ts';
import { download } from '../files/index.ts';
import { notFound } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { tagsOfContent } from '../tagging/index.ts';

const NOTHING: ContentText = { en: '', fr: '', version: 0 };

/** Returns texts of an area by key, each in both languages; texts not written yet are empty. */
export async function contentTextsOf<K extends string>(
  db: Reads,
  area: ContentArea,
  keys: readonly K[],
): Promise<Record<K, ContentText>> {
  const rows = await db
    .select()
    .from(contentTexts)
    .where(and(eq(contentTexts.area, area), inArray(contentTexts.key, [...keys])));
  const texts = Object.fromEntries(keys.map((key) => [key, NOTHING])) as Record<K, ContentText>;
  for (const { key, language, text, version } of rows)
    texts[key as K] = { ...texts[key as K], [language]: text, version };
  return texts;
}

/** Columns of a document that every area returns. */
const columns = {
  id: contentDocuments.id,
  tab: contentDocuments.tab,
  block: contentDocuments.block,
  position: contentDocuments.position,
  language: contentDocuments.language,
  description: contentDocuments.description,
  filename: contentDocuments.filename,
  mime: blobs.mime,
  size: blobs.size,
  version: contentDocuments.version,
  updatedAt: contentDocuments.updatedAt,
};

/** Reader of the documents; decides which of their tags can be removed. */
interface Reader {
  readonly user: User;
  readonly language: Language;
}

async function shownDocuments(db: Reads, reader: Reader, area: ContentArea, where: SQL | undefined) {
  const rows = await db
    .select(columns)
    .from(contentDocuments)
    .innerJoin(blobs, eq(blobs.sha256, contentDocuments.sha256))
    .where(and(eq(contentDocuments.area, area), where))
    .orderBy(
      asc(contentDocuments.tab),
      asc(contentDocuments.block),
      asc(contentDocuments.position),
      asc(contentDocuments.filename),
      asc(contentDocuments.id),
    );
  const ids = rows.map(({ id }) => id);
  const tagsOf = await tagsOfContent(db, reader, ids, editsContent(area).allows(reader.user));
  return rows.map(({ mime, updatedAt, description, ...row }) => ({
    ...row,
    type: mediaCategory(mime),
    mediaType: mime,
    updatedAt: updatedAt.toISOString(),
    tags: tagsOf.get(row.id) ?? [],
    descriptionEn: description?.en || null,
    descriptionFr: description?.fr || null,
  }));
}
export type ShownContent = Awaited<ReturnType<typeof shownDocuments>>[number];

/** Returns the documents of an area for readers of a language, by block and in the order set by the bank. */
export const contentDocumentsOf = (db: Reads, reader: Reader, area: ContentArea): Promise<ShownContent[]> =>
  shownDocuments(
    db,
    reader,
    area,
    or(isNull(contentDocuments.language), eq(contentDocuments.language, reader.language)),
  );

/** Returns one document of an area, for readers of any language; 404 if it does not exist. */
export async function contentDocument(
  db: Reads,
  reader: Reader,
  area: ContentArea,
  id: string,
): Promise<ShownContent> {
  const [found] = await shownDocuments(db, reader, area, eq(contentDocuments.id, id));
  if (!found) throw notFound();
  return found;
}

/** Returns the file of a document of an area as a download; 404 if it does not exist. */
export async function downloadContent(
  { db, blobs: store }: Pick<Platform, 'db' | 'blobs'>,
  area: ContentArea,
  id: string,
): Promise<Response> {
  const [found] = await db
    .select({ filename: contentDocuments.filename, sha256: contentDocuments.sha256, mime: blobs.mime })
    .from(contentDocuments)
    .innerJoin(blobs, eq(blobs.sha256, contentDocuments.sha256))
    .where(and(eq(contentDocuments.area, area), eq(contentDocuments.id, id)));
  const file = found ? await store.get(found.sha256) : null;
  if (!found || !file) throw notFound();
  return download({ filename: found.filename, mime: found.mime, ...file });
}
