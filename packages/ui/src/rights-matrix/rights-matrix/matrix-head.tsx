import { memo } from 'react';
import { cn } from '../../foundations/cn.js';
import type { ColumnGroup } from '../engine/index.js';
import type { RowSettings } from './matrix-row.js';
import { HEAD_HEIGHT } from './use-matrix-window.js';

export interface MatrixHeadProps {
  settings: RowSettings;
  groups: readonly ColumnGroup[];
  codes: readonly string[];
  first: number;
  end: number;
}

/** Services above the codes of their legal entities; a service name stays in view while one of its columns is. */
function Head({ settings, groups, codes, first, end }: MatrixHeadProps) {
  const { model, words, columns, starts, width, names } = settings;
  const { t } = words;
  const half = HEAD_HEIGHT / 2;
  return (
    <div role="rowgroup" className="sticky top-0 z-sticky-header" style={{ width, height: HEAD_HEIGHT }}>
      <div role="row" aria-rowindex={1} className="relative box-border bg-bg" style={{ height: half }}>
        {groups
          .filter((group) => group.first < end && group.end > first)
          .map((group) => (
            <div
              key={group.service.id}
              role="columnheader"
              aria-colindex={group.first + 2}
              aria-colspan={group.end - group.first}
              data-columns={`${group.first} ${group.end}`}
              className="absolute top-0 box-border h-full cursor-pointer border-b border-l border-line"
              style={{ left: names + group.left, width: group.width }}
            >
              <span
                className="sticky inline-block max-w-full truncate px-8 text-small leading-[35px] font-semibold text-ink"
                style={{ left: names }}
              >
                {group.service.label}
              </span>
            </div>
          ))}
        <div aria-hidden className="sticky left-0 z-1 h-full bg-bg" style={{ width: names }} />
      </div>
      <div
        role="row"
        aria-rowindex={2}
        className="relative box-border border-b border-line-ink bg-bg"
        style={{ height: half }}
      >
        <div
          role="columnheader"
          aria-colindex={1}
          className="sticky left-0 z-1 flex h-full items-center bg-bg pl-12 text-small font-medium text-ink"
          style={{ width: names }}
        >
          {t('rightsMatrix.person')}
        </div>
        {columns.slice(first, end).map(({ entity, left, width: columnWidth }, index) => {
          const column = first + index;
          const label = model.data.entities[entity]?.label;
          return (
            <div
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              aria-label={label ?? t('rightsMatrix.wholeService')}
              title={label}
              data-columns={`${column} ${column + 1}`}
              className={cn(
                'absolute top-0 flex h-full cursor-pointer items-center justify-center text-small text-ink-2',
                starts.has(column) && 'border-l border-line',
              )}
              style={{ left: names + left, width: columnWidth }}
            >
              {label === undefined ? t('rightsMatrix.wholeServiceShort') : codes[entity]}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Both header rows; memoised, so that vertical scrolling does not render them. */
export const MatrixHead = memo(Head);
