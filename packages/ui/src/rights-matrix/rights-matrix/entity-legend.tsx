import type { LegalEntity } from '@atrium/contract/clients';
import type { Translate } from '../../foundations/index.js';

interface EntityLegendProps {
  entities: readonly LegalEntity[];
  codes: readonly string[];
  t: Translate;
}

/** Explains the codes in the column headers. */
export function EntityLegend({ entities, codes, t }: EntityLegendProps) {
  if (entities.length === 0) return null;
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={t('rightsMatrix.entityLegend')}
      className="focus-ring max-h-64 overflow-y-auto py-8"
    >
      <ul className="flex flex-wrap gap-x-16 gap-y-4 text-caption text-ink-2">
        {entities.map(({ ricos, label }, index) => (
          <li key={ricos}>
            <b className="font-semibold text-ink">{codes[index]}</b> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
