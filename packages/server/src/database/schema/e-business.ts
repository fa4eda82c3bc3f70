import { CONFIRMED_PRODUCTS } from '@atrium/contract/trade-confirmation-rules';
import { char, date, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { moment, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';

/** A data room of a contract; the data room service stores the documents and reports their number. */
export const dataRooms = pgTable(
  'data_rooms',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    documents: integer().notNull(),
    updatedAt: moment().notNull(),
    closesOn: date(),
  },
  (table) => [index().on(table.contractId)],
);

/** A trade between the bank and a client that the client confirms. */
export const tradeConfirmations = pgTable(
  'trade_confirmations',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
    product: text({ enum: CONFIRMED_PRODUCTS }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Positive when the client receives. */
    amount: numeric({ precision: 18, scale: 2, mode: 'number' }).notNull(),
    tradeDate: date().notNull(),
    valueDate: date().notNull(),
    dueAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (table) => [
    index().on(table.contractId, table.dueAt),
    oneOf('trade_confirmations_product', table.product, CONFIRMED_PRODUCTS),
  ],
);
