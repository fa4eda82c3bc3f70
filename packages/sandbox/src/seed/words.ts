import type { UserRow } from './people.ts';
import type { Chance } from './random.ts';
import { BENEFICIARIES } from './texts/requests.ts';
import type { Texts } from './texts/requests.ts';

export type Language = 'en' | 'fr';

const NBSP = '\u00a0';
const LEGAL_FORM =
  / (?:SA|SAS|SARL|GmbH & Co\. KG|GmbH|AG|Ltd|plc|LLP|AB|SpA|Srl|SL|BV|NV|Inc\.|LLC|Corp\.)$/;
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK'] as const;
const MONTHS: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};

/** Returns a day in words, as in `4 December 2026` or `1er décembre 2026`. */
export function longDate(moment: Date, language: Language): string {
  const day = moment.getUTCDate();
  const month = MONTHS[language][moment.getUTCMonth()]!;
  return `${language === 'fr' && day === 1 ? '1er' : day}${NBSP}${month} ${moment.getUTCFullYear()}`;
}

/** Returns a month in words, as in `October 2026`. */
export function monthName(moment: Date, language: Language): string {
  return `${MONTHS[language][moment.getUTCMonth()]!} ${moment.getUTCFullYear()}`;
}

/** Returns an amount with its ISO code, as in `EUR 250,000.00` or `250 000,00 EUR`. */
export function amountText(amount: number, currency: string, language: Language, decimals = 2): string {
  const [whole, fraction] = amount.toFixed(decimals).split('.');
  const grouped = whole!.replaceAll(/\B(?=(\d{3})+$)/g, language === 'fr' ? NBSP : ',');
  const number = fraction ? `${grouped}${language === 'fr' ? ',' : '.'}${fraction}` : grouped;
  return language === 'fr' ? `${number}${NBSP}${currency}` : `${currency}${NBSP}${number}`;
}

/** Applies French elision, and spaces before high punctuation and the percent sign (direction, section 8). */
export function typography(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replaceAll(/\b([Dd])e (?=[AEIOUÉ][a-zé])/g, '$1’').replaceAll(/ (?=[;:!?%»])|(?<=«) /g, NBSP);
}

/** Values of the placeholders of one conversation, the same throughout it. */
export type Words = Record<string, string>;

/** Chooses the placeholder values of one conversation. */
export function wordsFor(
  random: Chance,
  language: Language,
  about: { entity: string; person: UserRow; since: Date },
): Words {
  const currency = random.pick(CURRENCIES);
  const n = random.int(2, 6);
  return {
    entity: about.entity,
    short: about.entity.replace(LEGAL_FORM, ''),
    person: `${about.person.firstName} ${about.person.lastName}`,
    beneficiary: random.pick(BENEFICIARIES),
    ccy: currency,
    amount: amountText(random.int(4_000, 4_800_000) + random.int(0, 99) / 100, currency, language),
    round: amountText(
      random.pick([100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000]),
      currency,
      language,
      0,
    ),
    millions: String(random.pick([5, 10, 15, 25, 40])),
    account: String(random.int(1000, 9999)),
    n: String(n),
    year: String(about.since.getUTCFullYear() - 1),
    rate: (language === 'fr' ? (value: string) => value.replace('.', ',') : (value: string) => value)(
      `${random.int(1, 3)}.${random.int(10, 95)}`,
    ),
    date: longDate(new Date(about.since.getTime() + random.int(12, 40) * 86_400_000), language),
  };
}

/** Fills in the placeholders of a text. */
export function fillOne(text: string, language: Language, words: Words): string {
  return typography(
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole),
    language,
  );
}

/** Picks one text of the list and fills in its placeholders. */
export function fill(random: Chance, texts: Texts, language: Language, words: Words): string {
  return fillOne(random.pick(texts[language]), language, words);
}
