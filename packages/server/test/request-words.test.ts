import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, requests, requestWords } from '../src/database/schema/index.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** The words of requests are maintained by database triggers (decision 82), which apply to every kind of write. */

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
}, 60_000);
afterAll(() => own.close());

/** Words of both languages, some of which are prefixes of others, and fragments that are not words. */
const text = fc
  .array(
    fc.constantFrom(
      'guarantee',
      'Guarantees',
      'société',
      'Œuvre',
      'R-2026',
      '12,5',
      '<b>relevé</b>',
      '&nbsp;',
      '<br>',
      '’',
      '中文',
    ),
    { maxLength: 5 },
  )
  .map((words) => words.join(' '));
const position = fc.nat({ max: 5 });

/** Writes to a few requests and their messages, which are chosen by index among the existing ones. */
const write = fc.oneof(
  fc.record({
    kind: fc.constant('add request' as const),
    texts: fc.array(text, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('change request' as const), at: position, title: text, description: text }),
  fc.record({ kind: fc.constant('touch request' as const), at: position }),
  fc.record({ kind: fc.constant('delete request' as const), at: position }),
  fc.record({
    kind: fc.constant('send messages' as const),
    sent: fc.array(fc.record({ at: position, message: text }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('change messages' as const), at: position, message: text }),
  fc.record({ kind: fc.constant('move messages' as const), at: position, to: position }),
  fc.record({ kind: fc.constant('delete messages' as const), at: position, all: fc.boolean() }),
);

class RolledBack extends Error {}

test('DATA-033 the stored search words of a request match its texts and messages after writes in any order', async () => {
  const { db } = own.platform;
  const [model] = await db.select().from(requests).limit(1);
  const { titleText: _title, stateRank: _rank, ...columns } = model!;
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
      let next = 0;
      const newId = () => `77777777-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`;
      let ids: string[] = [];
      const at = (index: number) => ids[index % ids.length]!;
      const run = db.transaction(async (tx) => {
        const add = async (texts: readonly string[]) => {
          const added = texts.map((each) => {
            const id = newId();
            return {
              ...columns,
              id,
              reference: `W-${next}`,
              title: each || 'title',
              description: `<p>${each}</p>`,
            };
          });
          await tx.insert(requests).values(added);
          ids.push(...added.map(({ id }) => id));
        };
        await add(['first', 'second']);
        for (const each of writes) {
          if (each.kind === 'add request') await add(each.texts);
          else if (ids.length === 0) continue;
          else if (each.kind === 'change request')
            await tx
              .update(requests)
              .set({ title: each.title, description: each.description })
              .where(sql`${requests.id} = ${at(each.at)}`);
          else if (each.kind === 'touch request')
            await tx
              .update(requests)
              .set({ updatedAt: new Date(), title: sql`${requests.title}` })
              .where(sql`${requests.id} = ${at(each.at)}`);
          else if (each.kind === 'delete request') {
            const gone = at(each.at);
            await tx.delete(requests).where(sql`${requests.id} = ${gone}`);
            ids = ids.filter((id) => id !== gone);
          } else if (each.kind === 'send messages')
            await tx.insert(messages).values(
              each.sent.map(({ at: to, message }) => ({
                id: newId(),
                requestId: at(to),
                senderId: columns.createdById,
                message,
                messageType: 'Message' as const,
                requestState: columns.state,
                createdAt: new Date(),
              })),
            );
          else if (each.kind === 'change messages')
            await tx
              .update(messages)
              .set({ message: each.message })
              .where(sql`${messages.requestId} = ${at(each.at)}`);
          else if (each.kind === 'move messages')
            await tx
              .update(messages)
              .set({ requestId: at(each.to) })
              .where(sql`${messages.requestId} = ${at(each.at)}`);
          else
            await tx
              .delete(messages)
              .where(
                each.all
                  ? sql`${messages.requestId} = ${at(each.at)}`
                  : sql`${messages.id} = (select min(id::text)::uuid from messages where request_id = ${at(each.at)})`,
              );
        }
        const kept = await tx
          .select({ id: requestWords.requestId, own: requestWords.own, words: requestWords.words })
          .from(requestWords)
          .where(sql`${requestWords.requestId}::text like '77777777-%'`)
          .orderBy(requestWords.requestId);
        const { rows: anew } = await tx.execute(sql`
          select id, strip(own)::text as own, strip(own || search_vector(plain_text(sent)))::text as words
          from (
            select id, search_vector(title || ' ' || reference || ' ' || plain_text(description)) as own,
              coalesce((select string_agg(message, ' ') from messages where request_id = requests.id), '') as sent
            from requests where id::text like '77777777-%'
          ) as each order by id`);
        expect(kept).toEqual(anew);
        throw new RolledBack();
      });
      await expect(run).rejects.toThrow(RolledBack);
    }),
    { numRuns: 60 },
  );
});
