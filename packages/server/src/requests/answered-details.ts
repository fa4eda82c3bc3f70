import { asc, inArray } from 'drizzle-orm';
import { countryName } from '@atrium/contract/countries';
import { shownSiren } from '@atrium/contract/signature-rules';
import type { Reads } from '../database/index.ts';
import { digipassOrders, requestAnswers } from '../database/schema/index.ts';
import type { DigipassPerson } from '../database/schema/index.ts';
import { LOCALES } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { dateText } from '../formats/index.ts';

interface Detail {
  label: string;
  value: string;
}

const YES: Bilingual = { en: 'Yes', fr: 'Oui' };
const NO: Bilingual = { en: 'No', fr: 'Non' };
const COMPANY: Bilingual = { en: 'Company', fr: 'Société' };
const ROLES: Record<DigipassPerson['role'], Bilingual> = {
  MANAGER: { en: 'Digipass manager', fr: 'Gestionnaire Digipass' },
  HOLDER: { en: 'Digipass holder', fr: 'Titulaire Digipass' },
};
const TOKENS: Record<DigipassPerson['tokenChoice'], Bilingual> = {
  SOFT_TOKEN: { en: 'soft token', fr: 'jeton logiciel' },
  HARD_TOKEN: { en: 'hard token', fr: 'jeton physique' },
};

function amount(value: string, currency: string, language: Language): string {
  const figure = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 20,
  }).format(value as Intl.StringNumericLiteral);
  return language === 'fr' ? `${figure}\u00a0${currency}` : `${currency}\u00a0${figure}`;
}

function shown(row: typeof requestAnswers.$inferSelect, language: Language): string {
  switch (row.format) {
    case 'DATE':
      return dateText(new Date(`${row.value}T00:00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' });
    case 'COUNTRY_CODE':
      return countryName(row.value, language);
    case 'AMOUNT':
      return amount(row.value, row.currency ?? 'EUR', language);
    case 'BOOLEAN':
      return (row.value === 'true' ? YES : NO)[language];
    case 'STRING':
      return row.value;
  }
}

/** Returns the answers given at creation, by request id, as details in the reader's language (RDET-012). */
export async function answeredDetails(
  db: Reads,
  requestIds: readonly string[],
  language: Language,
): Promise<Map<string, Detail[]>> {
  const details = new Map<string, Detail[]>();
  const add = (requestId: string, detail: Detail) =>
    details.set(requestId, [...(details.get(requestId) ?? []), detail]);
  const orders = await db
    .select()
    .from(digipassOrders)
    .where(inArray(digipassOrders.requestId, [...requestIds]));
  for (const { requestId, legalName, siren, people } of orders) {
    add(requestId, { label: COMPANY[language], value: `${legalName} (SIREN ${shownSiren(siren)})` });
    for (const { role, firstName, lastName, mail, phoneNumber, tokenChoice } of people)
      add(requestId, {
        label: ROLES[role][language],
        value: `${firstName} ${lastName}, ${mail}, ${phoneNumber}, ${TOKENS[tokenChoice][language]}`,
      });
  }
  const answers = await db
    .select()
    .from(requestAnswers)
    .where(inArray(requestAnswers.requestId, [...requestIds]))
    .orderBy(asc(requestAnswers.requestId), asc(requestAnswers.position));
  // Several values of one field are joined into one detail.
  const fields = Map.groupBy(answers, ({ requestId, fieldId }) => `${requestId} ${fieldId}`);
  for (const rows of fields.values()) {
    const first = rows[0]!;
    add(first.requestId, {
      label: first.label[language],
      value: rows.map((row) => shown(row, language)).join(', '),
    });
  }
  return details;
}
