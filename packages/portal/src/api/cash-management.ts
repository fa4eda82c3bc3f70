import type { CashManagementDocument, CashManagementText } from '@atrium/contract/cash-management';
import type { CashManagementBlock, CashManagementTextKey } from '@atrium/contract/cash-management-rules';
import type { ContentText } from '@atrium/contract/content';
import { inContentOrder } from '@atrium/contract/content-rules';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import type { ContentArea } from './content.ts';

/** The guides of the cash management products (API-176). */
export const guidesQuery = () => callQuery('cashManagement', 'documents');

/** The texts of the page (API-182). */
export const cashTextsQuery = () => callQuery('cashManagement', 'translation');

/** Whether the user may edit the page (API-184). */
export const cashRightsQuery = () => callQuery('cashManagement', 'rights');

/** Returns the texts by key, each in both languages. */
export function textsByKey(
  entries: readonly CashManagementText[],
): Record<CashManagementTextKey, ContentText> {
  const texts: Partial<Record<CashManagementTextKey, ContentText>> = {};
  for (const { key, culture, text, version } of entries)
    texts[key] = { en: '', fr: '', ...texts[key], [culture]: text, version };
  return texts as Record<CashManagementTextKey, ContentText>;
}

/** The editable content of the page (API-177 to API-180, API-183). */
export const CASH_MANAGEMENT: ContentArea<CashManagementBlock, CashManagementTextKey> = {
  calls: 'cashManagement',
  documentsKey: guidesQuery().queryKey,
  textsKey: cashTextsQuery().queryKey,
  current: (id, signal) => api().cashManagement.document({ params: { id }, signal }),
  add: (block, additions) =>
    api().cashManagement.addDocuments({ body: additions.map((addition) => ({ block, ...addition })) }),
  saveTexts: (body) => api().cashManagement.saveTranslation({ body }),
  inOrder: (found, ids) => inContentOrder(found as CashManagementDocument[], ids),
  needsDescriptions: () => false,
};
