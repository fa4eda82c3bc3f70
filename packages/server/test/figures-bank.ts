import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { readXlsx } from 'hucre';
import { expect } from 'vitest';
import type { ServiceCode } from '@atrium/contract/services';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { bankDay } from '../src/bank-time.ts';
import { appOver, ownPlatform } from './own-platform.ts';

/** Reads figures from the API and its spreadsheets, and from the seeded tables by SQL without code of the areas. */

/** A client, a client with fewer contracts and entities, and bank staff. */
export const READERS = ['client', 'newcomer', 'staff'] as const;
export type Reader = (typeof READERS)[number];
type Persona = Reader | 'restricted';

/** A value that a spreadsheet would evaluate as a formula. */
export const FORMULA = '=1+2';

export interface FiguresBank {
  readonly today: string;
  /** Returns the rows of a statement. */
  readonly query: <Row>(statement: SQL) => Promise<Row[]>;
  /** Sends a call, as POST if it has a body. */
  readonly send: (persona: Persona, path: string, json?: unknown) => Promise<Response>;
  /** Sends a call that must succeed. */
  readonly call: (persona: Persona, path: string, json?: unknown) => Promise<Response>;
  /** Returns the JSON of a call that must succeed. */
  readonly read: <Answer>(persona: Persona, path: string, json?: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Opens a copy of the seeded bank, changed by SQL, with users who are signed in. */
export async function figuresBank(
  change: (query: FiguresBank['query']) => Promise<void>,
): Promise<FiguresBank> {
  const own = await ownPlatform();
  const query: FiguresBank['query'] = async <Row>(statement: SQL) =>
    (await own.database.db.execute(statement)).rows as Row[];
  await change(query);
  const app = await appOver(own.platform);
  const at = 'http://localhost:4000';
  const cookies = new Map<Persona, string>();
  for (const persona of [...READERS, 'restricted'] as const) {
    const answer = await app.request(
      `${at}/auth/sandbox/sign-in`,
      {
        method: 'POST',
        body: JSON.stringify({ persona }),
        headers: { 'content-type': 'application/json' },
      },
      {},
    );
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    cookies.set(persona, cookie);
    if (persona !== 'newcomer') continue;
    // A user with open terms can do nothing else (decision 42).
    await app.request(
      `${at}/api/users/${personaOf(persona).userId}/terms-and-conditions`,
      {
        method: 'PUT',
        body: JSON.stringify({ accept: true }),
        headers: { cookie, 'content-type': 'application/json' },
      },
      {},
    );
  }
  const send: FiguresBank['send'] = async (persona, path, json) =>
    app.request(
      `${at}/api${path}`,
      {
        headers: {
          cookie: cookies.get(persona)!,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      },
      {},
    );
  const call: FiguresBank['call'] = async (persona, path, json) => {
    const answer = await send(persona, path, json);
    expect(answer.status, path).toBe(200);
    return answer;
  };
  return {
    today: bankDay(own.platform.clock()),
    query,
    send,
    call,
    read: async <Answer>(persona: Persona, path: string, json?: unknown) =>
      (await (await call(persona, path, json)).json()) as Answer,
    close: () => own.close(),
  };
}

/** Returns the rows of a spreadsheet by column header. */
export async function sheetOf(answer: Response) {
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [heads, ...rows] = sheets[0]!.rows;
  return rows.map((row) => Object.fromEntries(heads!.map((head, index) => [String(head), row[index]])));
}
export type Sheet = Awaited<ReturnType<typeof sheetOf>>;

export const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
export const sumOf = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((sum, each) => sum + cents(each), 0);
export const column = (sheet: Sheet, head: string) => sheet.map((row) => row[head]);
export const areNumbers = (values: readonly unknown[]) =>
  values.every((value) => value === null || typeof value === 'number');
export const areDays = (values: readonly unknown[]) =>
  values.every((value) => value === null || value instanceof Date);

/** Selects the contracts and legal entities for which a user has a service. */
export const reach = (persona: Reader, service: ServiceCode): SQL => {
  const { userId } = personaOf(persona);
  return persona === 'staff'
    ? sql`(select cle.contract_id, cle.ricos_code from contract_legal_entities cle
        join contract_services cs on cs.contract_id = cle.contract_id
          and cs.service_code = ${service} and cs.category = 'ACTIVATED'
        where cle.contract_id in (select contract_id from roles where user_id = ${userId}))`
    : sql`(select cle.contract_id, cle.ricos_code from contract_legal_entities cle
        join contract_services cs on cs.contract_id = cle.contract_id
          and cs.service_code = ${service} and cs.category = 'ACTIVATED'
        join contract_users cu on cu.contract_id = cle.contract_id and cu.user_id = ${userId}
        join contract_user_rights r on r.contract_id = cle.contract_id and r.user_id = ${userId}
          and r.service_code = ${service}
        where r.legal_entities_list_id is null or cle.ricos_code in
          (select ricos_code from legal_entities_list_members where list_id = r.legal_entities_list_id))`;
};
