/** Rules of saved searches shared by server and interface; no schemas. */

import { activeAccount, allOf, permission } from './access.ts';
import { addDays, addMonths } from './calendar.ts';
import { cleanName } from './name-rules.ts';

/** SRCH-038: users in marketing mode cannot share. */
export const mayShareSearches = allOf(
  activeAccount,
  permission('notMarketingMode', (user) => !user.marketingMode),
);

/** SRCH-031. */
export const SAVED_SEARCH_NAME_MAX = 300;

/** Maximum number of searches saved by one user. */
export const SAVED_SEARCHES_MAX = 200;

/** Maximum number of people with whom a search is shared at once. */
export const SHARED_WITH_MAX = 100;

/** How often a user is notified of new results of a saved search: after 1 day, 7 days or 1 month (PROF-043). */
export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/**
 * Returns the day of the alert that follows one on `day`. A monthly alert set on a day that some months do not have
 * runs on the last day of shorter months, and on its own day again in the next longer one.
 */
export function nextAlertDay(frequency: AlertFrequency, day: string, setOn: number | null = null): string {
  if (frequency !== 'MONTHLY') return addDays(day, frequency === 'WEEKLY' ? 7 : 1);
  const isMonthEnd = !addDays(day, 1).startsWith(day.slice(0, 7));
  if (!isMonthEnd || setOn === null || setOn <= Number(day.slice(8))) return addMonths(day, 1);
  const lastOfNext = addDays(addMonths(`${day.slice(0, 7)}-01`, 2), -1);
  return Number(lastOfNext.slice(8)) <= setOn ? lastOfNext : `${lastOfNext.slice(0, 8)}${setOn}`;
}

/** Returns the less frequent of two frequencies. */
export const rarerAlert = (one: AlertFrequency, other: AlertFrequency): AlertFrequency =>
  ALERT_FREQUENCIES[Math.max(ALERT_FREQUENCIES.indexOf(one), ALERT_FREQUENCIES.indexOf(other))]!;

/** Returns the key for comparing names: names with the same key are the same (SRCH-032). */
export const searchNameKey = (name: string): string => cleanName(name).toLowerCase();

/**
 * Returns the name of a shared search for a receiver who has searches with these keys (`searchNameKey`): its own name,
 * or “Name (2)” with the first free number. A name that would become too long is truncated.
 */
export function freeSearchName(name: string, takenKeys: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; takenKeys.has(searchNameKey(free)); number++) {
    const suffix = ` (${number})`;
    // Do not split a surrogate pair.
    const start = name.slice(0, SAVED_SEARCH_NAME_MAX - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
    free = start.trimEnd() + suffix;
  }
  return free;
}

/**
 * Returns why a search cannot be shared within a contract: it covers several contracts (SRCH-035) or a different one
 * (SRCH-036); null if it can. A search without a contract can be shared within any.
 */
export function sharingProblem(
  contracts: readonly string[],
  contractId: string | null,
): 'several' | 'other' | null {
  if (new Set(contracts).size > 1) return 'several';
  return contractId !== null && contracts.some((id) => id !== contractId) ? 'other' : null;
}
