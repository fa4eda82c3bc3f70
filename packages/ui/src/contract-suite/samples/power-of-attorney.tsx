import { PowerOfAttorneyListPage, PowerOfAttorneyPage, WhoMaySign } from '../../power-of-attorney/index.js';
import { ANSWER, ENTITIES, OPEN_REQUESTS, POWER } from '../../power-of-attorney/power-of-attorney.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const categoriesOf = (category: string) => category.split('+');

export const powerOfAttorney: Samples = {
  PowerOfAttorneyListPage: sample(PowerOfAttorneyListPage, 'element', {
    items: ENTITIES,
    today: '2026-11-20',
    query: '',
    onQueryChange: noop,
    hrefOf: ({ ricosCode }) => `#${ricosCode}`,
    onDownload: noop,
    newRequestHref: '#new',
    state: { status: 'ready', total: 5 },
  }),
  PowerOfAttorneyPage: sample(PowerOfAttorneyPage, 'element', {
    power: POWER,
    today: '2026-11-20',
    statusOf: () => 'ending',
    isInForce: true,
    categoriesOf,
    fileName: 'poa_DE118207.pdf',
    backHref: '#list',
    newRequestHref: '#new',
    renewHref: '#renew',
    openRequests: OPEN_REQUESTS,
    audience: 'client',
    onExport: noop,
    onPreview: noop,
    onFindSigners: noop,
  }),
  WhoMaySign: sample(WhoMaySign, 'nothing', {
    open: true,
    entity: POWER.unicornRefName,
    operations: ['PAYMENTS'],
    maxAmount: 1000,
    categoriesOf,
    onAsk: noop,
    answer: ANSWER,
  }),
};
