import { useMemo, useState, type ComponentProps } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { WithChanges, type RightsSaveProps } from '../changes-panel/internal.js';
import {
  boundsOf,
  columnsOf,
  copyRange,
  EMPTY_HISTORY,
  entityCodes,
  fillEdits,
  limitEdits,
  NO_FILTER,
  followRange,
  ORIGIN,
  pasteInto,
  peopleOf,
  searchOf,
  type EditResult,
  type EditScope,
  type MatrixRange,
  type RightsData,
} from '../engine/index.js';
import { useRightsDraft, type RightsDraft } from '../use-rights-draft.js';
import { useRightWords } from '../use-right-words.js';
import { EditBar } from './edit-bar.js';
import { MatrixFilters } from './matrix-filters.js';
import { MatrixGrid } from './matrix-grid.js';

/** The rights of the users of a contract, or their loading state. */
export type RightsState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  /** Keep the object stable between renders. */
  | { status: 'ready'; data: RightsData };

export interface RightsMatrixProps extends Omit<ComponentProps<'div'>, 'children'>, RightsSaveProps {
  /** Accessible name of the matrix. */
  label: string;
  /** Whether the rights are loading, failed or available. */
  state: RightsState;
  /** Allows changing rights; otherwise they are read-only. */
  editable: boolean;
  /** Explains why the current user cannot change their own rights; asked beside a selection of their row. */
  onAskWhyOwn?: (() => void) | undefined;
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  /** Row height in px; by default that of the density. */
  rowHeight?: number | undefined;
  /** Height in px above which the cells scroll. */
  height?: number;
}

/**
 * A matrix of rights: users in rows, services by legal entity in columns. A right covers all entities or those of one
 * list, so rights set entity by entity become a list, or show that they need one. Only visible cells are rendered, on
 * both axes. Arrow keys move, Shift extends, one key sets a right, Ctrl+C and Ctrl+V exchange ranges with spreadsheets,
 * and all changes are listed as text before saving.
 */
export function RightsMatrix({ onUnsavedChange, ...props }: RightsMatrixProps) {
  const { label, state, editable, onAskWhyOwn, rowHeight, height, ...more } = props;
  const rights = useRightsDraft(state.status === 'ready' ? state.data : null, onUnsavedChange);
  return (
    <WithChanges {...{ rights, editable }} {...more}>
      <MatrixView {...{ rights, label, state, editable, onAskWhyOwn, rowHeight, height }} />
    </WithChanges>
  );
}

export interface MatrixViewProps extends Pick<
  RightsMatrixProps,
  'label' | 'state' | 'editable' | 'onAskWhyOwn' | 'rowHeight' | 'height'
> {
  /** The unsaved changes. */
  rights: RightsDraft;
}

/** The matrix or its loading state, without the list of changes. */
export function MatrixView({ state, ...props }: MatrixViewProps) {
  const t = useStrings();
  if (state.status === 'loading') return <SkeletonRows rows={8} />;
  if (state.status === 'error') return <FailedRights {...state} />;
  if (state.data.people.length === 0 || state.data.services.length === 0)
    return <Empty title={t('rightsMatrix.none')} help={t('rightsMatrix.noneHelp')} />;
  return <Matrix {...props} />;
}

function FailedRights({ status: _status, ...error }: Extract<RightsState, { status: 'error' }>) {
  const t = useStrings();
  return <ErrorState className="pt-24" title={t('rightsMatrix.failed')} {...error} />;
}

type MatrixProps = Omit<MatrixViewProps, 'state'>;

