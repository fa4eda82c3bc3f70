import { RESEARCH_RATINGS } from '@atrium/contract/research-rules';
import type { ResearchRating } from '@atrium/contract/research-rules';
import type { BankClock } from './clock.ts';
import { chance } from './random.ts';
import { COMPANY_FORMS, COMPANY_STEMS, COMPANY_TRADES, NOTE_TEXTS } from './texts/research.ts';
import { typography } from './words.ts';
import type { schema } from '@atrium/server';

type NoteRow = typeof schema.researchNotes.$inferInsert;

/** Generates the notes of the bank’s analysts on listed companies; each company is covered again after a while. */
export function generateResearch(clock: BankClock, total: number): NoteRow[] {
  const random = chance('research');
  const companies = COMPANY_STEMS.flatMap((stem) =>
    COMPANY_TRADES.map((trade) => ({ stem, trade, form: random.pick(COMPANY_FORMS) })),
  );
  return Array.from({ length: total }, (_, index) => {
    const { stem, trade, form } = companies[(index * 37) % companies.length]!;
    const rating: ResearchRating = random.pick(RESEARCH_RATINGS);
    return {
      id: random.id(),
      companyName: `${stem} ${trade} ${form.name}`,
      currency: form.currency,
      targetPrice: random.int(60, 2400) / 10,
      rating,
      publishedOn: clock
        .office(Math.round((index * 720) / total), random)
        .toISOString()
        .slice(0, 10),
      text: { en: NOTE_TEXTS[rating].en, fr: typography(NOTE_TEXTS[rating].fr, 'fr') },
    };
  });
}
