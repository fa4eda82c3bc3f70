import { addDays } from '@atrium/contract/calendar';
import { bankDay, firstCountedDay } from '@atrium/server';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { People } from './people.ts';
import { chance } from './random.ts';

type SignIns = (typeof schema.userSignIns.$inferInsert)[];

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Generates recent sign-ins of client users: some every day, some rarely, up to their last visit. */
export function generateSignIns(clock: BankClock, people: People): SignIns {
  const random = chance('sign-ins');
  const first = firstCountedDay(bankDay(clock.now));
  const result: SignIns = [];
  for (const { id: userId, kind, demoMode, deletedAt, lastConnectionAt } of people.users) {
    if (!lastConnectionAt || kind === 'ATRIUM' || demoMode || deletedAt) continue;
    const share = random.pick([0.06, 0.15, 0.3, 0.6]);
    const last = bankDay(lastConnectionAt);
    for (let day = first; day < last; day = addDays(day, 1)) {
      if (isWorkday(day) && random.odds(share)) result.push({ userId, day, count: random.int(1, 3) });
    }
    result.push({ userId, day: last, count: 1 });
  }
  return result;
}
