import { CASH_MANAGEMENT_BLOCKS } from '@atrium/contract/cash-management-rules';
import type { BankClock } from './clock.ts';
import { contentOf } from './content.ts';
import type { Content } from './content.ts';
import { chance } from './random.ts';
import type { SeededTags } from './tags.ts';
import { CASH_MANAGEMENT_DOCUMENTS, CASH_MANAGEMENT_TEXTS } from './texts/cash-management.ts';

/** Generates the texts and documents of the cash management page. */
export function generateCashManagement(clock: BankClock, tags: SeededTags): Content {
  const { content, publishBoth, write } = contentOf('CASH_MANAGEMENT', clock, chance('cash-management'));
  for (const block of CASH_MANAGEMENT_BLOCKS)
    for (const [position, template] of CASH_MANAGEMENT_DOCUMENTS[block].entries())
      publishBoth(
        { tab: 'PRODUCT_OVERVIEW', block, position },
        template,
        block === 'REPORTING' ? [tags.named('Reporting')] : [],
      );
  write(CASH_MANAGEMENT_TEXTS);
  return content;
}
