import type { AccessStep } from '@atrium/contract/access-explanations';
import { StateMark, useFormats, useStrings, type StateName } from '../../foundations/index.js';

const MARKS: Record<AccessStep['state'], StateName> = { HELD: 'done', LIMITED: 'info', MISSING: 'refused' };

/** The access requirements in order; each state mark repeats what the sentence says. */
export function AccessSteps({ steps }: { steps: readonly AccessStep[] }) {
  const t = useStrings();
  return (
    <ol aria-label={t('accessExplanation.steps')} className="grid gap-12">
      {steps.map((step) => (
        <li key={step.kind} className="flex gap-12 text-body">
          <StateMark name={MARKS[step.state]} className="mt-3 shrink-0" />
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { step: AccessStep }) {
  const t = useStrings();
  const formats = useFormats();
  const { kind, state, contracts, legalEntities, rights } = step;
  // A narrower right is about what the right allows, not about the contracts that give it.
  const named = legalEntities ?? (kind === 'RIGHT' && state === 'LIMITED' ? null : contracts);
  const count = named?.total ?? 0;
  const sentence =
    kind === 'RIGHT' || kind === 'SHARED_FIGURES' || kind === 'LEGAL_ENTITIES'
      ? t(`accessExplanation.${kind}.${state}`, { count })
      : kind === 'CHANGEABLE'
        ? t(`accessExplanation.CHANGEABLE.${state === 'LIMITED' ? 'LIMITED' : 'HELD'}`, { count })
        : t(`accessExplanation.${kind}.${state === 'MISSING' ? 'MISSING' : 'HELD'}`, { count });
  const hidden = named ? named.total - named.names.length : 0;
  return (
    <div className="min-w-0">
      <p>{sentence}</p>
      {rights.length > 0 ? (
        <p className="text-small text-ink-2">
          {formats.list(rights.map((right) => t(`accessExplanation.rights.${right}`)))}
        </p>
      ) : null}
      {named && named.names.length > 0 ? (
        <p className="text-small break-words text-ink-2">
          {formats.list([
            ...named.names,
            ...(hidden > 0 ? [t('accessExplanation.more', { count: hidden })] : []),
          ])}
        </p>
      ) : null}
    </div>
  );
}
