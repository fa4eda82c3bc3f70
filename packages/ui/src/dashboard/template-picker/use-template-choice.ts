import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useState } from 'react';

/** State of the chosen template, and of applying it. */
export function useTemplateChoice(
  initial: PresetTemplate | null,
  onChoose: (template: PresetTemplate) => void | Promise<unknown>,
) {
  const [template, setTemplate] = useState(initial);
  const [state, setState] = useState<'choosing' | 'busy' | 'failed'>('choosing');
  const take = async () => {
    if (template === null || state === 'busy') return;
    setState('busy');
    try {
      await onChoose(template);
      setState('choosing');
    } catch {
      setState('failed');
    }
  };
  return { template, setTemplate, state, take };
}
