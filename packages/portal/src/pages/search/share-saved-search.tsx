import { ApiError } from '@atrium/contract/errors';
import { sharingProblem } from '@atrium/contract/saved-search-rules';
import type { SavedSearch } from '@atrium/contract/saved-searches';
import { ShareSearch, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharingContractsQuery, sharingPeopleQuery, useShareSearch } from '../../api/saved-searches.ts';
import { useUser } from '../../api/users.ts';
import { listStatus } from '../../app/list-status.ts';

/** Shares a saved search with users of one contract (SRCH-033 to SRCH-039). */
export default function ShareSavedSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('search');
  const toast = useToast();
  const { isInternal } = useUser().contactInformation;
  const contracts = useQuery(sharingContractsQuery());
  const share = useShareSearch();
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const named = search.query.contracts ?? [];
  const list = contracts.data ?? [];
  const only = list.length === 1 ? list[0]!.id : null;
  const contractId = picked ?? (named.length === 1 ? named[0]! : only);
  const problem = sharingProblem(named, contractId);
  const people = useQuery({
    ...sharingPeopleQuery(contractId ?? ''),
    enabled: contractId !== null && problem === null,
  });
  const { error } = share;
  return (
    <ShareSearch
      open
      onOpenChange={(open) => !open && onClose()}
      name={search.name}
      contracts={
        // A client with one contract has nothing to choose.
        isInternal || contracts.isPending || contracts.isError || list.length > 1
          ? list.map(({ id, name }) => ({ value: id, label: name }))
          : undefined
      }
      contractsStatus={listStatus(contracts, t('listNotLoaded'))}
      contractId={contractId}
      onContractChange={(id) => {
        setPicked(id);
        setChosen([]);
      }}
      people={people.data ?? []}
      peopleStatus={listStatus(people, t('listNotLoaded'))}
      chosen={chosen}
      onChosenChange={setChosen}
      problem={problem}
      sharing={share.isPending}
      failure={error instanceof ApiError ? error.labels[0] : undefined}
      onShare={() =>
        share.mutate(
          { id: search.id, userIds: [...chosen] },
          {
            onSuccess: () => {
              toast.success(t('shared', { count: chosen.length }));
              onClose();
            },
          },
        )
      }
    />
  );
}
