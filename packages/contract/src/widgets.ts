import * as z from 'zod';
import { activeAccount } from './access.ts';
import { WIDGET_WIDTHS } from './dashboard-layouts.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { ImageData } from './images.ts';
import { UserWidget } from './users.ts';
import { HOME_TEMPLATES, WIDGET_CODES } from './widget-catalogue.ts';

/** One widget of a layout: position and width in cells of the four columns, height in rows (HOME-003, HOME-053). */
const LayoutItem = z.object({
  i: z.enum(WIDGET_CODES),
  x: z.number().int().min(0).max(3),
  y: z.number().int().min(0).max(1000),
  w: z.number().int().min(1).max(4),
  h: z.number().int().min(1).max(10),
  settings: z.record(z.string().max(100), z.json()).optional(),
});

/** `config` parsed from JSON (DATA-011): no duplicates, none beyond the last column or wider than allowed (HOME-037). */
export const HomeLayout = z
  .array(LayoutItem)
  .max(WIDGET_CODES.length)
  .refine((items) => new Set(items.map((item) => item.i)).size === items.length)
  .refine((items) =>
    items.every((item) => item.x + item.w <= 4 && item.w <= Math.max(...WIDGET_WIDTHS[item.i])),
  );
export type HomeLayout = z.output<typeof HomeLayout>;

const isLayoutText = (text: string): boolean => {
  try {
    return HomeLayout.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** DATA-011. Both are null until the user picks a template (HOME-018). */
export const WidgetPreferences = z
  .object({ template: z.enum(HOME_TEMPLATES).nullable(), config: z.string().nullable() })
  .meta({ id: 'WidgetPreferences' });
export type WidgetPreferences = z.output<typeof WidgetPreferences>;

/** DATA-025: a page of the events widget; the text next to the image describes it. */
export const EventPage = z
  .object({
    id: Id,
    base64Image: ImageData,
    url: z.string().describe('Path inside the portal, or an external URL'),
    title: z.string(),
    place: z.string(),
    startsAt: Moment,
    endsAt: Moment,
  })
  .meta({ id: 'EventPage' });
export type EventPage = z.output<typeof EventPage>;

/** DATA-012. */
export const WidgetInformation = z
  .object({
    title: z.string(),
    subTitle: z.string(),
    image: ImageData.nullable(),
    description: z.string().describe('Sanitised HTML'),
  })
  .meta({ id: 'WidgetInformation' });
export type WidgetInformation = z.output<typeof WidgetInformation>;

const widgetParams = z.object({ id: z.enum(WIDGET_CODES) });

export const widgets = endpoints({
  list: {
    method: 'GET',
    path: '/widgets',
    tag: 'widgets',
    summary: 'List the widgets the current user can place',
    response: z.array(UserWidget),
    errorKey: 'get-widgets',
    access: activeAccount,
  },
  preferences: {
    method: 'GET',
    path: '/widgets/preferences',
    tag: 'widgets',
    summary: 'Get the template or custom layout of the home page',
    response: WidgetPreferences,
    errorKey: 'get-widget-preferences',
    access: activeAccount,
  },
  savePreferences: {
    method: 'PUT',
    path: '/widgets/preferences',
    tag: 'widgets',
    summary:
      'Save a template, or a custom layout as JSON text; 403 for the first one of a client in an impersonated session',
    body: z.union([
      z.strictObject({ template: z.enum(HOME_TEMPLATES).exclude(['CUSTOM']) }),
      z.strictObject({
        template: z.literal('CUSTOM').optional(),
        config: z.string().max(50_000).refine(isLayoutText),
      }),
    ]),
    response: 'empty',
    errorKey: 'save-widget-preferences',
    access: activeAccount,
  },
  pages: {
    method: 'GET',
    path: '/widgets/{id}',
    tag: 'widgets',
    summary:
      'List the pages of a widget that has pages: the events that are not over on a given day (API-020)',
    params: widgetParams,
    query: z.object({ date: Day.optional().describe('Default: today') }),
    response: z.object({ pages: z.array(EventPage) }),
    errorKey: 'get-widget-pages',
    access: activeAccount,
  },
  information: {
    method: 'GET',
    path: '/widget-informations/{id}',
    tag: 'widgets',
    summary: 'Get the information that a widget displays about its service (API-021)',
    params: widgetParams,
    response: WidgetInformation,
    errorKey: 'get-widget-information',
    access: activeAccount,
  },
});
