import { readFileSync } from 'node:fs';
import type { FinancingColumn, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { TreasuryColumn } from '@atrium/contract/treasury-reporting-rules';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import type { Language } from '../http/index.ts';
import { exportList } from '../loans-and-deposits/export.ts';
import { exportItems } from './export.ts';

type ByType = Readonly<Record<FinancingType, string>>;

/** The words of the screen. */
interface Strings {
  heads: Record<'line' | 'company' | 'drawn', ByType> &
    Record<'type' | 'startDate' | 'maturityDate' | 'rate' | 'amount' | 'undrawn', string>;
  detail: { reference: string; bank: string };
}

const stringsOf = (language: Language): Strings =>
  JSON.parse(
    readFileSync(
      new URL(`../../../ui/src/foundations/strings/${language}/loansAndDeposits.json`, import.meta.url),
      'utf8',
    ),
  ) as Strings;

async function headersOf(answer: Response): Promise<string[]> {
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  // French has a no-break space before the percent sign.
  return sheets[0]!.rows[0]!.map((header) => String(header).replaceAll('\u00A0', ' '));
}

describe.each<[FinancingType, Language]>([
  ['LOAN', 'en'],
  ['LOAN', 'fr'],
  ['DEPOSIT', 'en'],
  ['DEPOSIT', 'fr'],
])('the headers of the exports of %s in %s are the words of the screen', (type, language) => {
  const { heads, detail } = stringsOf(language);

  it('LD-009 of loans and deposits', async () => {
    // Figures in cells have no unit, so the header of the rate has it.
    const words: Record<FinancingColumn, string> = {
      line: heads.line[type],
      company: heads.company[type],
      type: heads.type,
      startDate: heads.startDate,
      maturityDate: heads.maturityDate,
      rate: `${heads.rate}, %`,
      amount: heads.amount,
      drawn: heads.drawn[type],
      undrawn: heads.undrawn,
    };
    const columns = Object.keys(words) as FinancingColumn[];
    const list = { data: { deals: [], lines: [] }, extractionDate: null, contract: null };
    const headers = await headersOf(exportList(type, list, { columns, rows: [], collapsed: [] }, language));
    expect(headers).toEqual(expect.arrayContaining(Object.values(words)));
  });

  it('TR-013 of the treasury report', async () => {
    const words: Record<TreasuryColumn, string> = {
      referenceNo: detail.reference,
      company: heads.company[type],
      bank: detail.bank,
      subType: heads.type,
      startDate: heads.startDate,
      maturityDate: heads.maturityDate,
      rate: `${heads.rate}, %`,
      amount: heads.amount,
      amountInEUR: heads.drawn[type],
      undrawnAmountInEUR: heads.undrawn,
    };
    const columns = Object.keys(words) as TreasuryColumn[];
    const headers = await headersOf(
      exportItems(type, [], { contract: null, asOf: null }, { columns, references: [] }, language),
    );
    expect(headers).toEqual(expect.arrayContaining(Object.values(words)));
  });
});
