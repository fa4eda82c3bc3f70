import { TREASURY_LOAN, TREASURY_LOANS } from '../../treasury-reporting/treasury-reporting.fixture.js';
import { TreasuryItemPage, TreasuryReportingPage } from '../../treasury-reporting/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const treasuryReporting: Samples = {
  TreasuryReportingPage: sample(TreasuryReportingPage, 'element', {
    type: 'LOAN',
    tabHref: (type) => `#${type}`,
    state: { status: 'ready', list: TREASURY_LOANS },
    hrefOf: ({ id }) => `#${id}`,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: noop,
    onExport: noop,
  }),
  TreasuryItemPage: sample(TreasuryItemPage, 'element', {
    detail: TREASURY_LOAN,
    today: '2026-11-20',
    backHref: '#list',
  }),
};
