import type { ContentArea } from '@atrium/contract/content-rules';
import type { BankClock } from './clock.ts';
import type { FileKind, SeededFile } from './files.ts';
import type { Chance } from './random.ts';
import { CONTENT_PARAGRAPHS, CONTENT_TABLE } from './texts/content.ts';
import { longDate, typography } from './words.ts';
import type { Language } from './words.ts';
import type { schema } from '@atrium/server';

type DocumentRow = Omit<typeof schema.contentDocuments.$inferInsert, 'sha256'>;

export interface Content {
  documents: (SeededFile & { row: DocumentRow })[];
  tags: (typeof schema.contentDocumentTags.$inferInsert)[];
  texts: (typeof schema.contentTexts.$inferInsert)[];
}

export type Words = Readonly<Record<Language, string>>;

/** A document of a content page as published, in both languages. */
export interface ContentTemplate {
  readonly kind: FileKind;
  readonly name: Words;
  /** Its text; without it, the text shared by all documents. */
  readonly paragraphs?: Readonly<Record<Language, readonly string[]>>;
}
export const pdf = (en: string, fr: string): ContentTemplate => ({ kind: 'pdf', name: { en, fr } });
export const xlsx = (en: string, fr: string): ContentTemplate => ({ kind: 'xlsx', name: { en, fr } });

/** Position of a document on its page. */
type Position = Pick<DocumentRow, 'tab' | 'block' | 'position'>;

const LANGUAGES = ['en', 'fr'] as const;

/** Returns a title without the characters that file names must not contain. */
const fileName = (title: string): string =>
  title.replaceAll('’', "'").replaceAll(/[^\p{L}\p{N} ()'._-]/gu, '');

/** Returns functions that collect the texts and documents of one area. */
export function contentOf(area: ContentArea, clock: BankClock, random: Chance) {
  const content: Content = { documents: [], tags: [], texts: [] };

  const publish = (
    position: Position,
    { kind, name, paragraphs = CONTENT_PARAGRAPHS }: ContentTemplate,
    facts: { language: Language | null; updatedAt: Date; description?: DocumentRow['description'] },
  ): string => {
    const { language, updatedAt, description = null } = facts;
    const written = language ?? 'en';
    const title = typography(name[written], written);
    const id = random.id();
    content.documents.push({
      row: {
        id,
        area,
        ...position,
        language,
        description,
        filename: `${fileName(title)}.${kind}`,
        version: 1,
        updatedAt,
      },
      kind,
      content: {
        title,
        subtitle: longDate(updatedAt, written),
        paragraphs: paragraphs[written].map((paragraph) => typography(paragraph, written)),
        table: kind === 'xlsx' ? CONTENT_TABLE[written] : [],
        date: updatedAt,
      },
    });
    return id;
  };
  /** Publishes the same document in each language, for the readers of that language. */
  const publishBoth = (position: Position, template: ContentTemplate, tagIds: readonly string[] = []) => {
    const updatedAt = clock.office(random.int(3, 320), random);
    for (const language of LANGUAGES) {
      const documentId = publish(position, template, { language, updatedAt });
      for (const tagId of tagIds) content.tags.push({ documentId, tagId, addedById: null });
    }
  };
  const write = (texts: Readonly<Record<string, Words>>) => {
    for (const [key, text] of Object.entries(texts)) {
      for (const language of LANGUAGES) {
        const updatedAt = clock.office(120, random);
        content.texts.push({
          area,
          key,
          language,
          text: typography(text[language], language),
          version: 1,
          updatedAt,
        });
      }
    }
  };
  return { content, publish, publishBoth, write };
}
