import { ServiceGridPage } from '../../service-grids/index.js';
import { GRID_CONTRACTS, GUARANTEES_GRID } from '../../service-grids/service-grids.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const serviceGridPages: Samples = {
  ServiceGridPage: sample(ServiceGridPage, 'element', {
    state: { status: 'ready', grid: GUARANTEES_GRID },
    reportId: 'GUARANTEES',
    tab: 'REPORTING',
    hrefOf: (id) => `#${id}`,
    contracts: GRID_CONTRACTS,
    contractId: null,
    onContractChange: noop,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: noop,
    onExport: noop,
  }),
};
