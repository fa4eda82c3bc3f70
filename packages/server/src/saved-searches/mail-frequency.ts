import { and, eq } from 'drizzle-orm';
import { PREFERENCES } from '@atrium/contract/preference-catalogue';
import { ALERT_FREQUENCIES } from '@atrium/contract/saved-search-rules';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import type { Reads } from '../database/index.ts';
import { userPreferences } from '../database/schema/index.ts';

/** Returns the maximum frequency of a user's alert e-mails (preference `savedSearchAlert`); null for never. */
export async function mailFrequency(db: Reads, userId: string): Promise<AlertFrequency | null> {
  const [row] = await db
    .select({ values: userPreferences.values })
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, userId), eq(userPreferences.preferenceId, 'savedSearchAlert')));
  if (row?.values[0] === 'NEVER') return null;
  return (
    ALERT_FREQUENCIES.find((frequency) => frequency === row?.values[0]) ??
    PREFERENCES.savedSearchAlert.defaultValues[0]
  );
}
