import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';
import { spreadsheet } from './spreadsheet.ts';

const reader = { language: 'en', timeZone: 'Europe/Paris', isInternal: false } as const;

async function written(value: string): Promise<unknown> {
  const sheet = {
    filename: 'one.xlsx',
    name: { en: 'One', fr: 'Un' },
    bytesPerRow: 10,
    columns: [{ header: { en: 'Names', fr: 'Noms' }, width: 10, value: (row: string) => row }],
  };
  const answer = spreadsheet(sheet, batchesOf([value]), 1, reader);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return sheets[0]!.rows[1]![0];
}

test('a text longer than a cell can hold is cut off visibly, so that Excel does not repair the file', async () => {
  const longest = 'x'.repeat(32_767);
  expect(await written(longest)).toBe(longest);
  expect(await written(`${longest}x`)).toBe(`${'x'.repeat(32_766)}…`);
  // The apostrophe before a formula counts, and no surrogate pair is split.
  expect(await written(`=${'x'.repeat(32_766)}`)).toBe(`'=${'x'.repeat(32_764)}…`);
  expect(await written(`${'x'.repeat(32_765)}😀😀`)).toBe(`${'x'.repeat(32_765)}…`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'the text %j is read as text, also from a CSV file that the spreadsheet is saved as',
  async (text) => {
    expect(String(await written(text))).toMatch(/^'/);
  },
);
