import type { FieldFormat, GenericField } from '@atrium/contract/generic-field-rules';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import { FIELD_FORMATS } from '@atrium/contract/generic-field-rules';
import { REQUEST_TYPES, type RequestType } from '@atrium/contract/request-rules';
import type { TokenChoice } from '@atrium/contract/signature-rules';
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual, oneOf } from './columns.ts';
import type { Bilingual } from '../../http/index.ts';
import { requests } from './requests.ts';

/** The form of an action, without its texts. */
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

/** Actions that can be requested from the bank, per service, with their forms (NEW-021 to NEW-023). */
export const serviceActions = pgTable(
  'service_actions',
  {
    serviceCode: text().notNull(),
    action: text().notNull(),
    /** Sort order among the actions of the service. */
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

/** A topic of requests of a service (DATA-040). */
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
    /** Only for existing requests: not offered for new ones. */
    isReadOnly: boolean().notNull().default(false),
    /** Request types it applies to; empty for all. */
    requestTypes: jsonb().$type<RequestType[]>().notNull().default([]),
    /** The bank's teams that handle it, by English name, preselected as participants; empty for the contract's coverage. */
    teams: jsonb().$type<string[]>().notNull().default([]),
    /** The request is always about the requester's own company (NEW-056). */
    fixesOwnCompany: boolean().notNull().default(false),
  },
  (table) => [index().on(table.serviceCode, table.position)],
);

/** The last number used in each year, for the references of requests. */
export const requestNumbers = pgTable('request_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Answers to generic fields, with the label shown at the time (NEW-028); one row per value. */
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

/** A person in a digipass order: its manager, or a holder (NEW-050, NEW-051). */
export interface DigipassPerson {
  role: 'MANAGER' | 'HOLDER';
  firstName: string;
  lastName: string;
  mail: string;
  /** Normalised. */
  phoneNumber: string;
  tokenChoice: TokenChoice;
}

/** The order of a digipass request (DATA-039). */
export const digipassOrders = pgTable('digipass_orders', {
  requestId: uuid()
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  legalName: text().notNull(),
  siren: char({ length: 9 }).notNull(),
  people: jsonb().$type<DigipassPerson[]>().notNull(),
});
