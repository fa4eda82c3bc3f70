import { and, eq } from 'drizzle-orm';
import { PREFERENCES } from '@atrium/contract/preference-catalogue';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { userPreferences } from '../database/schema/index.ts';

/** Returns the currencies that come first in the lists and filters of a user, in order. */
export async function firstCurrencies(db: Reads, { id }: Pick<User, 'id'>): Promise<readonly string[]> {
  const [stored] = await db
    .select({ values: userPreferences.values })
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, id), eq(userPreferences.preferenceId, 'reportingCurrencies')));
  return stored?.values ?? PREFERENCES.reportingCurrencies.defaultValues;
}

/** Returns the place of a currency in an order; those that it does not name share the last one. */
export const placeIn =
  (order: readonly string[]) =>
  (currency: string): number => {
    const index = order.indexOf(currency);
    return index === -1 ? order.length : index;
  };
