import { useMemo, useState, type ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { AskWhy, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { SwapIcon, useFormats, useStrings } from '../../foundations/index.js';
import { WithChanges, type RightsSaveProps } from '../changes-panel/internal.js';
import {
  compareRights,
  EMPTY_HISTORY,
  equalEdits,
  modelOf,
  type Draft,
  type RightsData,
  type RightsPerson,
} from '../engine/index.js';
import type { RightsState } from '../rights-matrix/index.js';
import { useRightsDraft, type RightsDraft } from '../use-rights-draft.js';
import { useRightWords } from '../use-right-words.js';
import { CompareTable } from './compare-table.js';

/** The two users of a comparison, by id. */
export interface ComparedPeople {
  source: string | null;
  target: string | null;
}

export interface RightsCompareProps extends Omit<ComponentProps<'div'>, 'children'>, RightsSaveProps {
  /** Keep the object stable between renders. */
  data: RightsData;
  /** The users shown in the comparison. */
  people: ComparedPeople;
  /** Called when the user chooses other people to compare. */
  onPeopleChange: (people: ComparedPeople) => void;
  /** The source's rights at a past time (ISO 8601), possibly of the target itself; today if absent. */
  past?: { at: string; state: RightsState } | undefined;
  /** Allows changing rights; otherwise they can only be compared. */
  editable: boolean;
  /** Explains why the current user cannot change their own rights. */
  onAskWhyOwn?: (() => void) | undefined;
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

const nameOf = ({ firstName, lastName }: RightsPerson) => `${firstName} ${lastName}`;
const optionsOf = (people: readonly RightsPerson[]) =>
  people.map((person) => ({ value: person.id, label: nameOf(person), keywords: person.email }));
const without = <T extends { value: string }>(options: readonly T[], value: string | null) =>
  options.filter((option) => option.value !== value);

/**
 * Compares the rights of two users, or of one user at two times; the rights of the first can be copied to the second,
 * service by service or all.
 */
export function RightsCompare({ data, onUnsavedChange, ...props }: RightsCompareProps) {
  const { people, onPeopleChange, past, editable, onAskWhyOwn, ...more } = props;
  const t = useStrings();
  const rights = useRightsDraft(data, onUnsavedChange);
  return (
    <WithChanges {...{ rights, editable }} help={t('rightsMatrix.compare.stays')} {...more}>
      <CompareView {...{ rights, people, onPeopleChange, past, editable, onAskWhyOwn }} />
    </WithChanges>
  );
}

interface CompareViewProps extends Pick<
  RightsCompareProps,
  'people' | 'onPeopleChange' | 'past' | 'editable' | 'onAskWhyOwn'
> {
  /** The unsaved changes. */
  rights: RightsDraft;
}

/** The comparison without the list of changes. */
export function CompareView({
  rights,
  people,
  onPeopleChange,
  past,
  editable,
  onAskWhyOwn,
}: CompareViewProps) {
  const { model, history, dispatch } = rights;
  const { data } = model;
  const words = useRightWords(model);
  const { t } = words;
  const { integer } = useFormats();
  const [shown, setShown] = useState<'differences' | 'all'>('differences');
  const pastData = past?.state.status === 'ready' ? past.state.data : null;
  const pastModel = useMemo(() => pastData && modelOf(pastData), [pastData]);
  const pastWords = useRightWords(pastModel ?? model);
  const sources = past ? pastModel : model;
  const source = people.source === null ? undefined : sources?.personById.get(people.source);
  const target = people.target === null ? undefined : model.personById.get(people.target);
  const options = useMemo(() => optionsOf(data.people), [data.people]);
  // Includes users who are no longer in the contract, or were not yet.
  const sourceOptions = useMemo(() => {
    if (!pastData) return options;
    const known = new Set(options.map(({ value }) => value));
    return [...options, ...optionsOf(pastData.people).filter(({ value }) => !known.has(value))];
  }, [options, pastData]);
  const compared = (draft: Draft) =>
    source && target ? compareRights(model, draft, source.id, target.id, pastModel) : [];
  const saved = compared(EMPTY_HISTORY.draft);
  // Differences are also those of the saved rights, so that a row stays visible while it is made equal.
  const rows = compared(history.draft).map((row, index) => ({
    ...row,
    isSame: row.isSame && saved[index]!.isSame,
  }));
  const differences = rows.filter(({ isSame }) => !isSame);
  const canChange = editable && target !== undefined && target.readOnlyReason === undefined;
  const makeEqual = (services?: readonly string[]) => {
    if (source && target)
      dispatch({
        type: 'edit',
        edits: equalEdits(model, history.draft, source.id, target.id, services, pastModel),
      });
  };
  const choose = (which: keyof ComparedPeople) => (value: string | null) =>
    onPeopleChange({ ...people, [which]: value });
  /** One person on both sides, as after a return from a past date to today. */
  const isOneMoment = !past && source !== undefined && source.id === target?.id;
  /** Each list names the person on the other side too: otherwise one person on both would have no name. */
  const canBeBoth = past !== undefined || isOneMoment;
  return (
    <>
      <div className="grid items-end gap-12 xs:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Field label={t('rightsMatrix.compare.source')}>
          <Combobox
            placeholder={t('rightsMatrix.compare.person')}
            options={canBeBoth ? sourceOptions : without(options, people.target)}
            value={people.source}
            onValueChange={choose('source')}
          />
        </Field>
        <IconButton
          icon={SwapIcon}
          label={t('rightsMatrix.compare.swap')}
          variant="secondary"
          disabled={people.source === null && people.target === null}
          onClick={() => onPeopleChange({ source: people.target, target: people.source })}
        />
        <Field label={t('rightsMatrix.compare.target')}>
          <Combobox
            placeholder={t('rightsMatrix.compare.person')}
            options={canBeBoth ? options : without(options, people.source)}
            value={people.target}
            onValueChange={choose('target')}
          />
        </Field>
      </div>
      {past?.state.status === 'loading' ? (
        <SkeletonRows rows={8} />
      ) : past?.state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('rightsMatrix.failed')}
          supportId={past.state.supportId}
          onRetry={past.state.onRetry}
          retrying={past.state.retrying ?? false}
        />
      ) : source && target ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-12 py-12">
            <SegmentedControl
              size="toolbar"
              aria-label={t('rightsMatrix.compare.show')}
              value={shown}
              onValueChange={setShown}
              segments={[
                {
                  value: 'differences',
                  label: t('rightsMatrix.compare.differences', { figure: integer(differences.length) }),
                },
                { value: 'all', label: t('rightsMatrix.compare.all', { figure: integer(rows.length) }) },
              ]}
            />
            {canChange ? (
              <Button
                size="toolbar"
                variant="secondary"
                // Not `disabled`, which would drop the focus once they are equal.
                aria-disabled={
                  equalEdits(model, history.draft, source.id, target.id, undefined, pastModel).length === 0 ||
                  undefined
                }
                onClick={() => makeEqual()}
              >
                {t('rightsMatrix.compare.equal')}
              </Button>
            ) : null}
          </div>
          {editable && target.readOnlyReason !== undefined ? (
            <div className="flex flex-wrap items-center gap-x-12 gap-y-4 pb-12">
              <p className="text-small text-ink-2">
                {t('rightsMatrix.compare.fixed', { person: nameOf(target), reason: target.readOnlyReason })}
              </p>
              {onAskWhyOwn ? (
                <AskWhy size="toolbar" variant="tertiary" onAsk={onAskWhyOwn}>
                  {t('rightsMatrix.askWhyOwn')}
                </AskWhy>
              ) : null}
            </div>
          ) : null}
          {shown === 'differences' && differences.length === 0 ? (
            <Empty
              title={t(`rightsMatrix.compare.${isOneMoment ? 'sameMoment' : 'same'}`)}
              help={t(`rightsMatrix.compare.${source.id === target.id ? 'notThenHelp' : 'sameHelp'}`)}
            />
          ) : (
            <CompareTable
              rows={shown === 'all' ? rows : differences}
              {...{ rights, words }}
              past={{ model: pastModel ?? model, words: pastWords }}
              source={source}
              target={target}
              at={past?.at}
              onMakeEqual={canChange ? (service) => makeEqual([service]) : undefined}
            />
          )}
        </>
      ) : past && people.source !== null && !source ? (
        <Empty title={t('rightsMatrix.compare.notThen')} help={t('rightsMatrix.compare.notThenHelp')} />
      ) : (
        <Empty title={t('rightsMatrix.compare.choose')} help={t('rightsMatrix.compare.chooseHelp')} />
      )}
    </>
  );
}
