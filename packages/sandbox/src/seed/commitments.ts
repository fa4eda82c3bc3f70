import { addDays, dayOf } from '@atrium/contract/calendar';
import { GUARANTEE_KINDS } from '@atrium/contract/guarantee-rules';
import { DERIVATIVE_PRODUCTS } from '@atrium/contract/mtm-rules';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import { EUR_PER_UNIT, cents, currencyOf, inEur } from './currencies.ts';
import type { SeededCurrency } from './currencies.ts';
import type { Organisation } from './organisation.ts';
import { chance } from './random.ts';

export interface Commitments {
  guarantees: (typeof schema.guarantees.$inferInsert)[];
  trades: (typeof schema.derivativeTrades.$inferInsert)[];
}

const BENEFICIARIES = [
  'Port of Rotterdam Authority',
  'Ville de Lyon',
  'Direction générale des douanes',
  'Stadtwerke Düsseldorf AG',
  'National Grid plc',
  'Ferrovie del Nord SpA',
  'Trafikverket',
  'Autoridad Portuaria de Valencia',
  'Nordsee Windpark GmbH',
  'Illinois Department of Transportation',
] as const;
const CURRENCIES = Object.keys(EUR_PER_UNIT) as SeededCurrency[];

/** Generates guarantees issued and derivatives valued by the bank, for the contracts that use these services. */
export function generateCommitments(clock: BankClock, { contracts }: Organisation): Commitments {
  const random = chance('commitments');
  const today = dayOf(clock.now);
  const result: Commitments = { guarantees: [], trades: [] };
  for (const { row, entities, services } of contracts) {
    if (services.includes('GUARANTEES')) {
      for (let index = random.int(8, 24); index > 0; index -= 1) {
        const entity = random.pick(entities);
        const currency = random.odds(0.7) ? 'EUR' : currencyOf(entity.countryCode);
        const amount = random.int(1, 90) * 25_000;
        result.guarantees.push({
          id: random.id(),
          contractId: row.id,
          ricosCode: entity.ricosCode,
          reference: `GT${random.int(100_000, 999_999)}`,
          kind: random.pick(GUARANTEE_KINDS),
          beneficiary: random.pick(BENEFICIARIES),
          currency,
          amount,
          amountInEur: inEur(amount, currency),
          issuedOn: addDays(today, -random.int(60, 1400)),
          // One in ten has expired: it is no longer in force.
          expiresOn: addDays(today, random.odds(0.1) ? -random.int(1, 50) : random.int(3, 1300)),
        });
      }
    }
    if (services.includes('MTM')) {
      for (let index = random.int(9, 20); index > 0; index -= 1) {
        const entity = random.pick(entities);
        const currency = random.odds(0.6) ? 'EUR' : random.pick(CURRENCIES);
        const notional = random.int(2, 60) * 500_000;
        result.trades.push({
          id: random.id(),
          contractId: row.id,
          ricosCode: entity.ricosCode,
          reference: `DV${random.int(100_000, 999_999)}`,
          product: random.pick(DERIVATIVE_PRODUCTS),
          currency,
          notional,
          notionalInEur: inEur(notional, currency),
          valueInEur: cents((notional * random.int(-4500, 5200)) / 100_000 + random.int(-99, 99) / 100),
          maturityDate: addDays(today, random.int(20, 2400)),
          valuedOn: addDays(today, -1),
        });
      }
    }
  }
  return result;
}
