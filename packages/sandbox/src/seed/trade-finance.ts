import { TRADE_FINANCE_BLOCKS } from '@atrium/contract/trade-finance-rules';
import type { BankClock } from './clock.ts';
import { contentOf } from './content.ts';
import type { Content } from './content.ts';
import { chance } from './random.ts';
import type { SeededTags } from './tags.ts';
import { TRADE_FINANCE_DOCUMENTS, TRADE_FINANCE_TEXTS } from './texts/trade-finance.ts';

/** Generates the texts and documents of the trade finance page. */
export function generateTradeFinance(clock: BankClock, tags: SeededTags): Content {
  const { content, publishBoth, write } = contentOf('TRADE_FINANCE', clock, chance('trade-finance'));
  const word = tags.named('Trade finance');
  for (const block of TRADE_FINANCE_BLOCKS)
    for (const [position, template] of TRADE_FINANCE_DOCUMENTS[block].entries())
      publishBoth({ tab: 'PRODUCT_OVERVIEW', block, position }, template, position === 0 ? [word] : []);
  write(TRADE_FINANCE_TEXTS);
  return content;
}
