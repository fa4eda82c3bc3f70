import type { FinancingContract } from '@atrium/contract/loans-and-deposits';
import { useId } from 'react';
import { Combobox, Switch } from '../../controls/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';

export interface ContractFormProps {
  /** The contracts whose figures the user may share (LD-005); undefined while loading. */
  contracts: readonly FinancingContract[] | undefined;
  /** Id of the selected contract; null before one is selected. */
  contractId: string | null;
  onContractChange: (contractId: string | null) => void;
  onVisibilityChange: (contract: FinancingContract, isShared: boolean) => void;
  /** What sharing the contract covers: only lines made under it, or the lines of all its legal entities. */
  shares?: 'lines' | 'entities' | undefined;
  /** The change is being saved. */
  changing?: boolean | undefined;
}

/** Selects the contract whose loans and deposits are shown, and whether its members see them (LD-004, LD-017). */
export function ContractForm(props: ContractFormProps) {
  const {
    contracts,
    contractId,
    onContractChange,
    onVisibilityChange,
    shares = 'lines',
    changing = false,
  } = props;
  const t = useStrings();
  const { integer } = useFormats();
  const hintId = useId();
  const contract = contracts?.find(({ id }) => id === contractId);
  const count = contract?.usersQuantity ?? 0;
  return (
    <div className="flex min-h-40 shrink-0 flex-wrap items-center gap-x-16 gap-y-8 pb-8 print:hidden">
      <div className="flex items-center gap-12 max-sm:w-full">
        <span aria-hidden className="text-small font-medium">
          {t('loansAndDeposits.contract')}
        </span>
        {contracts ? (
          <Combobox
            size="toolbar"
            className="w-320 max-sm:w-auto max-sm:min-w-0 max-sm:grow"
            aria-label={t('loansAndDeposits.contract')}
            placeholder={t('loansAndDeposits.chooseContract')}
            options={contracts.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
            value={contractId}
            onValueChange={onContractChange}
          />
        ) : (
          <span className="h-32 w-320 max-sm:w-auto max-sm:grow" />
        )}
      </div>
      {contract ? (
        <div className="flex flex-wrap items-center gap-x-12 gap-y-4 sm:border-l sm:border-line-2 sm:pl-16">
          <Switch
            label={t('loansAndDeposits.shared')}
            aria-describedby={hintId}
            checked={contract.bmf.visibility}
            busy={changing}
            disabled={contract.isReadOnly}
            onCheckedChange={(isShared) => onVisibilityChange(contract, isShared)}
          />
          <span id={hintId} role="status" className="text-small text-ink-2">
            {contract.isReadOnly ? `${t('loansAndDeposits.readOnly')} · ` : null}
            {contract.bmf.visibility
              ? t(`loansAndDeposits.${shares === 'lines' ? 'sharedWith' : 'sharedEntitiesWith'}`, {
                  count,
                  figure: integer(count),
                })
              : t('loansAndDeposits.notShared')}
          </span>
        </div>
      ) : null}
    </div>
  );
}
