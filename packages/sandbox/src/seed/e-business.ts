import { CONFIRMED_PRODUCTS } from '@atrium/contract/trade-confirmation-rules';
import type { BankClock } from './clock.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import { chance } from './random.ts';
import { ROOM_NAMES } from './texts/e-business.ts';
import type { schema } from '@atrium/server';

export interface EBusiness {
  dataRooms: (typeof schema.dataRooms.$inferInsert)[];
  tradeConfirmations: (typeof schema.tradeConfirmations.$inferInsert)[];
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK'] as const;
const MINUTES_A_DAY = 24 * 60;
/** Days between trade date and value date, by product. */
const VALUE_DAYS = { FX_SPOT: 2, FX_FORWARD: 90, FX_SWAP: 30, RATE_SWAP: 2, DEPOSIT: 2 } as const;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Generates data rooms and trades to confirm, contract by contract. */
export function generateEBusiness(clock: BankClock, organisation: Organisation): EBusiness {
  const random = chance('e-business');
  const result: EBusiness = { dataRooms: [], tradeConfirmations: [] };

  const trade = (contract: SeededContract, dueInHours: number, isConfirmed: boolean) => {
    const product = random.pick(CONFIRMED_PRODUCTS);
    const dueAt = clock.ago(-dueInHours * 60);
    // Traded today at the latest, however late the confirmation is due.
    const tradedAt = new Date(Math.min(dueAt.getTime() - 36 * 3_600_000, clock.now.getTime()));
    result.tradeConfirmations.push({
      id: random.id(),
      reference: `TC${String(100_000 + result.tradeConfirmations.length)}`,
      contractId: contract.row.id,
      ricosCode: random.pick(contract.entities).ricosCode,
      product,
      currency: random.pick(CURRENCIES),
      amount: random.int(2, 240) * 50_000 * (random.odds(0.5) ? 1 : -1),
      tradeDate: dayOf(tradedAt),
      valueDate: dayOf(new Date(tradedAt.getTime() + VALUE_DAYS[product] * MINUTES_A_DAY * 60_000)),
      dueAt,
      confirmedAt: isConfirmed ? new Date(dueAt.getTime() - random.int(1, 30) * 3_600_000) : null,
    });
  };
  for (const contract of organisation.contracts) {
    const { language } = contract.country;
    for (const name of random.some(ROOM_NAMES, random.int(0, 2))) {
      const updatedAt = clock.office(random.int(0, 40), random);
      result.dataRooms.push({
        id: random.id(),
        contractId: contract.row.id,
        name: name[language],
        documents: random.int(12, 480),
        updatedAt,
        closesOn: random.odds(0.6) ? dayOf(clock.ago(-random.int(20, 200) * MINUTES_A_DAY)) : null,
      });
    }
    for (let open = random.int(0, 4); open > 0; open -= 1) trade(contract, random.int(-20, 60), false);
    for (let done = random.int(2, 8); done > 0; done -= 1) trade(contract, -random.int(48, 900), true);
  }
  return result;
}
