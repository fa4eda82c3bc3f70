export {
  contractNames,
  entityNames,
  monthItems,
  monthOf,
  mostFirst,
  shownItems,
  tagNames,
} from './filter-items.ts';
