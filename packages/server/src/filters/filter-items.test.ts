import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/index.ts';
import { inPeriod, monthOf } from './filter-items.ts';

it('SRCH-022 DS-087 months and days are those of the bank', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-months-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { db, close } = await openDatabase({ folder: path.join(folder, 'database') });
  onTestFinished(() => close());
  // In Paris, the first hour of November, and of 1 June in summer time.
  for (const [moment, month, day, before] of [
    ['2026-10-31T23:30:00Z', '2026-11', '2026-11-01', '2026-10-31'],
    ['2026-05-31T22:30:00Z', '2026-06', '2026-06-01', '2026-05-31'],
  ] as const) {
    const at = sql`${moment}::timestamptz`;
    const { rows } = await db.execute(
      sql`select ${monthOf(at)} as month, ${inPeriod(at, { dateFrom: day, dateTo: day })} as inside, ${inPeriod(at, { dateTo: before })} as earlier`,
    );
    expect(rows).toEqual([{ month, inside: true, earlier: false }]);
  }
});
