import type { RightsPreview, UserRights } from '@atrium/contract/contract-users';
import type { SegregationPerson, SegregationWarning } from '@atrium/contract/segregation-rules';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/index.js';
import { cn, lazyPart, useFormats } from '../../foundations/index.js';
import { ChangeImpact } from '../change-impact/internal.js';
import { changedMeanwhile, changesOf, payloadOf, type RightChange } from '../engine/index.js';
import type { RightsDraft } from '../use-rights-draft.js';
import type { RightWords } from '../use-right-words.js';
import { ChangeSentence } from './change-sentence.js';
import { RightWarnings } from './right-warnings.js';

const NewListDialog = lazyPart(async () => (await import('./new-list-dialog.js')).NewListDialog);

/** A list of legal entities to create. */
export interface NewEntitiesList {
  name: string;
  /** RICOS codes. */
  codes: readonly string[];
}

/** Saving and checking of changes. */
export interface RightsSaveProps {
  /**
   * Saves all rights of each changed user; resolves once the data are reloaded. The host shows a failure, and the
   * changes are kept.
   */
  onSave: (users: UserRights[]) => Promise<unknown>;
  /**
   * Creates a list of legal entities, for rights that need one; resolves once the lists are reloaded. The host shows a
   * failure. Without it, no list can be created.
   */
  onCreateList?: ((list: NewEntitiesList) => Promise<unknown>) | undefined;
  /** Returns warnings about the segregation of duties; called for the rights before and after the changes. */
  warningsOf?: ((people: readonly SegregationPerson[]) => readonly SegregationWarning[]) | undefined;
  /** Returns what the changes would add and remove; on failure a message is shown, and saving is still possible. */
  previewOf?: ((users: UserRights[], signal: AbortSignal) => Promise<RightsPreview>) | undefined;
}

export interface ChangesPanelProps extends RightsSaveProps {
  rights: RightsDraft;
  words: RightWords;
  className?: string;
}

/** Maximum number of users per save, as in the contract. */
const PEOPLE_MAX = 500;
/** Number of changes listed initially, and added by each press of “more”. */
const LISTED = 20;

