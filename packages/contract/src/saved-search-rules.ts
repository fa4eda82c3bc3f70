/** Rules of saved searches that server and interface share; free of schemas. */

import { activeAccount, allOf, permission } from './access.ts';
import { addDays, addMonths } from './calendar.ts';

/** SRCH-038: in marketing mode nothing is shared. */
export const mayShareSearches = allOf(
  activeAccount,
  permission('notMarketingMode', (user) => !user.marketingMode),
);

/** SRCH-031. */
export const SAVED_SEARCH_NAME_MAX = 300;

/** Most searches that one person keeps. */
export const SAVED_SEARCHES_MAX = 200;

/** Most people that a search is shared with at once. */
export const SHARED_WITH_MAX = 100;

/** How often a person is told what is new in a saved search: after 1 day, 7 days or 1 month (PROF-043). */
export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/**
 * The day from which an alert looks again, after it looked on a day. A monthly one that was set on a day which not every
 * month has looks on the last day of shorter months, and on its own day again in the next.
 */
export function nextAlertDay(frequency: AlertFrequency, day: string, setOn: number | null = null): string {
  if (frequency !== 'MONTHLY') return addDays(day, frequency === 'WEEKLY' ? 7 : 1);
  const isMonthEnd = !addDays(day, 1).startsWith(day.slice(0, 7));
  if (!isMonthEnd || setOn === null || setOn <= Number(day.slice(8))) return addMonths(day, 1);
  const lastOfNext = addDays(addMonths(`${day.slice(0, 7)}-01`, 2), -1);
  return Number(lastOfNext.slice(8)) <= setOn ? lastOfNext : `${lastOfNext.slice(0, 8)}${setOn}`;
}

/** Of two frequencies the one that comes less often. */
export const rarerAlert = (one: AlertFrequency, other: AlertFrequency): AlertFrequency =>
  ALERT_FREQUENCIES[Math.max(ALERT_FREQUENCIES.indexOf(one), ALERT_FREQUENCIES.indexOf(other))]!;

/** A name as it is kept: composed, each run of blanks one space. */
export const cleanSearchName = (name: string): string =>
  name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** What two names have in common when they are the same (SRCH-032). */
export const searchNameKey = (name: string): string => cleanSearchName(name).toLowerCase();

/**
 * What a shared search is called at its receiver, who has searches of these keys (`searchNameKey`): its name, or “Name (2)”
 * with the first number that is free. A name that would become too long loses its end.
 */
export function freeSearchName(name: string, takenKeys: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; takenKeys.has(searchNameKey(free)); number++) {
    const suffix = ` (${number})`;
    // A character of two units is not cut in half.
    const start = name.slice(0, SAVED_SEARCH_NAME_MAX - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
    free = start.trimEnd() + suffix;
  }
  return free;
}

/**
 * Why a search is not shared within a contract: it spans several (SRCH-035), or is about another one (SRCH-036); null
 * where it may be. A search that names no contract fits any.
 */
export function sharingProblem(
  contracts: readonly string[],
  contractId: string | null,
): 'several' | 'other' | null {
  if (new Set(contracts).size > 1) return 'several';
  return contractId !== null && contracts.some((id) => id !== contractId) ? 'other' : null;
}
