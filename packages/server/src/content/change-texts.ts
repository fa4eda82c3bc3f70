import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ContentArea, ContentLanguage, ContentTextRule } from '@atrium/contract/content-rules';
import { CONTENT_LANGUAGES } from '@atrium/contract/content-rules';
import { isInvisible, plainTextOf } from '@atrium/contract/rich-text-rules';
import type { Transaction } from '../database/index.ts';
import { contentTexts } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/index.ts';
import type { AuditTrail } from '../platform.ts';
import { sanitiseRichText } from '../text/index.ts';

export interface TextChange<K extends string> {
  readonly key: K;
  readonly culture: ContentLanguage;
  readonly text: string;
  readonly version: number;
}

const EMPTY = { en: 'Write the text in both languages.', fr: 'Rédigez le texte dans les deux langues.' };
const tooLong = (max: number) => ({
  en: `The text must have at most ${max.toLocaleString('en-GB')} characters.`,
  fr: `Le texte doit compter au plus ${max.toLocaleString('fr-FR')} caractères.`,
});
const CHANGED = {
  en: 'Somebody changed this text in the meantime. Nothing was saved. Compare the two versions, then save again.',
  fr: 'Ce texte a été modifié entre-temps. Rien n’a été enregistré. Comparez les deux versions, puis enregistrez à nouveau.',
};

/** Returns the text to store, rich text sanitised; 400 if its visible text is empty or too long. */
function acceptedText(text: string, { max, isFormatted }: ContentTextRule): string {
  // oxlint-disable-next-line no-control-regex -- control characters have no meaning in text; PostgreSQL refuses NUL
  const clean = isFormatted ? sanitiseRichText(text) : text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  const words = isFormatted ? plainTextOf(clean) : clean;
  if (isInvisible(words)) throw badRequest(EMPTY, 'body.text');
  if (words.length > max) throw badRequest(tooLong(max), 'body.text');
  return clean;
}

/**
 * Saves texts of an area in the caller's transaction, all or none. 409 if the version that was read is no longer
 * current, 400 if a text is written for the first time in one language only.
 */
export async function changeTexts<K extends string>(
  { tx, audit, now }: { tx: Transaction; audit: AuditTrail; now: Date },
  area: ContentArea,
  changes: readonly TextChange<K>[],
  ruleOf: (key: K) => ContentTextRule,
): Promise<void> {
  const accepted = changes.map((change) => ({
    ...change,
    text: acceptedText(change.text, ruleOf(change.key)),
  }));
  const keys = [...new Set(changes.map(({ key }) => key))];
  const stored = await tx
    .select()
    .from(contentTexts)
    .where(and(eq(contentTexts.area, area), inArray(contentTexts.key, keys)))
    .orderBy(asc(contentTexts.key), asc(contentTexts.language))
    .for('update');
  for (const key of keys) {
    const before = stored.filter((row) => row.key === key);
    const after = accepted.filter((change) => change.key === key);
    const version = before[0]?.version ?? 0;
    if (after.some((change) => change.version !== version)) throw refusal('RECORD_CHANGED', CHANGED);
    const languages = new Set([
      ...before.map(({ language }) => language),
      ...after.map(({ culture }) => culture),
    ]);
    if (languages.size < CONTENT_LANGUAGES.length) throw badRequest(EMPTY, 'body.text');
    const texts = new Map([
      ...before.map(({ language, text }) => [language, text] as const),
      ...after.map(({ culture, text }) => [culture, text] as const),
    ]);
    for (const language of CONTENT_LANGUAGES) {
      const row = { text: texts.get(language)!, version: version + 1, updatedAt: now };
      // Two concurrent first writes have no row to lock: the primary key refuses the second one.
      if (version === 0) await tx.insert(contentTexts).values({ area, key, language, ...row });
      else
        await tx
          .update(contentTexts)
          .set(row)
          .where(
            and(eq(contentTexts.area, area), eq(contentTexts.key, key), eq(contentTexts.language, language)),
          );
    }
    await audit({
      eventType: version === 0 ? 'CREATE' : 'UPDATE',
      entity: 'content-texts',
      entityId: `${area}.${key}`,
      name: key,
      oldValue:
        version === 0 ? null : Object.fromEntries(before.map(({ language, text }) => [language, text])),
      newValue: Object.fromEntries(texts),
    });
  }
}
