/**
 * Baseline for the search: a plain in-memory MiniSearch index of the searched texts. It has no permission checks, no
 * names of
 * related rows and no filters, and does not survive the process.
 */
import { openDatabase, takeDataFolder } from '@atrium/server';
import MiniSearch from 'minisearch';
import { at, QUERIES } from './queries.ts';

interface Text {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
}

const TEXTS = `
  select 'requests:' || id as id, 'requests' as type, title, reference || ' ' || plain_text(description) || ' ' || coalesce((select string_agg(plain_text(message), ' ') from messages where request_id = requests.id), '') as text from requests
  union all select 'documents:' || id, 'documents', filename, coalesce(text, '') from documents left join blob_texts on blob_texts.sha256 = documents.sha256
  union all select 'contacts:' || id, 'contacts', name, search_text_en || ' ' || search_text_fr from contacts
  union all select 'articles:' || source || id || language, 'articles', title, words from articles
  union all select 'kyc:' || ricos_code, 'kyc', long_name, concat_ws(' ', ricos_code, lei, registration_number, siren) from kyc_records join legal_entities using (ricos_code)
  union all select 'contracts:' || id, 'contracts', name, number || ' ' || description from contracts`;

async function readTexts(source: string): Promise<Text[]> {
  const database = await openDatabase(
    source.startsWith('postgres')
      ? { url: source }
      : { folder: (await takeDataFolder(source, { alone: true })).database },
  );
  const { rows } = await database.pool.query<Text>(TEXTS);
  await database.close();
  return rows;
}

const normalizeWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '');

/** Indexes the texts of a database or data folder, runs the search queries, and prints time and memory used. */
export async function measureMemory(source: string, runs: number): Promise<void> {
  const texts = await readTexts(source);
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  const index = new MiniSearch<Text>({
    fields: ['title', 'text'],
    storeFields: ['type'],
    processTerm: normalizeWord,
    searchOptions: { prefix: true, combineWith: 'AND', boost: { title: 2 } },
  });
  index.addAll(texts);
  const took = performance.now() - started;
  console.log(
    `MiniSearch: ${texts.length} texts indexed in ${(took / 1000).toFixed(1)} s, ${Math.round((process.memoryUsage().heapUsed - before) / 1_048_576)} MB`,
  );
  /** Returns groups with counts and first results; like the search, retries with fuzzy matching if nothing is found. */
  const ask = (query: string): number => {
    const exact = index.search(query);
    const found = exact.length > 0 ? exact : index.search(query, { fuzzy: 0.2 });
    const groups = Map.groupBy(found, ({ type }) => type as string);
    for (const group of groups.values()) group.splice(20);
    return found.length;
  };
  const all: number[] = [];
  const rows = Object.entries(QUERIES).map(([name, query]) => {
    const found = ask(query);
    const own = Array.from({ length: runs }, () => {
      const asked = performance.now();
      ask(query);
      return performance.now() - asked;
    });
    all.push(...own);
    return [name, { found, p50: at(own, 0.5), p95: at(own, 0.95) }];
  });
  console.table(Object.fromEntries(rows));
  console.table({ MiniSearch: { calls: all.length, p50: at(all, 0.5), p95: at(all, 0.95) } });
}
