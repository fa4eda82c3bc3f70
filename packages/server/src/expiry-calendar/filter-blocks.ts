import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { entityNames, mostFirst } from '../filters/index.ts';
import type { ExpiryFilter } from './calendar.ts';
import { KIND_NAMES } from './kind-names.ts';
import { kindsOf } from './sources.ts';

const TITLES = {
  kinds: { en: 'What ends or falls due', fr: 'Ce qui arrive à échéance' },
  entities: { en: 'Legal entity', fr: 'Entité juridique' },
} as const satisfies Record<string, Bilingual>;

type Passes = (filter: ExpiryFilter, entry: ExpiryEntry) => boolean;

/**
 * Returns the filters of the calendar: each value with its number of entries in these days under the other filter. A
 * chosen value stays listed even if it has no entries.
 */
export async function filterBlocks(
  db: Reads,
  entries: readonly ExpiryEntry[],
  { user, language, filter }: { user: User; language: Language; filter: ExpiryFilter },
  { isOfKind, isOfEntity }: { isOfKind: Passes; isOfEntity: Passes },
): Promise<FilterBlock[]> {
  const kinds = kindsOf(user).map((kind): FilterItem => ({
    value: kind,
    label: KIND_NAMES[kind][language],
    count: entries.filter((entry) => entry.kind === kind && isOfEntity(filter, entry)).length,
    isSelected: filter.kinds.includes(kind),
    children: [],
  }));
  const counted = entries
    .filter((entry) => isOfKind(filter, entry))
    .flatMap((entry) => entry.entities.map(({ ricosCode }) => ricosCode));
  const counts = Map.groupBy(counted, (code) => code);
  const names = await entityNames(
    db,
    { user, language },
    { counted: counts.keys(), chosen: filter.entities },
  );
  const entities = [...names].map(([value, label]): FilterItem => ({
    value,
    label,
    count: counts.get(value)?.length ?? 0,
    isSelected: filter.entities.includes(value),
    children: [],
  }));
  const shown = entities.filter(({ count, isSelected }) => count > 0 || isSelected);
  const blockOf = (field: keyof typeof TITLES, items: FilterItem[], isHidden: boolean): FilterBlock => ({
    field,
    title: TITLES[field][language],
    type: 'SELECT',
    placeholder: null,
    isHidden,
    isMultiLevel: false,
    items,
  });
  return [
    blockOf('kinds', kinds, kinds.length < 2),
    blockOf(
      'entities',
      mostFirst(shown, language),
      shown.length < 2 && shown.every(({ isSelected }) => !isSelected),
    ),
  ];
}
