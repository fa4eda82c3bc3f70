import type { PowerOfAttorneyDetails } from '@atrium/contract/power-of-attorney';
import { categoriesOf, POWER_OPERATIONS, SIGNED_AMOUNT_MAX } from '@atrium/contract/power-of-attorney-rules';
import { WhoMaySign, type SignedOperation } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { whoMaySignQuery } from '../../api/power-of-attorney.ts';
import { errorFacts } from '../../app/error-facts.ts';

interface Props {
  power: Pick<PowerOfAttorneyDetails, 'ricosCode' | 'unicornRefName'>;
  onClose: () => void;
}

/** Asks who may sign an operation for a legal entity. */
export default function WhoMaySignPanel({ power: { ricosCode, unicornRefName }, onClose }: Props) {
  const [asked, setAsked] = useState<SignedOperation | null>(null);
  const answer = useQuery(whoMaySignQuery(ricosCode, asked));
  const ask = (operation: SignedOperation) => {
    // Asking the same question again is a retry.
    if (asked?.product === operation.product && asked.amount === operation.amount) void answer.refetch();
    else setAsked(operation);
  };
  return (
    <WhoMaySign
      open
      onOpenChange={(open) => !open && onClose()}
      entity={unicornRefName}
      operations={POWER_OPERATIONS}
      maxAmount={SIGNED_AMOUNT_MAX}
      categoriesOf={categoriesOf}
      onAsk={ask}
      asking={answer.isLoading}
      failed={errorFacts(answer)}
      answer={answer.data}
    />
  );
}
