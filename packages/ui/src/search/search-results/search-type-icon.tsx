import type { SearchType } from '@atrium/contract/search-rules';
import {
  BuildingsIcon,
  ChartIcon,
  RequestsIcon,
  DocumentsIcon,
  IdentityIcon,
  ListBulletsIcon,
  SignIcon,
  UsersIcon,
} from '../../foundations/index.js';

const ICONS = {
  documents: DocumentsIcon,
  requests: RequestsIcon,
  contacts: UsersIcon,
  kyc: IdentityIcon,
  highlights: ListBulletsIcon,
  research: ChartIcon,
  contracts: BuildingsIcon,
  powers: SignIcon,
} satisfies Record<SearchType, unknown>;

/** The icon of a kind of results. */
export function SearchTypeIcon({ type }: { type: SearchType }) {
  const Icon = ICONS[type];
  return <Icon className="shrink-0 text-ink-2" />;
}
