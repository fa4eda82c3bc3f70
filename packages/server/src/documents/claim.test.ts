import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, test } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { takeFiles } from './claim.ts';

test('claiming documents locks their pending rows in id order before it deletes them', async () => {
  const ids = ['b', 'a'];
  const statements: string[] = [];
  const db = drizzle(
    async (statement) => {
      statements.push(statement);
      const isOfDocuments = statement.startsWith('delete from "documents"');
      return Promise.resolve({ rows: ids.map((id) => (isOfDocuments ? [id, `${id}.pdf`, id] : [id])) });
    },
    { casing: 'snake_case' },
  );
  const taken = await takeFiles(db as unknown as Transaction, { id: 'owner' }, ids);
  expect(taken.map(({ id }) => id)).toEqual(ids);
  expect(statements).toEqual([
    expect.stringMatching(/^select .* order by "pending_documents"\."document_id" for update$/),
    expect.stringMatching(/^delete from "pending_documents"/),
    expect.stringMatching(/^delete from "documents"/),
  ]);
});
