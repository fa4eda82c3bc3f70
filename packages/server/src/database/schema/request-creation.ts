import type { FieldFormat, GenericField } from '@atrium/contract/generic-field-rules';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import { FIELD_FORMATS } from '@atrium/contract/generic-field-rules';
import { REQUEST_TYPES, type RequestType } from '@atrium/contract/request-rules';
import type { TokenChoice } from '@atrium/contract/signature-rules';
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual, oneOf } from './columns.ts';
import type { Bilingual } from '../../http/index.ts';
import { requests } from './requests.ts';

/** The form of an action, its texts apart. */
export type StoredConfiguration = Omit<
  RequestConfiguration,
  'serviceCode' | 'action' | 'label' | 'description' | 'type'
>;

/** A generic field with its texts in both languages. */
export type StoredField = Omit<GenericField, 'label' | 'tooltip' | 'placeholder'> & {
  label: Bilingual;
  tooltip: Bilingual;
  placeholder: Bilingual;
};

/** What can be asked of the bank, service by service, and the form that asks it (NEW-021 to NEW-023). */
export const serviceActions = pgTable(
  'service_actions',
  {
    serviceCode: text().notNull(),
    action: text().notNull(),
    /** Place among the actions of the service. */
    position: integer().notNull(),
    type: text({ enum: REQUEST_TYPES }).notNull(),
    label: bilingual().notNull(),
    description: bilingual().notNull(),
    configuration: jsonb().$type<StoredConfiguration>().notNull(),
    fields: jsonb().$type<StoredField[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCode, table.action] }),
    oneOf('service_actions_type', table.type, REQUEST_TYPES),
  ],
);

/** A topic that requests of a service are about (DATA-040). */
export const serviceTopics = pgTable(
  'service_topics',
  {
    id: text().primaryKey(),
    serviceCode: text().notNull(),
    position: integer().notNull(),
    content: bilingual().notNull(),
    subTopics: jsonb().$type<{ id: string; content: Bilingual }[]>().notNull().default([]),
    canAddMultipleParticipant: boolean().notNull().default(true),
    needAtLeastOneRicos: boolean().notNull().default(false),
    /** Of earlier requests only: nothing new is asked about it. */
    isReadOnly: boolean().notNull().default(false),
    /** Types of request it is for; empty for all. */
    requestTypes: jsonb().$type<RequestType[]>().notNull().default([]),
    /** The bank's teams that treat it, by their English names, the first to be asked; empty for the whole team of the contract. */
    teams: jsonb().$type<string[]>().notNull().default([]),
    /** The company of the person who asks is always meant (NEW-056). */
    fixesOwnCompany: boolean().notNull().default(false),
  },
  (table) => [index().on(table.serviceCode, table.position)],
);

/** The last number of each year, for the references that people quote. */
export const requestNumbers = pgTable('request_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Answers to generic fields, with the label that was asked by (NEW-028); one row a value. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    fieldId: text().notNull(),
    label: bilingual().notNull(),
    format: text({ enum: FIELD_FORMATS }).$type<FieldFormat>().notNull(),
    value: text().notNull(),
    currency: char({ length: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    oneOf('request_answers_format', table.format, FIELD_FORMATS),
  ],
);

/** Someone of a digipass order: its manager, or a holder (NEW-050, NEW-051). */
export interface DigipassPerson {
  role: 'MANAGER' | 'HOLDER';
  firstName: string;
  lastName: string;
  mail: string;
  /** Normalised. */
  phoneNumber: string;
  tokenChoice: TokenChoice;
}

/** What a digipass request orders (DATA-039). */
export const digipassOrders = pgTable('digipass_orders', {
  requestId: uuid()
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  legalName: text().notNull(),
  siren: char({ length: 9 }).notNull(),
  people: jsonb().$type<DigipassPerson[]>().notNull(),
});
