import type { Audience } from '@atrium/contract/audience';
import type { ReachableUser } from '@atrium/contract/request-creation';
import { useMemo } from 'react';
import { Combobox, MultiSelect, type ListStatus } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/index.js';
import { Banner } from '../../../feedback/index.js';

type Group = 'favorites' | 'own' | 'internal' | 'bank' | 'client';

export interface ParticipantSelectProps extends ListStatus {
  /** People to choose from. */
  people: readonly ReachableUser[];
  /** Ids of the chosen people. */
  value: readonly string[];
  /** Called with the ids that are chosen. */
  onValueChange: (value: readonly string[]) => void;
  /** The topic takes one participant (NEW-054). */
  single?: boolean;
  /** Who chooses: decides how the groups are called. */
  audience: Audience;
  /** Nobody outside the bank is chosen: people of the bank are told (NEW-059). */
  onlyInternal?: boolean;
  /** Name for screen readers, where no Field names it. */
  'aria-label'?: string;
}

/** Order of the groups: favourites, the own side, the other side (NEW-061). */
const ORDER = { client: ['favorites', 'own', 'bank'], bank: ['favorites', 'internal', 'client'] } as const;

function groupOf({ bookmark, role }: ReachableUser, audience: Audience): Group {
  if (bookmark) return 'favorites';
  const ofBank = role.roleType === 'BANK_USER';
  if (audience === 'bank') return ofBank ? 'internal' : 'client';
  return ofBank ? 'bank' : 'own';
}

/** Who takes part in a request, found by name in three groups; stands in a Field (DS-081). */
export function ParticipantSelect({
  people,
  value,
  onValueChange,
  single = false,
  audience,
  onlyInternal = false,
  ...status
}: ParticipantSelectProps) {
  const t = useStrings();
  const options = useMemo(() => {
    const order: readonly Group[] = ORDER[audience];
    const grouped = people.map((person) => ({ person, group: groupOf(person, audience) }));
    // Inside a group the order of the service, which is by name.
    return grouped
      .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
      .map(({ person, group }) => ({
        value: person.id,
        label: `${person.firstName} ${person.lastName}`,
        description: [person.business, person.email].filter(Boolean).join(' · '),
        keywords: `${person.lastName} ${person.email}`,
        group: t(`creation.information.groups.${group}`),
      }));
  }, [people, audience, t]);
  const list = { options, emptyText: t('creation.information.nobody'), ...status };
  return (
    <>
      {single ? (
        <Combobox
          {...list}
          value={value[0] ?? null}
          clearable
          onValueChange={(id) => onValueChange(id === null ? [] : [id])}
        />
      ) : (
        <MultiSelect {...list} value={value} onValueChange={onValueChange} />
      )}
      {audience === 'bank' && onlyInternal ? (
        <Banner tone="action" live="polite" title={t('creation.information.onlyInternal')} />
      ) : null}
    </>
  );
}
