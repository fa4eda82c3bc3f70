import type { Contract, LegalEntitiesList } from '@atrium/contract/contracts';
import { EntitiesLists, useToast, type ListDraft, type ListUser } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractUsersQuery } from '../../api/contract-users.ts';
import { entitiesListsQuery, useDeleteEntitiesList, useSaveEntitiesList } from '../../api/contracts.ts';
import { errorFacts, outcomeOf } from '../../app/error-facts.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { usersByList } from './list-users.ts';

const NOBODY: readonly ListUser[] = [];

/** The lists of legal entities of a contract (CTR-074 to CTR-082). */
export default function EntitiesListsPart({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const { canUpdateUsers } = contract.rights;
  const read = useQuery(entitiesListsQuery(contract.id));
  const users = useQuery({ ...contractUsersQuery(contract.id), enabled: canUpdateUsers });
  const save = useSaveEntitiesList(contract.id);
  const remove = useDeleteEntitiesList(contract.id);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  const entities = useMemo(
    () => contract.legalEntities.map(({ legalEntity }) => legalEntity),
    [contract.legalEntities],
  );
  const usersOf = useMemo(() => {
    const byList = users.data && usersByList(users.data, contract.services);
    return byList && ((listId: string) => byList.get(listId) ?? NOBODY);
  }, [users.data, contract.services]);
  const error = errorFacts(read, users);
  const onApply = async (draft: ListDraft, version: number) => {
    const { id, name } = await save.mutateAsync({ ...draft, version });
    toast.success(t(draft.id === null ? 'listCreated' : 'listUpdated', { name }));
    return id;
  };
  const onDelete = async (list: LegalEntitiesList) => {
    const outcome = await outcomeOf(remove.mutateAsync(list));
    const { name } = list;
    if (outcome === 'deleted') toast.success(t('listDeleted', { name }));
    if (outcome === 'gone') toast.info(t('listGone', { name }));
    return { isDeleted: outcome !== 'changed' };
  };
  return (
    <EntitiesLists
      state={
        read.data && (usersOf || !canUpdateUsers)
          ? { status: 'ready', lists: read.data }
          : error
            ? { status: 'error', ...error }
            : { status: 'loading' }
      }
      entities={entities}
      usersOf={usersOf}
      editable={contract.rights.canUpdate}
      onApply={onApply}
      onDelete={onDelete}
      onUnsavedChange={setUnsaved}
    />
  );
}
