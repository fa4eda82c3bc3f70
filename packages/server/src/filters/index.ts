export {
  contractNames,
  entityNames,
  inPeriod,
  monthItems,
  monthOf,
  mostFirst,
  shownItems,
  startOfDay,
  tagNames,
} from './filter-items.ts';
