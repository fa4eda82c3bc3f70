import * as z from 'zod';
import type { NamedEndpoint } from './endpoints.ts';
import { summaryOf } from './judge.ts';
import type { Session } from './session.ts';

/** Names of the page number and page size parameters (docs/decisions/0036-lists.md). */
const PAGES = ['page', 'pageId'];
const SIZES = ['size', 'pageSize', 'limit'];
/** A valid page number beyond the end of every list. */
const FAR_PAGE = 900_000;

/** A paged endpoint with the names of its paging parameters. */
interface Paged extends NamedEndpoint {
  readonly part: 'query' | 'body';
  readonly page: string;
  readonly size: string;
}

function pagedOf({ id, endpoint }: NamedEndpoint): Paged | null {
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part];
    if (!(schema instanceof z.ZodObject)) continue;
    const fields = Object.keys(schema.shape);
    const [page, size] = [PAGES, SIZES].map((names) => names.find((name) => fields.includes(name)));
    const { response } = endpoint;
    const isPage = response instanceof z.ZodObject && 'pageRecords' in response.shape;
    if (page && size && isPage) return { id, endpoint, part, page, size };
  }
  return null;
}

interface Page {
  readonly pageRecords: readonly unknown[];
  readonly totalPages?: number;
  readonly totalRecords?: number;
  readonly totalCount?: number;
}
const totalOf = ({ totalRecords, totalCount }: Page): number | undefined => totalRecords ?? totalCount;

/** Checks the paging of every paged list, as the first person who has records in it. */
export async function checkPaging(session: Session): Promise<void> {
  const paged = session.readEndpoints.flatMap((one) => pagedOf(one) ?? []);
  await Promise.all(paged.map((one) => checkList(session, one)));
}

async function checkList(session: Session, one: Paged): Promise<void> {
  const { id, endpoint, part, page, size } = one;
  const found = await session.someone(one);
  if (!found) return session.skip('paging.size', id, null, 'there is no example of a successful call');
  const { person, read } = found;
  const sent = (number: number, records: number) => ({
    ...session.sentOf(endpoint, {
      ...read.input,
      [part]: { ...(read.input[part] as object | undefined), [page]: number, [size]: records },
    }),
    person,
  });
  const [whole, first, second, far] = await Promise.all([
    session.send(sent(1, 2)),
    session.send(sent(1, 1)),
    session.send(sent(2, 1)),
    session.send(sent(FAR_PAGE, 1)),
  ]);
  const answers = [whole, first, second, far].map(({ status, json }) =>
    status === 200 && Array.isArray((json as Page | undefined)?.pageRecords) ? (json as Page) : null,
  );
  const [both, one1, one2, none] = answers;
  if (!both || !one1 || !one2 || !none) {
    const failed = [whole, first, second, far][answers.indexOf(null)]!;
    return session.note('paging.size', id, failed, {
      expected: '200 with pageRecords',
      got: summaryOf(failed),
    });
  }

  const total = totalOf(both);
  const sizeFault = (): { expected: string; got: string } | null => {
    if (both.pageRecords.length > 2)
      return { expected: 'at most 2 records', got: `${both.pageRecords.length} records` };
    if (one1.pageRecords.length > 1)
      return { expected: 'at most 1 record', got: `${one1.pageRecords.length} records` };
    if (total !== undefined && both.pageRecords.length !== Math.min(2, total))
      return {
        expected: `${Math.min(2, total)} records of ${total}`,
        got: `${both.pageRecords.length} records`,
      };
    if (total !== undefined && both.totalPages !== undefined && both.totalPages !== Math.ceil(total / 2))
      return { expected: `${Math.ceil(total / 2)} pages of 2 records`, got: `${both.totalPages} pages` };
    return null;
  };
  session.note('paging.size', id, whole, sizeFault());

  if (both.pageRecords.length < 2) {
    session.skip('paging.pages', id, person.name, 'there are fewer than two records');
  } else {
    const [a, b] = both.pageRecords.map((record) => JSON.stringify(record));
    const isOrder = JSON.stringify(one1.pageRecords[0]) === a && JSON.stringify(one2.pageRecords[0]) === b;
    session.note(
      'paging.pages',
      id,
      second,
      isOrder ? null : { expected: 'the second record on page 2 of size 1', got: 'another record' },
    );
  }
  session.note(
    'paging.pages',
    id,
    far,
    none.pageRecords.length === 0
      ? null
      : { expected: 'no record past the end', got: `${none.pageRecords.length} records` },
  );

  const schema = endpoint[part] as z.ZodObject;
  for (const [number, records] of [
    [0, 1],
    [1, 1_000_000],
  ] as const) {
    const input = { ...(read.input[part] as object | undefined), [page]: number, [size]: records };
    if (schema.safeParse(input).success) continue;
    await session.tryOut(one, sent(number, records), { check: 'paging.bounds', codes: ['BAD_REQUEST'] });
  }
}
