import { MEMBERS } from '../../documents/documents.fixture.js';
import { GROUPS, SEARCH_BLOCKS } from '../../search/search.fixture.js';
import * as search from '../../search/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

const [group] = GROUPS;
const hrefOf = ({ link }: { link: string }) => link;

export const searchParts: Samples = {
  MarkedText: sample(search.MarkedText, 'nothing', { text: 'Halden', marks: [{ start: 0, end: 6 }] }),
  SearchPage: sample(search.SearchPage, 'element', {
    groups: GROUPS,
    services: [{ id: 'kyc', label: 'Halden', href: '#kyc' }],
    blocks: SEARCH_BLOCKS,
    filters: { query: 'guarantee' },
    onFiltersChange: noop,
    state: { status: 'ready', total: 124 },
    hrefOf,
    groupHref: () => '#documents',
    onShowMore: noop,
    onSave: noop,
  }),
  SearchResultCard: sample(search.SearchResultCard, 'element', { result: group!.results[0]!, href: '#one' }),
  SearchResultGroup: sample(search.SearchResultGroup, 'element', { group: group!, hrefOf }),
  ShareSearch: sample(
    search.ShareSearch,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      name: 'Halden',
      contractId: 'a',
      onContractChange: noop,
      people: MEMBERS,
      chosen: [],
      onChosenChange: noop,
      problem: null,
      onShare: noop,
    },
    { layer: true },
  ),
};