function Matrix({ rights, label, editable, onAskWhyOwn, rowHeight, height = 600 }: MatrixProps) {
  const { model, history, dispatch } = rights;
  const { entities: all } = model.data;
  const { draft } = history;
  const words = useRightWords(model);
  const { t } = words;
  const { integer } = useFormats();
  const [filter, setFilter] = useState(NO_FILTER);
  const [message, setMessage] = useState('');
  // A no-break space makes an equal message a new one, which is announced again.
  const say = (text: string) => setMessage((now) => (now === text ? `${text}\u00a0` : text));
  const { services, entities, query, degree } = filter;
  const isSearching = query.trim() !== '';
  const search = useMemo(() => (isSearching ? searchOf(model) : undefined), [model, isSearching]);
  const found = useMemo(() => search?.(query), [search, query]);
  const { columns, groups, width } = useMemo(
    () => columnsOf(model, { services, entities }, found),
    [model, services, entities, found],
  );
  const codes = useMemo(() => entityCodes(all.map((entity) => entity.label)), [all]);
  // Changes only affect which users are shown if the filter has a degree.
  const judged = degree === null ? null : draft;
  const people = useMemo(
    () => peopleOf(model, judged ?? EMPTY_HISTORY.draft, { degree }, columns, found),
    [model, judged, degree, columns, found],
  );
  const shown = useMemo(
    () => ({
      rows: people.map(({ id }) => id),
      columns: columns.map(({ service, entity }) => `${service.id} ${entity}`),
    }),
    [people, columns],
  );
  // The selection is of people and services, not of places: a filter never puts others under the same buttons.
  const [selection, setSelection] = useState({ range: ORIGIN, shown });
  const setRange = (next: MatrixRange) => setSelection({ range: next, shown });
  const { range, isLost } = followRange(selection.range, selection.shown, shown);
  const scope: EditScope = { model, draft, people, columns };
  const bounds = boundsOf(range);

  const tell = ({ edits, lacking, fixed }: EditResult, more: readonly string[] = []) =>
    say(
      [
        t('rightsMatrix.said.changed', { count: edits.length, figure: integer(edits.length) }),
        lacking > 0 ? t('rightsMatrix.said.lacking', { count: lacking, figure: integer(lacking) }) : '',
        fixed > 0 ? t('rightsMatrix.said.fixed', { count: fixed, figure: integer(fixed) }) : '',
        ...more,
      ]
        .filter(Boolean)
        .join(' '),
    );
  const make = (result: EditResult) => {
    dispatch({ type: 'edit', edits: result.edits });
    tell(result);
  };
  const go = (type: 'undo' | 'redo') => {
    const steps = type === 'undo' ? history.past : history.future;
    if (steps.length === 0) return;
    dispatch({ type });
    say(t(type === 'undo' ? 'rightsMatrix.said.undone' : 'rightsMatrix.said.redone'));
  };
  const copied = () => copyRange(scope, bounds, words.degree('none'));
  const paste = (text: string) => {
    const result = pasteInto(scope, range, text, words.meanings);
    if (!result) {
      say(t('rightsMatrix.said.tooLarge'));
      return;
    }
    const { edits, unknown, outside, fixed } = result;
    dispatch({ type: 'edit', edits });
    setRange(result.range);
    const named = [...new Set(unknown.map((cell) => cell.text))].slice(0, 3).join(', ');
    tell({ edits, lacking: 0, fixed }, [
      unknown.length > 0
        ? t('rightsMatrix.said.unknown', {
            count: unknown.length,
            figure: integer(unknown.length),
            words: named,
          })
        : '',
      outside > 0 ? t('rightsMatrix.said.outside', { count: outside, figure: integer(outside) }) : '',
    ]);
  };
  const isEmpty = people.length === 0 || columns.length === 0;
  const isOwnSelected = people.slice(bounds.top, bounds.bottom).some((person) => person.readOnlyReason);
  return (
    <>
      <MatrixFilters {...{ model, words, filter }} onFilterChange={setFilter} found={people.length} />
      {isEmpty ? (
        <Empty title={t('rightsMatrix.noMatch')} help={t('rightsMatrix.noMatchHelp')} />
      ) : (
        <MatrixGrid
          {...{ label, scope, groups, codes, words, editable, rowHeight, height, range }}
          columnsWidth={width}
          onRangeChange={setRange}
          onFill={(degree) => make(fillEdits(scope, bounds, degree))}
          onUndo={() => go('undo')}
          onRedo={() => go('redo')}
          onCopy={() => {
            say(t('rightsMatrix.said.copied'));
            return copied();
          }}
          onPaste={paste}
        >
          {editable ? (
            <EditBar
              {...{ rights, words, message }}
              selected={
                isLost
                  ? null
                  : {
                      people: people.slice(bounds.top, bounds.bottom),
                      columns: columns.slice(bounds.left, bounds.right),
                    }
              }
              onAskWhyOwn={isOwnSelected && !isLost ? onAskWhyOwn : undefined}
              onFill={(degree) => make(fillEdits(scope, bounds, degree))}
              onUndo={() => go('undo')}
              onRedo={() => go('redo')}
              onLimit={(list) => make(limitEdits(scope, bounds, list))}
              onCopy={() => {
                void navigator.clipboard.writeText(copied()).then(
                  () => say(t('rightsMatrix.said.copied')),
                  () => say(t('rightsMatrix.said.notCopied')),
                );
              }}
            />
          ) : null}
        </MatrixGrid>
      )}
    </>
  );
}
