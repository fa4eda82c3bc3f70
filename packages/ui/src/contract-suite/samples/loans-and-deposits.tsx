import { LoanOrDepositPage, LoansAndDepositsPage } from '../../loans-and-deposits/index.js';
import { LOANS, TERM_LOAN } from '../../loans-and-deposits/loans-and-deposits.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const loansAndDeposits: Samples = {
  LoansAndDepositsPage: sample(LoansAndDepositsPage, 'element', {
    type: 'LOAN',
    tabHref: (type) => `#${type}`,
    state: { status: 'ready', list: LOANS },
    hrefOf: ({ id }) => `#${id}`,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: noop,
    onExport: noop,
  }),
  LoanOrDepositPage: sample(LoanOrDepositPage, 'element', {
    detail: TERM_LOAN,
    today: '2026-11-20',
    backHref: '#list',
  }),
};
