import { memo } from 'react';
import { cn } from '../../foundations/cn.js';
import type { RowSettings } from './matrix-row.js';

/** Up to this number of legal entities, the legend names all of them; above it, only those of the columns in view. */
const ALL_UP_TO = 60;

interface EntityLegendProps {
  settings: Pick<RowSettings, 'model' | 'columns' | 'words'>;
  codes: readonly string[];
  first: number;
  end: number;
}

/** Explains the codes in the column headers; `end` is exclusive. */
function Legend({ settings: { model, columns, words }, codes, first, end }: EntityLegendProps) {
  const { entities } = model.data;
  if (entities.length === 0) return null;
  const isLong = entities.length > ALL_UP_TO;
  const shown = isLong
    ? [...new Set(columns.slice(first, end).map(({ entity }) => entity))].filter((entity) => entities[entity])
    : entities.keys();
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={words.t('rightsMatrix.entityLegend')}
      // Names that follow the columns in view must not move what is below them.
      className={cn('focus-ring overflow-y-auto py-8', isLong ? 'h-64' : 'max-h-64')}
    >
      <ul className="flex flex-wrap gap-x-16 gap-y-4 text-caption text-ink-2">
        {[...shown].map((entity) => (
          <li key={entities[entity]!.ricos}>
            <b className="font-semibold text-ink">{codes[entity]}</b> {entities[entity]!.label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Memoised, so that vertical scrolling does not render it. */
export const EntityLegend = memo(Legend);
