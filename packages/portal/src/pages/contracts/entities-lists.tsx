import type { Contract, LegalEntitiesList } from '@atrium/contract/contracts';
import { EntitiesLists, useToast, type ListDraft } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entitiesListsQuery, useDeleteEntitiesList, useSaveEntitiesList } from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

/** The lists of legal entities of a contract (CTR-074 to CTR-082). */
export default function EntitiesListsPart({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const read = useQuery(entitiesListsQuery(contract.id));
  const save = useSaveEntitiesList(contract.id);
  const remove = useDeleteEntitiesList(contract.id);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  const entities = useMemo(
    () => contract.legalEntities.map(({ legalEntity }) => legalEntity),
    [contract.legalEntities],
  );
  const onApply = async (draft: ListDraft, version: number) => {
    const { id, name } = await save.mutateAsync({ ...draft, version });
    toast.success(t(draft.id === null ? 'listCreated' : 'listUpdated', { name }));
    return id;
  };
  const onDelete = async ({ id, name }: LegalEntitiesList) => {
    await remove.mutateAsync(id);
    toast.success(t('listDeleted', { name }));
  };
  return (
    <EntitiesLists
      state={
        read.data
          ? { status: 'ready', lists: read.data }
          : read.error
            ? { status: 'error', ...errorFacts(read)! }
            : { status: 'loading' }
      }
      entities={entities}
      editable={contract.rights.canUpdate}
      onApply={onApply}
      onDelete={onDelete}
      onUnsavedChange={setUnsaved}
    />
  );
}
