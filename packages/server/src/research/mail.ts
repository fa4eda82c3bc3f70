import { and, eq } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import type { ResearchRating } from '@atrium/contract/research-rules';
import type { User } from '@atrium/contract/users';
import { researchNotes } from '../database/schema/index.ts';
import { LOCALES } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { isPublished } from './access.ts';
import { dateText } from '../formats/index.ts';

/** Kind of the e-mails with the document of a note. */
export const NOTE_MAIL = 'RESEARCH_NOTE';

const RATINGS: Readonly<Record<ResearchRating, Bilingual>> = {
  BUY: { en: 'Buy', fr: 'Acheter' },
  HOLD: { en: 'Hold', fr: 'Conserver' },
  SELL: { en: 'Sell', fr: 'Vendre' },
};
const NO_BREAK = '\u00a0';

/** Formats a price for the e-mail: `EUR 84.00`, `84,00 EUR`. */
function priceText(amount: number, currency: string, language: Language): string {
  const figures = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return language === 'fr' ? figures + NO_BREAK + currency : currency + NO_BREAK + figures;
}

/** Builds the e-mail with the document of a note; null if the user may no longer read the research. */
export async function noteMail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  language: Language,
  noteId: string,
) {
  if (!holdsService('GLOBAL_MARKETS_RESEARCH').allows(user)) return null;
  const [note] = await db
    .select()
    .from(researchNotes)
    .where(and(eq(researchNotes.id, noteId), isPublished(clock())));
  if (!note) return null;
  const date = dateText(new Date(note.publishedOn), language, { dateStyle: 'long', timeZone: 'UTC' });
  const rating = RATINGS[note.rating][language];
  const price = priceText(note.targetPrice, note.currency, language);
  const isFrench = language === 'fr';
  return {
    subject: isFrench ? `Note de recherche${NO_BREAK}: ${note.companyName}` : `Research: ${note.companyName}`,
    paragraphs: [
      isFrench
        ? `${note.companyName}, le ${date}${NO_BREAK}: ${rating}, cours cible ${price}.`
        : `${note.companyName}, ${date}: ${rating}, target price ${price}.`,
      note.text[language],
    ],
    links: [],
  };
}
