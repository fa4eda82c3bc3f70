import type { ReachableUser } from '@atrium/contract/request-creation';
import { useMemo } from 'react';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import type { ListStatus, Option } from '../../controls/listbox/index.js';
import { MultiSelect } from '../../controls/multi-select/index.js';
import { ShareSearchDialog, type ShareSearchDialogProps } from '../../filters/saved-searches/index.js';
import { useStrings } from '../../foundations/index.js';

export interface ShareSearchProps extends Pick<
  ShareSearchDialogProps,
  'open' | 'onOpenChange' | 'name' | 'onShare' | 'sharing' | 'failure'
> {
  /** Contracts to choose from; absent for users with only one (SRCH-037). */
  contracts?: readonly Option[] | undefined;
  /** Whether the contracts are loading or failed. */
  contractsStatus?: ListStatus;
  /** Id of the selected contract. */
  contractId: string | null;
  /** Called when the user selects a contract. */
  onContractChange: (contractId: string | null) => void;
  /** Members of the contract. */
  people: readonly ReachableUser[];
  /** Whether the members are loading or failed. */
  peopleStatus?: ListStatus;
  /** Ids of the selected people. */
  chosen: readonly string[];
  /** Called when the user changes the selection. */
  onChosenChange: (userIds: readonly string[]) => void;
  /** Why the search cannot be shared in this contract (SRCH-035, SRCH-036). */
  problem: 'several' | 'other' | null;
}

/** Shares a saved search with people of one contract (SRCH-033 to SRCH-039). */
export function ShareSearch({
  contracts,
  contractsStatus,
  contractId,
  onContractChange,
  people,
  peopleStatus,
  chosen,
  onChosenChange,
  problem,
  ...dialog
}: ShareSearchProps) {
  const t = useStrings();
  const options = useMemo(
    () =>
      people.map(({ id, firstName, lastName, business }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
        ...(business !== '' && { description: business }),
      })),
    [people],
  );
  return (
    <ShareSearchDialog
      {...dialog}
      chosen={chosen.length}
      contractProblem={problem === null ? undefined : t(`search.share.${problem}`)}
    >
      {contracts ? (
        <Field label={t('search.share.contract')} help={t('search.share.contractHelp')}>
          <Combobox
            options={contracts}
            value={contractId}
            onValueChange={onContractChange}
            {...contractsStatus}
          />
        </Field>
      ) : null}
      {contractId === null || problem !== null ? null : (
        <Field label={t('search.share.people')}>
          <MultiSelect
            options={options}
            value={chosen}
            onValueChange={onChosenChange}
            placeholder={t('search.share.peoplePlaceholder')}
            emptyText={t('search.share.nobody')}
            {...peopleStatus}
          />
        </Field>
      )}
    </ShareSearchDialog>
  );
}
