import { PowerOfAttorneyListPage, PowerOfAttorneyPage } from '../../power-of-attorney/index.js';
import { ENTITIES, OPEN_REQUESTS, POWER } from '../../power-of-attorney/power-of-attorney.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const powerOfAttorney: Samples = {
  PowerOfAttorneyListPage: sample(PowerOfAttorneyListPage, 'element', {
    items: ENTITIES,
    query: '',
    onQueryChange: noop,
    hrefOf: ({ ricosCode }) => `#${ricosCode}`,
    onDownload: noop,
    newRequestHref: '#new',
    state: { status: 'ready', total: 5 },
  }),
  PowerOfAttorneyPage: sample(PowerOfAttorneyPage, 'element', {
    power: POWER,
    statusOf: () => 'ending',
    categoriesOf: (category) => category.split('+'),
    fileName: 'poa_DE118207.pdf',
    backHref: '#list',
    newRequestHref: '#new',
    renewHref: '#renew',
    openRequests: OPEN_REQUESTS,
    audience: 'client',
    onExport: noop,
    onPreview: noop,
  }),
};
