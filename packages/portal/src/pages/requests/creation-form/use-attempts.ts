import type { WizardStep } from '@atrium/ui';
import { useState } from 'react';

/** Tracks the steps that the user has tried to leave: their problems are shown, and announced again on each attempt. */
export function useAttempts() {
  const [steps, setSteps] = useState<ReadonlySet<WizardStep>>(new Set());
  const [count, setCount] = useState(0);
  return {
    count,
    has: (step: WizardStep) => steps.has(step),
    add: (more: readonly WizardStep[]) => {
      setSteps((before) => new Set([...before, ...more]));
      setCount((before) => before + 1);
    },
  };
}
