import { Combobox, Select } from '../../controls/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';

/** Above this number of contracts, a searchable Combobox replaces the Select. */
const SELECT_LIMIT = 15;
const ALL = 'ALL';

export interface ContractChoiceProps {
  contracts: readonly { id: string; name: string }[];
  /** Id of the selected contract; null for all. */
  contractId: string | null;
  onContractChange: (contractId: string | null) => void;
}

/** Selects one contract or all of them (GRID-006). */
export function ContractChoice({ contracts, contractId, onContractChange }: ContractChoiceProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const choice = {
    size: 'toolbar',
    className: 'w-240 max-sm:w-auto max-sm:min-w-0 max-sm:grow',
    'aria-label': t('serviceGrids.contract'),
    options: [
      { value: ALL, label: t('serviceGrids.allContracts', { figure: integer(contracts.length) }) },
      ...contracts.map(({ id, name }) => ({ value: id, label: name })),
    ],
    value: contractId ?? ALL,
    onValueChange: (value: string | null) => onContractChange(value === ALL ? null : value),
  } as const;
  return contracts.length > SELECT_LIMIT ? <Combobox {...choice} /> : <Select {...choice} />;
}