/** The changes as text before saving, with what is lost, what cannot be saved, the impact and the warnings. */
export function ChangesPanel({
  rights,
  words,
  onSave,
  onCreateList,
  warningsOf,
  previewOf,
  className,
}: ChangesPanelProps) {
  const { model, history, dispatch } = rights;
  const { t } = words;
  const { integer, list } = useFormats();
  const id = useId();
  const [listed, setListed] = useState(LISTED);
  const [isSaving, setSaving] = useState(false);
  /** RICOS codes of the list whose name is being asked for. */
  const [listCodes, setListCodes] = useState<readonly string[] | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { draft } = history;
  const changes = useMemo(() => changesOf(model, draft), [model, draft]);
  const waiting = changes.filter(({ isAside }) => !isAside);
  const problems = waiting.filter(({ problem }) => problem !== null).length;
  const people = draft.changes.size;
  const meanwhile = changedMeanwhile(model, history).map((person) => nameOf(model.personById.get(person)));
  const payload = useMemo(() => (previewOf ? payloadOf(model, history) : null), [previewOf, model, history]);
  const isTooMany = people > PEOPLE_MAX;

  const save = async () => {
    const users = canSave ? payloadOf(model, history) : null;
    if (!users) return;
    setSaving(true);
    try {
      await onSave(users);
      dispatch({ type: 'saved', sent: draft });
    } catch {
      // The host shows the error; the changes are kept.
    } finally {
      setSaving(false);
    }
  };
  const reason = isTooMany
    ? t('rightsMatrix.changes.tooMany', { figure: integer(PEOPLE_MAX) })
    : problems > 0
      ? t('rightsMatrix.changes.blocked', { count: problems, figure: integer(problems) })
      : null;
  const canSave = waiting.length > 0 && reason === null && meanwhile.length === 0;
  const canDiscard = changes.length > 0 && !isSaving;
  return (
    <section aria-labelledby={`${id}-title`} className={cn('flex min-w-0 flex-col', className)}>
      <h2 id={`${id}-title`} className="border-b border-line-ink pb-8 text-heading-3">
        {waiting.length === 0
          ? t('rightsMatrix.changes.none')
          : t('rightsMatrix.changes.title', { count: waiting.length, figure: integer(waiting.length) })}
      </h2>
      {meanwhile.length > 0 ? (
        <Banner
          live="polite"
          className="mt-12"
          title={t('rightsMatrix.changes.meanwhile', { count: meanwhile.length, people: list(meanwhile) })}
          actions={
            <Button
              size="toolbar"
              variant="secondary"
              onClick={() => {
                // This button is gone next: the focus moves to what can be done now.
                saveButton.current?.focus();
                dispatch({ type: 'acknowledge' });
              }}
            >
              {t('rightsMatrix.changes.goOn')}
            </Button>
          }
        >
          {t('rightsMatrix.changes.meanwhileHelp')}
        </Banner>
      ) : null}
      {changes.length === 0 ? (
        <p className="py-12 text-small text-ink-2">{t('rightsMatrix.changes.noneHelp')}</p>
      ) : (
        <ol className="min-h-0 overflow-y-auto">
          {changes.slice(0, listed).map((change, index) => (
            <li key={`${change.person.id} ${change.service.id}`} className="border-b border-line py-12">
              {startsPerson(changes, index) ? (
                <p className="mb-4 text-small font-semibold">{nameOf(change.person)}</p>
              ) : null}
              <ChangeSentence
                change={change}
                codes={model.data.entities.map(({ ricos }) => ricos)}
                words={words}
                disabled={isSaving}
                dispatch={dispatch}
                onCreateList={onCreateList && setListCodes}
              />
            </li>
          ))}
        </ol>
      )}
      {changes.length > listed ? (
        <Button variant="tertiary" className="self-start" onClick={() => setListed(listed + LISTED)}>
          {t('rightsMatrix.changes.more', {
            count: changes.length - listed,
            figure: integer(changes.length - listed),
          })}
        </Button>
      ) : null}
      {previewOf && !isTooMany && !isSaving && meanwhile.length === 0 ? (
        <ChangeImpact
          className="mt-16"
          change={payload && payload.length > 0 ? JSON.stringify(payload) : null}
          ask={(signal) => previewOf(payload!, signal)}
          nameOf={(person) => nameOf(model.personById.get(person)) || person}
          failed={t('rightsMatrix.impact.failed')}
        />
      ) : null}
      {warningsOf ? <RightWarnings rights={rights} words={words} warningsOf={warningsOf} /> : null}
      <div className="mt-16 flex flex-wrap items-center gap-12">
        <Button
          ref={saveButton}
          variant="primary"
          // Not `disabled`, which would drop the focus when everything is saved or discarded.
          aria-disabled={!canSave || undefined}
          busy={isSaving}
          busyLabel={t('rightsMatrix.changes.saving')}
          aria-describedby={reason === null ? undefined : `${id}-reason`}
          onClick={() => void save()}
        >
          {waiting.length === 0
            ? t('rightsMatrix.changes.saveNone')
            : t('rightsMatrix.changes.save', { count: waiting.length, figure: integer(waiting.length) })}
        </Button>
        <Button
          variant="tertiary"
          aria-disabled={!canDiscard || undefined}
          onClick={canDiscard ? () => dispatch({ type: 'discard' }) : undefined}
        >
          {t('rightsMatrix.changes.discard')}
        </Button>
      </div>
      <p id={`${id}-reason`} role="status" className="mt-8 text-small text-ink-2 empty:hidden">
        {reason}
      </p>
      {listCodes && onCreateList ? (
        <NewListDialog
          words={words}
          entities={words.entities(
            model.data.entities.flatMap(({ ricos }, index) => (listCodes.includes(ricos) ? [index] : [])),
          )}
          names={model.lists.map(({ name }) => name)}
          onCreate={(name) => onCreateList({ name, codes: listCodes })}
          onClose={() => setListCodes(null)}
          next={saveButton}
        />
      ) : null}
    </section>
  );
}

const nameOf = (person: { firstName: string; lastName: string } | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : '';

const startsPerson = (changes: readonly RightChange[], index: number) =>
  changes[index]!.person !== changes[index - 1]?.person;
