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
  /** Called with the chosen ids. */
  onValueChange: (value: readonly string[]) => void;
  /** Only one participant can be chosen, because the topic allows only one (NEW-054). */
  single?: boolean;
  /** Whether the user belongs to the bank or the client; decides how the groups are named. */
  audience: Audience;
  /** Everybody chosen belongs to the bank: bank users see a notice about it (NEW-059). */
  onlyInternal?: boolean;
  /** Accessible name, for use without a Field. */
  'aria-label'?: string;
}

/** Order of the groups: favourites, the user's own side, the other side (NEW-061). */
const ORDER = { client: ['favorites', 'own', 'bank'], bank: ['favorites', 'internal', 'client'] } as const;

function groupOf({ bookmark, role }: ReachableUser, audience: Audience): Group {
  if (bookmark) return 'favorites';
  const ofBank = role.roleType === 'BANK_USER';
  if (audience === 'bank') return ofBank ? 'internal' : 'client';
  return ofBank ? 'bank' : 'own';
}

/** Select for the participants of a request, searchable and in three groups; place it in a Field (DS-081). */
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
    // Within a group people stay in the order of the service, which is by name.
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
