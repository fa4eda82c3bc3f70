import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { like, sql } from 'drizzle-orm';
import { notifications, users } from '../src/database/schema/index.ts';
import { notify } from '../src/notifications/notify.ts';
import type { Subject } from '../src/notifications/subject.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** More users than one statement can name: PostgreSQL takes at most 65,535 parameters, a notification has six. */
const COUNT = 11_000;

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
}, 60_000);
afterAll(() => own.close());

test('DATA-006 an event notifies any number of users', async () => {
  const { db } = own.platform;
  const ids = Array.from({ length: COUNT }, () => randomUUID());
  const given = sql`select unnest(${`{${ids.join(',')}}`}::uuid[])`;
  await db.execute(sql`
    insert into users (id, kind, first_name, last_name, email, language)
    select id, 'CLIENT', 'Reader', id::text, id || '@readers.example', 'en' from (${given} as id) as given`);
  await db.execute(sql`
    insert into user_services (user_id, service_code, category)
    select id, 'HIGHLIGHTS', 'ACTIVATED' from (${given} as id) as given`);
  const about: Subject = {
    service: 'HIGHLIGHTS',
    path: () => '/highlights',
    concerned: () => like(users.email, '%@readers.example'),
  };
  await db.transaction((tx) => notify(tx, own.platform, { about, types: ['ARTICLE_PUBLISHED'], byId: null }));
  const told = await db.select({ userId: notifications.userId }).from(notifications);
  const { rows: mails } = await db.execute<{ id: string }>(
    sql`select data->>'userId' as id from jobs.job where name = 'mail.send'`,
  );
  for (const reached of [told.map(({ userId }) => userId), mails.map(({ id }) => id)])
    expect(new Set([...reached, ...ids]).size).toBe(new Set(reached).size);
}, 60_000);
