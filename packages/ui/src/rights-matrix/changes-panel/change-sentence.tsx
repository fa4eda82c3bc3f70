import { Button } from '../../controls/button/index.js';
import { cn, RedoIcon, UndoIcon } from '../../foundations/index.js';
import { isPatchwork, type DraftAction, type RightChange } from '../engine/index.js';
import type { RightWords } from '../use-right-words.js';

interface ChangeSentenceProps {
  change: RightChange;
  /** RICOS codes of the legal entities, by index. */
  codes: readonly string[];
  words: RightWords;
  disabled: boolean;
  dispatch: (action: DraftAction) => void;
  onCreateList: ((codes: readonly string[]) => void) | undefined;
}

/** One change as text: new right, old right, and in bold what is lost. A change taken back is crossed out. */
export function ChangeSentence({
  change,
  codes,
  words,
  disabled,
  dispatch,
  onCreateList,
}: ChangeSentenceProps) {
  const { person, service, before, after, lost, isAside, problem } = change;
  const { t } = words;
  const pair = { person: person.id, service: service.id };
  const values = { before: words.reach(service, before), after: words.reach(service, after) };
  const kind = before === null ? 'gains' : after === null ? 'loses' : 'changes';
  const entities = isPatchwork(after)
    ? after.cells.flatMap((right, index) => (right === null ? [] : [index]))
    : [];
  const right = isPatchwork(after) ? (after.cells.findLast((one) => one !== null) ?? null) : null;
  return (
    <div className="flex items-start justify-between gap-12 text-small">
      <div className="min-w-0">
        <p className={cn('break-words', isAside && 'text-ink-3 line-through')}>
          <span className="font-semibold">
            {t('rightsMatrix.changes.service', { service: service.label })}
          </span>{' '}
          <span className={cn(kind === 'loses' && 'font-semibold')}>
            {t(`rightsMatrix.changes.${kind}`, values)}
          </span>
        </p>
        {isAside ? <p className="text-ink-2">{t('rightsMatrix.changes.aside')}</p> : null}
        {!isAside && after !== null && lost.length > 0 ? (
          <p className="font-semibold">
            {t('rightsMatrix.changes.lost', { entities: words.entities(lost) })}
          </p>
        ) : null}
        {problem === null || isAside ? null : (
          <div className="mt-4">
            <p className="text-negative">
              {t(`rightsMatrix.changes.${problem === 'no-list' ? 'noList' : 'severalRights'}`, {
                entities: words.entities(entities),
              })}
            </p>
            <div className="flex flex-wrap gap-x-12">
              {problem === 'no-list' && onCreateList ? (
                <Button
                  variant="tertiary"
                  size="row"
                  disabled={disabled}
                  onClick={() => onCreateList(entities.map((index) => codes[index]!))}
                >
                  {t('rightsMatrix.changes.createList')}
                </Button>
              ) : null}
              {right === null ? null : (
                <Button
                  variant="tertiary"
                  size="row"
                  disabled={disabled}
                  onClick={() =>
                    dispatch({ type: 'edit', edits: [{ ...pair, reach: { right, list: null } }] })
                  }
                >
                  {t('rightsMatrix.changes.forAll', { right: words.right(right) })}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <Button
        variant="tertiary"
        size="row"
        className="shrink-0"
        icon={isAside ? RedoIcon : UndoIcon}
        disabled={disabled}
        aria-label={t(`rightsMatrix.changes.${isAside ? 'redoOne' : 'undoOne'}`, {
          person: `${person.firstName} ${person.lastName}`,
          service: service.label,
        })}
        onClick={() => dispatch({ type: isAside ? 'takeUp' : 'setAside', ...pair })}
      >
        {t(isAside ? 'rightsMatrix.redo' : 'rightsMatrix.undo')}
      </Button>
    </div>
  );
}
