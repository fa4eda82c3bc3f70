import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import { EXPIRY_SERVICES } from '@atrium/contract/expiry-calendar-page';
import { LAST_REQUESTS_PREFERENCE } from './last-requests-preference.ts';
import type { HomeWidgetEntry } from './widget.ts';

/** The widgets of the home, each in its own chunk; a widget missing here is not offered. */
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
  DOCUMENTS: { services: ['DOCUMENTS'], load: () => import('./documents.tsx') },
  CONTACTS: { services: ['CONTACTS'], load: () => import('./contacts.tsx') },
  HIGHLIGHTS: { services: ['HIGHLIGHTS'], load: () => import('./highlights.tsx') },
  GLOBAL_MARKETS_RESEARCH: {
    services: ['GLOBAL_MARKETS_RESEARCH'],
    load: () => import('./global-markets-research.tsx'),
  },
  FORECAST: { services: ['TREASURY_REPORTING'], load: () => import('./forecast.tsx') },
  ONE_CLICK: { services: [], load: () => import('./one-click.tsx') },
  MY_SERVICE_INFORMATION: { services: [], load: () => import('./my-service-information.tsx') },
  EVENTS: { services: [], load: () => import('./events.tsx') },
  WHATS_NEW: { services: [], load: () => import('./whats-new.tsx') },
  KYC_LIST: { services: ['KYC'], load: () => import('./kyc-list.tsx') },
  CIRCULARISATION: { services: ['AUDIT_REPORT_REQUEST'], load: () => import('./circularisation.tsx') },
  LOANS_AND_DEPOSITS: { services: ['LOANS_AND_DEPOSITS'], load: () => import('./loans-and-deposits.tsx') },
  DATA_ROOM: { services: ['DATA_ROOM'], load: () => import('./data-room.tsx') },
  SIGNATURE: { services: ['REQUESTS_BOARD'], load: () => import('./signature.tsx') },
  GUARANTEES: { services: ['GUARANTEES'], load: () => import('./guarantees.tsx') },
  CARBON_EMISSIONS: { services: ['YOUR_CARBON_EMISSIONS'], load: () => import('./carbon-emissions.tsx') },
  OPTIMNET: { services: ['OPTIMNET'], load: () => import('./optimnet.tsx') },
  OPTIMTRADE: { services: ['OPTIM_TRADE', 'OPTIM_TRADE_FRANCE'], load: () => import('./optimtrade.tsx') },
  CASH_MANAGEMENT_SOLUTIONS: {
    services: ['CASH_MANAGEMENT_SOLUTIONS'],
    load: () => import('./cash-management-solutions.tsx'),
  },
  LEGAL_DASHBOARD: { services: ['LEGAL_DASHBOARD'], load: () => import('./legal-dashboard.tsx') },
  MTM: { services: ['MTM'], load: () => import('./mtm.tsx') },
  ONE_CLICK_CONFIRMATION: {
    services: ['ONE_CLICK_CONFIRMATION'],
    load: () => import('./one-click-confirmation.tsx'),
  },
  POWER_OF_ATTORNEY: { services: ['POWER_OF_ATTORNEY'], load: () => import('./power-of-attorney.tsx') },
  EXPIRY_CALENDAR: { services: EXPIRY_SERVICES, load: () => import('./expiry-calendar.tsx') },
};
