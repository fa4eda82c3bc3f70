import * as filters from '../../filters/index.js';
import { BLOCKS, CHOSEN } from '../../filters/filters.fixture.js';
import { SAVED } from '../../filters/saved-searches/saved-searches.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const hrefOf = () => '#search';
const row = <filters.ListRow>Halden</filters.ListRow>;

export const filterParts: Samples = {
  FilterPanel: sample(filters.FilterPanel, 'element', { blocks: BLOCKS, value: CHOSEN, onValueChange: noop }),
  FilterText: sample(filters.FilterText, 'element', {
    'aria-label': 'Halden',
    value: '',
    onValueChange: noop,
  }),
  AppliedFilters: sample(filters.AppliedFilters, 'element', {
    blocks: BLOCKS,
    value: CHOSEN,
    onValueChange: noop,
  }),
  TimelineSlider: sample(filters.TimelineSlider, 'element', {
    value: { dateFrom: '2026-05-20' },
    onValueChange: noop,
  }),
  ListPage: sample(filters.ListPage, 'element', {
    title: 'Halden',
    blocks: BLOCKS,
    filters: CHOSEN,
    onFiltersChange: noop,
    state: { status: 'ready', total: 0 },
    empty: null,
  }),
  ListRows: sample(filters.ListRows, 'element', {
    shown: 1,
    total: 30,
    step: 10,
    onShowMore: noop,
    children: <ul>{row}</ul>,
  }),
  ListRow: sample(filters.ListRow, 'element', { children: 'Halden' }, { within: (part) => <ul>{part}</ul> }),
  SavedSearches: sample(filters.SavedSearches, 'element', {
    searches: SAVED,
    hrefOf,
    onFavoriteChange: noop,
    onRename: noop,
    onAlert: noop,
    onShare: noop,
    onDelete: () => Promise.resolve(),
  }),
  SearchNameDialog: sample(
    filters.SearchNameDialog,
    'nothing',
    { open: true, onOpenChange: noop, onSave: noop },
    { layer: true },
  ),
  SearchAlertDialog: sample(
    filters.SearchAlertDialog,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      name: 'Halden',
      alert: 'WEEKLY',
      onSave: noop,
      preferencesHref: '/profile',
    },
    { layer: true },
  ),
  ShareSearchDialog: sample(
    filters.ShareSearchDialog,
    'nothing',
    { open: true, onOpenChange: noop, name: 'Halden', children: null, chosen: 1, onShare: noop },
    { layer: true },
  ),
};
