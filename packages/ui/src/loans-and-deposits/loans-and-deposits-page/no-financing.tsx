import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { AskWhy, Empty } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import type { ContractFormProps } from './contract-form.js';

interface Props {
  type: FinancingType;
  contractForm: ContractFormProps | undefined;
  /** A contract does not share its figures. */
  isWithheld: boolean;
  /** Explains why the list is empty. */
  onAskWhy: (() => void) | undefined;
}

/** Shown instead of the rows of loans or deposits if there are none, or if a contract does not share them. */
export function NoFinancing({ type, contractForm, isWithheld, onAskWhy }: Props) {
  const t = useStrings();
  const chosen = contractForm?.contracts?.find(({ id }) => id === contractForm.contractId);
  const canShare = chosen && !chosen.isReadOnly && !chosen.bmf.visibility;
  return (
    <Empty
      className="pt-24"
      title={t(`loansAndDeposits.${isWithheld ? 'withheld' : 'none'}.${type}`)}
      help={isWithheld && t(`loansAndDeposits.${canShare ? 'withheldSwitch' : 'withheldHelp'}`)}
      action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
    />
  );
}
