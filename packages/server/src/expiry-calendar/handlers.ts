import type { expiryCalendar as expiryCalendarContract } from '@atrium/contract/expiry-calendar';
import { bankDay } from '../bank-time.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { readCalendar } from './calendar.ts';

export function expiryCalendarHandlers({ db, clock }: Platform): Handlers<typeof expiryCalendarContract> {
  return {
    get: ({ user, language, query: { from, to, kinds = [], entities = [] } }) =>
      readCalendar(db, { user, language, today: bankDay(clock()) }, { from, to }, { kinds, entities }),
  };
}
