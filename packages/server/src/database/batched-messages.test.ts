import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, test } from 'vitest';
import { batchedMessages } from './batched-messages.ts';

const message = (letter: string, text = '') => new Uint8Array(Buffer.from(letter + text));
const STARTUP = new Uint8Array([0, 0, 0, 8, 0, 3, 0, 0]);

/** Sends messages one after another, and returns what the database executes. */
async function executedFor(...messages: Uint8Array[]): Promise<string[]> {
  const executed: string[] = [];
  const db = batchedMessages({
    execProtocolRawStream: (batch: Uint8Array) => {
      executed.push(Buffer.from(batch).toString('latin1'));
      return Promise.resolve();
    },
  } as unknown as PGlite);
  for (const one of messages) await db.execProtocolRawStream(one, { onRawData: () => {} });
  return executed;
}

describe('messages of the embedded database', () => {
  test('the messages of a statement are executed together, in their order', async () => {
    const statement = [...'PBDES'].map((letter, index) => message(letter, String(index)));
    expect(await executedFor(...statement, ...statement)).toEqual(['P0B1D2E3S4', 'P0B1D2E3S4']);
  });

  test('a Flush asks for the answers as a Sync does; every other message is executed at once', async () => {
    const letters = [...'PHBEH', 'S', 'Q', 'X'].map((letter) => message(letter));
    expect(await executedFor(...letters)).toEqual(['PH', 'BEH', 'S', 'Q', 'X']);
  });

  test('what a broken connection has left is not executed for the next one', async () => {
    const executed = await executedFor(message('P'), message('B'), STARTUP, message('Q'));
    expect(executed).toEqual([Buffer.from(STARTUP).toString('latin1'), 'Q']);
  });

  test('everything else of the database is unchanged', async () => {
    class Base {
      #inTransaction = true;
      isInTransaction() {
        return this.#inTransaction;
      }
    }
    const db = batchedMessages(new Base() as unknown as PGlite);
    expect(db.isInTransaction()).toBe(true);
  });
});
