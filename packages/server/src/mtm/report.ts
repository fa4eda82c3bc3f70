import { and, asc, eq, gte } from 'drizzle-orm';
import type { DerivativeProduct } from '@atrium/contract/mtm-rules';
import { coveredBy } from '../contracts/index.ts';
import { contracts, derivativeTrades as trades, legalEntities } from '../database/schema/index.ts';
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

const PRODUCTS: Readonly<Record<DerivativeProduct, Bilingual>> = {
  INTEREST_RATE_SWAP: { en: 'Interest rate swap', fr: 'Swap de taux' },
  INTEREST_RATE_CAP: { en: 'Interest rate cap', fr: 'Cap de taux' },
  FX_FORWARD: { en: 'FX forward', fr: 'Change à terme' },
  FX_OPTION: { en: 'FX option', fr: 'Option de change' },
  CROSS_CURRENCY_SWAP: { en: 'Cross-currency swap', fr: 'Swap de devises' },
};

interface Derivative {
  id: string;
  reference: string;
  product: DerivativeProduct;
  company: string;
  notional: number;
  currency: string;
  notionalInEur: number;
  valueInEur: number;
  maturityDate: string;
  valuedOn: string;
  contract: string;
}

/** The live derivatives of the user's contracts with their latest valuation, from the client's point of view. */
export const mtmReport = defineReport<Derivative>({
  id: 'MTM',
  service: 'MTM',
  noResults: { en: 'No live derivative.', fr: 'Aucun dérivé en cours.' },
  idOf: ({ id }) => id,
  columns: [
    referenceColumn,
    namedColumn('product', { en: 'Product', fr: 'Produit' }, PRODUCTS),
    companyColumn,
    figureColumn('notional', { en: 'Notional', fr: 'Notionnel' }),
    currencyColumn,
    figureColumn('notionalInEur', { en: 'Notional, EUR', fr: 'Notionnel, EUR' }, { isTotalled: true }),
    figureColumn('valueInEur', { en: 'Value, EUR', fr: 'Valeur, EUR' }, { isTotalled: true }),
    dayColumn('maturityDate', { en: 'Maturity', fr: 'Échéance' }, { isDeadline: true }),
    dayColumn('valuedOn', { en: 'Valued', fr: 'Valorisation' }),
    contractColumn,
  ],
  async read({ db, user, today, contractId, limit }) {
    const rows = await db
      .select({
        id: trades.id,
        reference: trades.reference,
        product: trades.product,
        company: legalEntities.longName,
        notional: trades.notional,
        currency: trades.currency,
        notionalInEur: trades.notionalInEur,
        valueInEur: trades.valueInEur,
        maturityDate: trades.maturityDate,
        valuedOn: trades.valuedOn,
        contract: contracts.name,
      })
      .from(trades)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, trades.ricosCode))
      .innerJoin(contracts, eq(contracts.id, trades.contractId))
      .where(
        and(
          coveredBy(db, user, 'MTM', trades),
          gte(trades.maturityDate, today),
          contractId === undefined ? undefined : eq(trades.contractId, contractId),
        ),
      )
      .orderBy(asc(trades.reference), asc(trades.id))
      .limit(limit);
    const valuations = rows.map(({ valuedOn }) => valuedOn).toSorted();
    return { asOf: valuations.at(-1) ?? null, rows };
  },
});
