import { NEWS_BUTTON_TYPES } from '@atrium/contract/whats-new-rules';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual, moment, oneOf } from './columns.ts';

/** A page of the events widget (DATA-025). */
export const eventPages = pgTable(
  'event_pages',
  {
    id: uuid().primaryKey(),
    title: bilingual().notNull(),
    place: bilingual().notNull(),
    url: text().notNull(),
    /** `data:` URL of the picture. */
    image: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index().on(table.endsAt)],
);

/** A news item about a change in the portal (DATA-024). */
export const newsItems = pgTable(
  'news_items',
  {
    id: uuid().primaryKey(),
    title: bilingual().notNull(),
    description: bilingual().notNull(),
    publishedAt: moment().notNull(),
    imageS: text(),
    imageM: text(),
    buttonType: text({ enum: NEWS_BUTTON_TYPES }),
    buttonLabel: bilingual(),
    buttonUrl: text(),
  },
  (table) => [
    index().on(table.publishedAt.desc()),
    oneOf('news_items_button_type', table.buttonType, NEWS_BUTTON_TYPES),
  ],
);

/** Information that a widget shows about its service (DATA-012). */
export const widgetInformations = pgTable('widget_informations', {
  widgetId: text().primaryKey(),
  title: bilingual().notNull(),
  subTitle: bilingual().notNull(),
  image: text(),
  /** HTML, sanitised again when it is sent. */
  description: bilingual().notNull(),
});
