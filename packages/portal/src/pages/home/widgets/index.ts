import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import { LAST_REQUESTS_PREFERENCE } from './last-requests-preference.ts';
import type { HomeWidgetEntry } from './widget.ts';

/** The widgets of the home, each in its own chunk; a widget whose code is not here is not offered. */
export const HOME_WIDGETS: Readonly<Partial<Record<WidgetCode, HomeWidgetEntry>>> = {
  LAST_REQUESTS: {
    services: ['REQUESTS_BOARD'],
    load: () => import('./last-requests.tsx'),
    settings: {
      initial: { ...LAST_REQUESTS_PREFERENCE },
      load: () => import('./last-requests-settings.tsx'),
    },
  },
  REQUESTS_COUNTER: { services: ['REQUESTS_BOARD'], load: () => import('./requests-counter.tsx') },
};
