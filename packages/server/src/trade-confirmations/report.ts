import { and, desc, eq } from 'drizzle-orm';
import type { ConfirmedProduct } from '@atrium/contract/trade-confirmation-rules';
import { bankDay } from '../bank-time.ts';
import { coveredBy } from '../contracts/index.ts';
import { contracts, legalEntities, tradeConfirmations as trades } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';
import {
  companyColumn,
  contractColumn,
  currencyColumn,
  dayColumn,
  defineReport,
  figureColumn,
  namedColumn,
  referenceColumn,
} from '../service-grids/index.ts';

const PRODUCTS: Readonly<Record<ConfirmedProduct, Bilingual>> = {
  FX_SPOT: { en: 'FX spot', fr: 'Change comptant' },
  FX_FORWARD: { en: 'FX forward', fr: 'Change à terme' },
  FX_SWAP: { en: 'FX swap', fr: 'Swap de change' },
  RATE_SWAP: { en: 'Interest rate swap', fr: 'Swap de taux' },
  DEPOSIT: { en: 'Term deposit', fr: 'Dépôt à terme' },
};
const STATES = {
  OPEN: { en: 'To confirm', fr: 'À confirmer' },
  CONFIRMED: { en: 'Confirmed', fr: 'Confirmée' },
} as const;

interface Trade {
  id: string;
  reference: string;
  product: ConfirmedProduct;
  company: string;
  amount: number;
  currency: string;
  tradeDate: string;
  valueDate: string;
  dueOn: string | null;
  state: keyof typeof STATES;
  confirmedOn: string | null;
  contract: string;
}

/**
 * All trades of the contracts that give the user a right to the service, confirmed or not. They are confirmed in the
 * service itself (decision 12).
 */
export const tradeConfirmationsReport = defineReport<Trade>({
  id: 'ONE_CLICK_CONFIRMATION',
  service: 'ONE_CLICK_CONFIRMATION',
  noResults: { en: 'No trade to confirm or confirmed.', fr: 'Aucune opération à confirmer ou confirmée.' },
  idOf: ({ id }) => id,
  columns: [
    referenceColumn,
    namedColumn('product', { en: 'Product', fr: 'Produit' }, PRODUCTS),
    companyColumn,
    figureColumn('amount', { en: 'Amount', fr: 'Montant' }),
    currencyColumn,
    dayColumn('tradeDate', { en: 'Trade date', fr: 'Date d’opération' }),
    dayColumn('valueDate', { en: 'Value date', fr: 'Date de valeur' }),
    namedColumn('state', { en: 'State', fr: 'État' }, STATES),
    dayColumn('dueOn', { en: 'To confirm by', fr: 'À confirmer au plus tard le' }, { isDeadline: true }),
    dayColumn('confirmedOn', { en: 'Confirmed', fr: 'Confirmation' }),
    contractColumn,
  ],
  async read({ db, user, today, contractId, limit }) {
    const rows = await db
      .select({
        id: trades.id,
        reference: trades.reference,
        product: trades.product,
        company: legalEntities.longName,
        amount: trades.amount,
        currency: trades.currency,
        tradeDate: trades.tradeDate,
        valueDate: trades.valueDate,
        dueAt: trades.dueAt,
        confirmedAt: trades.confirmedAt,
        contract: contracts.name,
      })
      .from(trades)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, trades.ricosCode))
      .innerJoin(contracts, eq(contracts.id, trades.contractId))
      .where(
        and(
          coveredBy(db, user, 'ONE_CLICK_CONFIRMATION', trades),
          contractId === undefined ? undefined : eq(trades.contractId, contractId),
        ),
      )
      .orderBy(desc(trades.tradeDate), desc(trades.reference))
      .limit(limit);
    return {
      asOf: today,
      rows: rows.map(({ dueAt, confirmedAt, ...row }) => ({
        ...row,
        state: confirmedAt === null ? 'OPEN' : 'CONFIRMED',
        // A confirmed trade has no deadline.
        dueOn: confirmedAt === null ? bankDay(dueAt) : null,
        confirmedOn: confirmedAt && bankDay(confirmedAt),
      })),
    };
  },
});
