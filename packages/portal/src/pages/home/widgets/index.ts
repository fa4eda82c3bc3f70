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
  FORECAST: { services: ['TREASURY_REPORTING'], load: () => import('./forecast.tsx') },
  KYC_LIST: { services: ['KYC'], load: () => import('./kyc-list.tsx') },
  LOANS_AND_DEPOSITS: { services: ['LOANS_AND_DEPOSITS'], load: () => import('./loans-and-deposits.tsx') },
  GUARANTEES: { services: ['GUARANTEES'], load: () => import('./guarantees.tsx') },
  CARBON_EMISSIONS: { services: ['YOUR_CARBON_EMISSIONS'], load: () => import('./carbon-emissions.tsx') },
  OPTIMNET: { services: ['OPTIMNET'], load: () => import('./optimnet.tsx') },
  OPTIMTRADE: { services: ['OPTIM_TRADE', 'OPTIM_TRADE_FRANCE'], load: () => import('./optimtrade.tsx') },
  LEGAL_DASHBOARD: { services: ['LEGAL_DASHBOARD'], load: () => import('./legal-dashboard.tsx') },
  MTM: { services: ['MTM'], load: () => import('./mtm.tsx') },
  POWER_OF_ATTORNEY: { services: ['POWER_OF_ATTORNEY'], load: () => import('./power-of-attorney.tsx') },
};
