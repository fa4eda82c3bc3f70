import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useState } from 'react';

/** What is chosen, and how taking it over goes. */
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
