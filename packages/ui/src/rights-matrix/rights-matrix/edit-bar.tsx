import { useRef } from 'react';
import { Button } from '../../controls/button/index.js';
import { Select } from '../../controls/select/index.js';
import { KeyHint } from '../../data/key-hint/index.js';
import { CopyIcon, RedoIcon, UndoIcon, useFormats } from '../../foundations/index.js';
import { AskWhy } from '../../feedback/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import type { Degree, RightsColumn, RightsPerson } from '../engine/index.js';
import type { RightsDraft } from '../use-rights-draft.js';
import type { RightWords } from '../use-right-words.js';
import { RightMark } from '../right-mark.js';

interface EditBarProps {
  rights: RightsDraft;
  words: RightWords;
  /** The selected users and columns; null if they are no longer shown. */
  selected: { people: readonly RightsPerson[]; columns: readonly RightsColumn[] } | null;
  /** Result of the last action, including what it could not do. */
  message: string;
  /** Explains why the rights of the current user, which are selected, cannot be changed. */
  onAskWhyOwn?: (() => void) | undefined;
  onFill: (degree: Degree) => void;
  onLimit: (list: string) => void;
  onCopy: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Actions on the selected range, docked below the cells: a button with a key per right, the list, undo and redo. */
export function EditBar({
  rights,
  words,
  selected,
  message,
  onAskWhyOwn,
  onFill,
  onLimit,
  onCopy,
  onUndo,
  onRedo,
}: EditBarProps) {
  const { model, history } = rights;
  const { t } = words;
  const { integer } = useFormats();
  const bar = useRef<HTMLDivElement>(null);
  usePageActions(bar);
  const hasSelection = selected !== null;
  /** Names a single user and a single service, and counts several: `Giulia Conti · KYC, 9 cells`. */
  const rangeText = ({ people, columns }: NonNullable<typeof selected>) => {
    const cells = people.length * columns.length;
    const services = [...new Set(columns.map(({ service }) => service.label))];
    const [one, ...others] = people;
    return t('rightsMatrix.range', {
      people: [
        others.length === 0 && one
          ? `${one.firstName} ${one.lastName}`
          : t('rightsMatrix.people', { count: people.length, figure: integer(people.length) }),
        services.length === 1 ? services[0] : '',
      ]
        .filter(Boolean)
        .join(' · '),
      cells: t('rightsMatrix.cells', { count: cells, figure: integer(cells) }),
    });
  };
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  return (
    <div
      ref={bar}
      data-page-actions
      role="group"
      aria-label={t('rightsMatrix.edit')}
      className="sticky bottom-0 z-bulk-bar border-b border-line bg-bg py-8"
    >
      <div className="flex flex-wrap items-center gap-8 max-xs:row-fade max-xs:-m-4 max-xs:flex-nowrap max-xs:overflow-x-auto max-xs:p-4 max-xs:*:shrink-0">
        <p className="mr-8 text-small text-ink-2">
          {selected ? rangeText(selected) : t('rightsMatrix.nothingSelected')}
        </p>
        {words.degrees.map((degree) => (
          <Button
            key={degree}
            size="toolbar"
            variant="secondary"
            aria-disabled={!hasSelection || undefined}
            onClick={hasSelection ? () => onFill(degree) : undefined}
          >
            <RightMark degree={degree} />
            {words.degree(degree)}
            <KeyHint aria-hidden className="max-xs:hidden">
              {t(`rightsMatrix.keys.${degree}`)}
            </KeyHint>
          </Button>
        ))}
        {model.lists.length > 0 ? (
          <Select
            size="toolbar"
            className="w-200"
            aria-label={t('rightsMatrix.limit')}
            placeholder={t('rightsMatrix.limit')}
            disabled={!hasSelection}
            value={null}
            options={model.lists.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(value) => {
              if (value !== null) onLimit(value);
            }}
          />
        ) : null}
        <Button
          size="toolbar"
          variant="tertiary"
          icon={CopyIcon}
          aria-disabled={!hasSelection || undefined}
          onClick={hasSelection ? onCopy : undefined}
        >
          {t('rightsMatrix.copy')}
        </Button>
        <Button
          size="toolbar"
          variant="tertiary"
          icon={UndoIcon}
          // Not `disabled`, which would drop the focus after the last one.
          aria-disabled={!canUndo || undefined}
          onClick={canUndo ? onUndo : undefined}
        >
          {t('rightsMatrix.undo')}
        </Button>
        <Button
          size="toolbar"
          variant="tertiary"
          icon={RedoIcon}
          aria-disabled={!canRedo || undefined}
          onClick={canRedo ? onRedo : undefined}
        >
          {t('rightsMatrix.redo')}
        </Button>
        {onAskWhyOwn ? (
          <AskWhy size="toolbar" variant="tertiary" onAsk={onAskWhyOwn}>
            {t('rightsMatrix.askWhyOwn')}
          </AskWhy>
        ) : null}
      </div>
      <p role="status" className="mt-8 text-small text-ink-2 empty:hidden">
        {message}
      </p>
    </div>
  );
}
