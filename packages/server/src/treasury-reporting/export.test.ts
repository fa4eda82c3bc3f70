import type { TreasuryItem } from '@atrium/contract/treasury-reporting';
import { readXlsx } from 'hucre';
import { expect, it } from 'vitest';
import { exportItems } from './export.ts';

const item = (id: string, amounts: Partial<TreasuryItem>): TreasuryItem => ({
  id,
  type: 'LOAN',
  subType: 'TermLoan',
  balanceCategory: 'BA',
  typeLabel: 'Term loan',
  company: 'Halden Industries SA',
  country: 'FR',
  bank: 'Atrium Bank, Paris branch',
  referenceNo: id,
  startDate: '2026-01-05',
  maturityDate: null,
  currency: 'USD',
  amount: 0,
  amountInEUR: 0,
  undrawnAmount: 0,
  undrawnAmountCcy: 'USD',
  undrawnAmountInEUR: 0,
  rate: null,
  rateType: null,
  rateIndex: null,
  aggregationKey: null,
  ...amounts,
});

it('TR-013 LD-013 a zero amount is written as zero, a missing value as blank, and each item once', async () => {
  const items = [
    item('repaid', {}),
    item('drawn', { amount: -115, amountInEUR: -100 }),
    item('line', { balanceCategory: 'HBG', undrawnAmount: 230, undrawnAmountInEUR: 200 }),
    item('used up', { balanceCategory: 'HBG' }),
  ];
  const answer = exportItems(
    'LOAN',
    items,
    { contract: null, asOf: '2026-11-20' },
    {
      references: ['repaid', 'line', 'drawn', 'line', 'used up', 'repaid'],
      columns: ['referenceNo', 'amount', 'amountInEUR', 'undrawnAmountInEUR'],
    },
    'en',
  );
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets[0]!.rows.slice(1)).toEqual([
    ['repaid', 0, 'USD', 0, null],
    ['line', 230, 'USD', null, 200],
    ['drawn', 115, 'USD', 100, null],
    ['used up', 0, 'USD', null, 0],
  ]);
  expect(sheets[1]!.rows).toEqual([
    ['Contract', 'All your contracts'],
    ['Extracted on', new Date('2026-11-20T00:00:00Z')],
    ['Lines', 4],
    ['Total: Drawn, EUR', 100],
    ['Total: Undrawn, EUR', 200],
  ]);
});
