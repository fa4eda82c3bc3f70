import { GUARANTEE_KINDS } from '@atrium/contract/guarantee-rules';
import { DERIVATIVE_PRODUCTS } from '@atrium/contract/mtm-rules';
import { char, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { money, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';

const contractId = () => uuid().references(() => contracts.id, { onDelete: 'cascade' });
const ricosCode = () => text().references(() => legalEntities.ricosCode);

/** A guarantee that the bank issued for a legal entity (WID-067). */
export const guarantees = pgTable(
  'guarantees',
  {
    id: uuid().primaryKey(),
    contractId: contractId().notNull(),
    ricosCode: ricosCode().notNull(),
    reference: text().notNull(),
    kind: text({ enum: GUARANTEE_KINDS }).notNull(),
    beneficiary: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    amount: money().notNull(),
    amountInEur: money().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    expiresOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index().on(table.contractId, table.ricosCode),
    oneOf('guarantees_kind', table.kind, GUARANTEE_KINDS),
  ],
);

/** A live derivative and its last valuation, positive when it is an asset of the client (WID-081). */
export const derivativeTrades = pgTable(
  'derivative_trades',
  {
    id: uuid().primaryKey(),
    contractId: contractId().notNull(),
    ricosCode: ricosCode().notNull(),
    reference: text().notNull(),
    product: text({ enum: DERIVATIVE_PRODUCTS }).notNull(),
    currency: char({ length: 3 }).notNull(),
    notional: money().notNull(),
    notionalInEur: money().notNull(),
    valueInEur: money().notNull(),
    maturityDate: date({ mode: 'string' }).notNull(),
    valuedOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index().on(table.contractId, table.ricosCode),
    oneOf('derivative_trades_product', table.product, DERIVATIVE_PRODUCTS),
  ],
);
