import { and, count, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CONTACT_CATEGORIES } from '@atrium/contract/contact-rules';
import type { ContactFilters, ContactSearch } from '@atrium/contract/contacts';
import { windowOf } from '@atrium/contract/list-rules';
import type { User } from '@atrium/contract/users';
import { ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { textIn } from '../database/index.ts';
import { contactContracts, contacts, contracts, contractUsers } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { containsText, countFacets, wordsOf } from '../listing/index.ts';
import { isBookmarked, isContactable, visibleContacts } from './access.ts';

/** Filters whose values are counted. */
export const CONTACT_FACETS = [
  'categories',
  'businessLines',
  'contracts',
  'countries',
  'products',
  'types',
] as const;
export type ContactFacet = (typeof CONTACT_FACETS)[number];

const chosen = <T>(list: readonly T[], condition: (list: T[]) => SQL | undefined): SQL | undefined =>
  list.length > 0 ? condition([...list]) : undefined;

/** The conditions of the filters whose values are counted. */
function facetConditions(
  db: Reads,
  user: User,
  filter: ContactFilters,
): Record<ContactFacet, SQL | undefined> {
  const onlyBookmarked = filter.types.includes('Favorite') ? isBookmarked(db, user) : undefined;
  const onlyContactable = filter.types.includes('Contactable') ? isContactable(user) : undefined;
  return {
    categories: chosen(filter.categories, (list) => inArray(contacts.category, list)),
    businessLines: chosen(filter.businessLines, (list) => inArray(textIn(contacts.businessLine, 'en'), list)),
    contracts: chosen(filter.contracts, (list) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(contactContracts)
          .where(
            and(
              eq(contactContracts.contactId, contacts.id),
              inArray(contactContracts.contractId, list),
              sql`${contactContracts.contractId} in ${ownContracts(db, user)}`,
            ),
          ),
      ),
    ),
    countries: chosen(filter.countries, (list) => inArray(contacts.locationCode, list)),
    products: chosen(filter.products, (list) => or(...list.map((product) => answersFor(product)))),
    types: and(onlyBookmarked, onlyContactable),
  };
}

const answersFor = (product: string): SQL =>
  sql`${contacts.products} @> ${JSON.stringify([{ en: product }])}::jsonb`;

const searchText = { en: contacts.searchTextEn, fr: contacts.searchTextFr } as const;

/** Condition: each search word occurs in the contact's search text of the language. */
const matches = (language: Language, { query }: ContactFilters): SQL | undefined =>
  and(...wordsOf(query).map((word) => containsText(searchText[language], word)));

/** Number of the contract that a client member is sorted under: the lowest number visible to the user. */
const firstContract = (db: Reads, user: User): SQL =>
  sql`(select min(${contracts.number}) from ${contractUsers} join ${contracts} on ${contracts.id} = ${contractUsers.contractId} where ${contractUsers.userId} = ${contacts.userId} and ${contracts.id} in ${ownContracts(db, user)})`;

/** Sorts by name; or by category, then by contract (client members) or business line, then by name. */
function orderOf(db: Reads, user: User, language: Language, sort: ContactSearch['sort']): SQL[] {
  const byName = [sql`${contacts.nameText}`, sql`${contacts.id}`];
  if (sort === 'Name') return byName;
  const categories = sql.join(
    CONTACT_CATEGORIES.map((category) => sql`${category}`),
    sql`, `,
  );
  return [
    sql`array_position(array[${categories}]::text[], ${contacts.category})`,
    sql`case when ${contacts.category} = 'client' then ${firstContract(db, user)} end`,
    sql`fold_text(${textIn(contacts.businessLine, language)})`,
    ...byName,
  ];
}

/** Returns the ids of one page of the visible contacts that match the search, and the total number. */
export async function searchContacts(
  db: Reads,
  { user, language }: { user: User; language: Language },
  search: ContactSearch,
): Promise<{ ids: string[]; total: number }> {
  const where = and(
    visibleContacts(db, user),
    matches(language, search),
    ...Object.values(facetConditions(db, user, search)),
  );
  const [counted] = await db.select({ total: count() }).from(contacts).where(where);
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(where)
    .orderBy(...orderOf(db, user, language, search.sort))
    .limit(search.limit)
    .offset(windowOf(search.page, search.limit).offset);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Counts the contacts of each filter value under the other filters. */
export function countContacts(
  db: Reads,
  { user, language }: { user: User; language: Language },
  filter: ContactFilters,
): Promise<Map<ContactFacet, { value: string; count: number }[]>> {
  const conditions = facetConditions(db, user, filter);
  const column = (name: ContactFacet, value: SQL) => ({ value, condition: conditions[name] });
  return countFacets(db, {
    from: sql`${contacts}`,
    id: sql`${contacts.id}`,
    where: and(visibleContacts(db, user), matches(language, filter)),
    facets: {
      categories: column('categories', sql`${contacts.category}`),
      // The business line of client members adds nothing to their category.
      businessLines: column(
        'businessLines',
        sql`case when ${contacts.category} <> 'client' then ${textIn(contacts.businessLine, 'en')} end`,
      ),
      contracts: {
        ...column('contracts', sql`link.contract_id::text`),
        join: sql`join ${contactContracts} link on link.contact_id = listed.id and link.contract_id in ${ownContracts(db, user)}`,
      },
      countries: column('countries', sql`${contacts.locationCode}::text`),
      products: {
        ...column('products', sql`product ->> 'en'`),
        join: sql`join ${contacts} on ${contacts.id} = listed.id cross join lateral jsonb_array_elements(${contacts.products}) as product`,
      },
      types: {
        ...column('types', sql`kind.value`),
        join: sql`join ${contacts} on ${contacts.id} = listed.id join lateral (values ('Favorite'::text, ${isBookmarked(db, user)}), ('Contactable', ${isContactable(user)})) as kind(value, holds) on kind.holds`,
      },
    },
    wanted: CONTACT_FACETS,
  });
}
