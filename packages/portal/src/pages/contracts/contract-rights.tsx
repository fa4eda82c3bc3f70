import { knowsAllMembers } from '@atrium/contract/access';
import type { Contract } from '@atrium/contract/contracts';
import type { UserRights } from '@atrium/contract/contract-users';
import { segregationWarnings } from '@atrium/contract/segregation-rules';
import {
  ContractRights,
  RIGHTS_VIEWS,
  useStrings,
  useToast,
  type NewEntitiesList,
  type RightsData,
  type RightsState,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contractUsersQuery,
  ownVersionsQuery,
  previewRights,
  rightsAtQuery,
  rightsChangeQuery,
  rightsChangesQuery,
  serviceRightsQuery,
} from '../../api/contract-users.ts';
import { entitiesListsQuery, useSaveEntitiesList } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { useAddress } from '../../app/use-address.ts';
import { managerSubject } from './manager-subject.ts';
import type { UndoableRights } from './use-undoable-rights.ts';

const NONE: readonly never[] = [];

const isMoment = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

interface ContractRightsPartProps {
  contract: Contract;
  undoable: UndoableRights;
}

/**
 * The rights of a contract (CUSR-032 to CUSR-036). URL parameters: `view` is the display mode, `from` and `to` the
 * users compared, `at` the point in time whose rights are shown.
 */
export default function ContractRightsPart({ contract, undoable }: ContractRightsPartProps) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const me = useUser();
  const [address, changeAddress] = useAddress();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  const { id, rights } = contract;
  const knowsAll = knowsAllMembers.allows(me);
  const at = isMoment(address.get('at')) ? address.get('at') : null;
  const { save, saved } = undoable;
  const saveList = useSaveEntitiesList(id);
  const today = useRightsOfToday(contract);
  const past = useRightsOf(id, at);
  const view = RIGHTS_VIEWS.find((one) => one === address.get('view')) ?? 'matrix';
  const people = { source: address.get('from'), target: address.get('to') };
  const concerned = (view === 'compare' && people.source) || undefined;
  const changes = useQuery(rightsChangesQuery(id, concerned));
  const changeMade = useQuery({ ...rightsChangeQuery(id, at ?? '', concerned), enabled: at !== null });
  const change = (values: Readonly<Record<string, string | null>>) =>
    changeAddress((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values))
        if (value === null) next.delete(name);
        else next.set(name, value);
      return next;
    });
  const onSave = (users: readonly UserRights[]) =>
    save(
      users.map(({ userId, version, rights: given }) => ({
        user: { id: userId, version },
        rights: given.map(({ serviceRightId, legalEntitiesListId = null }) => ({
          serviceRightId,
          legalEntitiesListId,
        })),
      })),
      today.status === 'ready' ? today.data.people : [],
    );
  const onCreateList = async (list: NewEntitiesList) => {
    const { name } = await saveList.mutateAsync({ ...list, id: null, version: 1 });
    toast.success(t('listCreated', { name }));
  };
  return (
    <ContractRights
      label={t('rightsOf', { name: contract.name })}
      state={today}
      editable={rights.canUpdateUsers}
      view={view}
      onViewChange={(next) => change({ view: next === 'matrix' ? null : next })}
      people={people}
      onPeopleChange={({ source, target }) => change({ from: source, to: target })}
      replay={{
        at,
        onAtChange: (moment) => change({ at: moment }),
        state: past,
        since: changes.data?.since ?? null,
        changes: changes.data?.changes ?? NONE,
        change: changeMade.data?.change,
      }}
      reviewsHref={knowsAll ? `/contracts/${id}/access-reviews` : undefined}
      saved={saved}
      // They count the administrators of the contract, so only for readers who see everybody in it.
      warningsOf={knowsAll ? segregationWarnings : undefined}
      previewOf={(users, signal) => previewRights(id, users, signal)}
      onSave={onSave}
      onCreateList={rights.canUpdate && hasListsOf(contract) ? onCreateList : undefined}
      onUnsavedChange={setUnsaved}
      onAskWhy={(about) => askWhyNotDo(about === 'ownRow' ? 'CHANGE_OWN_RIGHTS' : managerSubject(me), id)}
    />
  );
}

/** Contracts of outsourced services have no lists (CTR-051). */
const hasListsOf = ({ type }: Contract) => type.name !== 'OSA';

/** Returns the current rights. */
function useRightsOfToday(contract: Contract): RightsState {
  const t = useStrings();
  const me = useUser();
  const { id, legalEntities } = contract;
  const hasLists = hasListsOf(contract);
  const people = useQuery(contractUsersQuery(id));
  const { data: own } = useQuery(ownVersionsQuery(id));
  const services = useQuery(serviceRightsQuery(id));
  const lists = useQuery({ ...entitiesListsQuery(id), enabled: hasLists });
  const ownReason = t('rightsMatrix.own');
  const data = useMemo((): RightsData | null => {
    const known = hasLists ? lists.data : NONE;
    return people.data && services.data && known
      ? {
          people: people.data.map((person) => ({
            ...person,
            ownVersions: own?.[person.id],
            ...(person.id === me.id && { readOnlyReason: ownReason }),
          })),
          services: services.data,
          entities: legalEntities.map(({ legalEntity }) => legalEntity),
          lists: known,
        }
      : null;
  }, [people.data, own, services.data, lists.data, hasLists, legalEntities, me.id, ownReason]);
  if (data) return { status: 'ready', data };
  const error = errorFacts(people, services, lists);
  return error ? { status: 'error', ...error } : { status: 'loading' };
}

/** Returns the rights at a past point in time. */
function useRightsOf(id: string, at: string | null): RightsState {
  const t = useStrings();
  const read = useQuery({ ...rightsAtQuery(id, at ?? ''), enabled: at !== null });
  const closed = t('rightsMatrix.closedAccount');
  const data = useMemo(
    (): RightsData | null =>
      read.data
        ? {
            people: read.data.people.map(({ isClosed, ...person }) => ({
              ...person,
              ...(isClosed && { firstName: closed }),
              version: 1,
            })),
            services: read.data.services,
            entities: read.data.legalEntities,
            lists: read.data.lists,
          }
        : null,
    [read.data, closed],
  );
  if (data) return { status: 'ready', data };
  const error = errorFacts(read);
  return error ? { status: 'error', ...error } : { status: 'loading' };
}
