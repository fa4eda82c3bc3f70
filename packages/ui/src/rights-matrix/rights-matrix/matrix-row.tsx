import { memo, type ReactNode } from 'react';
import { LockIcon } from '../../foundations/icons/index.js';
import {
  rightAt,
  type ModelService,
  type Reach,
  type RightsColumn,
  type RightsModel,
  type RightsPerson,
} from '../engine/index.js';
import type { RightWords } from '../use-right-words.js';
import { cellClasses, DOT, ROW } from './classes.js';

/** Settings shared by all rows; the same object as long as nothing in it changes. */
export interface RowSettings {
  model: RightsModel;
  words: RightWords;
  columns: readonly RightsColumn[];
  /** Indexes of the first column of each service. */
  starts: ReadonlySet<number>;
  /** Widths in px of the whole row, and of the name column. */
  width: number;
  names: number;
  rowHeight: number;
  editable: boolean;
  /** Prefix of element ids. */
  id: string;
}

export interface MatrixRowProps {
  settings: RowSettings;
  person: RightsPerson;
  /** Changes of this user. */
  changes: ReadonlyMap<string, Reach> | undefined;
  row: number;
  /** Rendered columns; `end` is exclusive. */
  first: number;
  end: number;
  /** Column of the active cell, if it is in this row; otherwise −1. */
  active: number;
  /** Selected columns in this row; `to` is exclusive. */
  from: number;
  to: number;
}

function Row({ settings, person, changes, row, first, end, active, from, to }: MatrixRowProps) {
  const { model, words, columns, starts, width, names, rowHeight, editable, id } = settings;
  const isFixed = person.readOnlyReason !== undefined;
  const isEdited = active >= 0 && editable && !isFixed;
  const saved = model.saved.get(person.id);
  const name = `${person.firstName} ${person.lastName}`;
  let service: ModelService | undefined;
  let before: Reach = null;
  let now: Reach = null;

  const draw = (column: number): ReactNode => {
    const { service: own, entity, left, width: columnWidth } = columns[column]!;
    if (own !== service) {
      service = own;
      before = saved?.get(own.id) ?? null;
      const changed = changes?.get(own.id);
      now = changed === undefined ? before : changed;
    }
    const right = rightAt(model, now, entity);
    const isChanged = now !== before && right !== rightAt(model, before, entity);
    const degree = right === null ? 'none' : (model.rightById.get(right)?.degree ?? 'none');
    const isActive = column === active;
    return (
      <div
        key={column}
        role="gridcell"
        aria-colindex={column + 2}
        aria-selected={column >= from && column < to}
        aria-label={
          isActive ? nameOfCell(settings, name, own, entity, now, right, isChanged) : words.right(right)
        }
        tabIndex={isActive ? 0 : undefined}
        data-degree={degree}
        data-changed={isChanged ? '' : undefined}
        className={cellClasses(degree, starts.has(column), isEdited, isChanged)}
        style={{ left: names + left, width: columnWidth }}
      >
        {isChanged ? <span className={DOT} /> : null}
      </div>
    );
  };
  const cells: ReactNode[] = [];
  // The active cell stays rendered out of view, so that the focus is not lost.
  if (active >= 0 && active < first) cells.push(draw(active));
  for (let column = first; column < end; column += 1) cells.push(draw(column));
  if (active >= end) cells.push(draw(active));
  return (
    <div
      role="row"
      aria-rowindex={row + 3}
      data-edited={isEdited ? '' : undefined}
      className={ROW}
      style={{ width, height: rowHeight, transform: `translateY(${row * rowHeight}px)` }}
    >
      <div
        role="rowheader"
        id={`${id}-name-${person.id}`}
        aria-colindex={1}
        className="sticky left-0 z-1 flex h-full flex-col justify-center overflow-hidden bg-inherit pr-8 pl-12"
        style={{ width: names }}
      >
        <span className="truncate font-medium text-ink">{name}</span>
        <span className="flex items-center gap-4 truncate text-caption text-ink-3">
          {isFixed ? <LockIcon size={12} className="shrink-0" /> : null}
          <span className="truncate">{person.readOnlyReason ?? person.email}</span>
        </span>
      </div>
      {cells}
    </div>
  );
}

/** Returns the full accessible name of the active cell, since its headers may not be read out. */
function nameOfCell(
  { model, words }: RowSettings,
  person: string,
  service: ModelService,
  entity: number,
  reach: Reach,
  right: string | null,
  isChanged: boolean,
): string {
  return [
    person,
    service.label,
    model.data.entities[entity]?.label,
    words.right(right),
    right !== null && service.linked ? `(${words.reach(service, reach)})` : null,
    isChanged ? words.t('rightsMatrix.changed') : null,
  ]
    .filter((text) => text !== null && text !== undefined)
    .join(', ');
}

/** The row of one user; renders only if its changes, its part of the range or the columns change. */
export const MatrixRow = memo(Row);
