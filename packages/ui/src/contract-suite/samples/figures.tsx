import { CALENDAR } from '../../expiry-calendar/expiry-calendar.fixture.js';
import * as widgets from '../../home-widgets/index.js';
import {
  AGREEMENTS,
  EMISSIONS,
  ENVELOPES,
  FINANCING,
  FORECASTS,
  GUARANTEES,
  KYC_RECORDS,
  POWERS,
  VALUATIONS,
} from '../../home-widgets/figures.fixture.js';
import { sample, type Samples } from '../sample.tsx';

const hrefOf = ({ ricosCode }: { ricosCode: string }) => `#${ricosCode}`;

/** The home widgets that show figures of a service. */
export const figureWidgets: Samples = {
  CarbonEmissions: sample(widgets.CarbonEmissions, 'element', { summary: EMISSIONS, width: 2 }),
  ExpiryCalendar: sample(widgets.ExpiryCalendar, 'element', {
    entries: CALENDAR.entries,
    totalCount: 7,
    late: CALENDAR.late,
    lateHref: '#calendar',
    today: '2026-11-20',
    statusOf: () => 'soon',
    isActedOn: () => false,
  }),
  Forecast: sample(widgets.Forecast, 'element', {
    forecasts: FORECASTS,
    today: '2026-11-20',
    width: 3,
    href: '#forecast',
  }),
  Guarantees: sample(widgets.Guarantees, 'element', { summary: GUARANTEES, width: 2 }),
  KycList: sample(widgets.KycList, 'element', {
    records: KYC_RECORDS,
    totalCount: 14,
    statusOf: () => 'soon',
    hrefOf,
  }),
  LegalDashboard: sample(widgets.LegalDashboard, 'element', { summary: AGREEMENTS, width: 2 }),
  LoansAndDeposits: sample(widgets.LoansAndDeposits, 'element', {
    summary: FINANCING,
    today: '2026-11-20',
    width: 2,
  }),
  Mtm: sample(widgets.Mtm, 'element', { summary: VALUATIONS, width: 2 }),
  PowerOfAttorney: sample(widgets.PowerOfAttorney, 'element', {
    items: POWERS,
    totalCount: 18,
    today: '2026-11-20',
    hrefOf,
  }),
  Signature: sample(widgets.Signature, 'element', {
    envelopes: ENVELOPES,
    totalCount: 2,
    hrefOf: ({ requestId }) => `#${requestId}`,
  }),
  ServiceTile: sample(widgets.ServiceTile, 'element', {
    service: 'OPTIMNET',
    href: 'https://optimnet.atrium.example',
    external: true,
  }),
};
