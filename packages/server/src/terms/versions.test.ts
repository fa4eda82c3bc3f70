import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, test } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { requireAcceptance } from './versions.ts';

test('asking the users of a contract to accept other terms locks their rows in id order first', async () => {
  const statements: { statement: string; params: unknown[] }[] = [];
  const db = drizzle(
    async (statement, params) => {
      statements.push({ statement, params });
      return Promise.resolve({ rows: [['a'], ['b']] });
    },
    { casing: 'snake_case' },
  );
  await requireAcceptance(db as unknown as Transaction, 'contract', 'cgu2');
  expect(statements).toEqual([
    {
      statement: expect.stringMatching(/^select .* order by "users"\."id" for no key update$/),
      params: expect.arrayContaining(['contract', 'cgu2']),
    },
    { statement: expect.stringMatching(/^update "users"/), params: expect.arrayContaining(['a', 'b']) },
  ]);
});
