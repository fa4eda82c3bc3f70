import type { LegalEntity } from '@atrium/contract/clients';
import { useMemo, useRef } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { CopyIcon, DotsIcon, TrashIcon, useFormats, useStrings } from '../../foundations/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';
import { TransferListPart } from '../transfer-list-part.js';
import { ConflictBanner, type Conflict } from './conflict-banner.js';
import { NAME_MAX, type ListDraft } from './list-draft.js';
import { ListUsersNotice, type ListUser } from './list-users.js';

interface ListFormProps {
  entities: readonly LegalEntity[];
  editable: boolean;
  draft: ListDraft;
  before: ListDraft;
  /** Users with a right that is limited to the list. */
  users: readonly ListUser[];
  isSaving: boolean;
  conflict: Conflict | null;
  onSettle: (choice: 'mine' | 'saved') => void;
  onChange: (draft: ListDraft) => void;
  onApply: () => void;
  onCancel: () => void;
  onDuplicate: () => void;
  onDelete: (() => void) | undefined;
}

/** Form for the name of a list and its legal entities, next to the contract's other ones. */
export function ListForm({
  draft,
  before,
  entities,
  users,
  editable,
  isSaving,
  conflict,
  onSettle,
  onChange,
  onApply,
  onCancel,
  onDuplicate,
  onDelete,
}: ListFormProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const items = useMemo(
    () =>
      entities.map(({ ricos, label, countryCode }) => ({ id: ricos, label, details: [countryCode, ricos] })),
    [entities],
  );
  const chosen = new Set(draft.codes);
  const name = draft.name.trim();
  const problem =
    name === ''
      ? t('contracts.lists.needsName')
      : name.length > NAME_MAX
        ? t('contracts.lists.tooLong')
        : draft.codes.length === 0
          ? t('contracts.lists.needsEntity')
          : null;
  const moved =
    draft.codes.filter((code) => !before.codes.includes(code)).length +
    before.codes.filter((code) => !chosen.has(code)).length +
    (name === before.name ? 0 : 1);
  const actions = useRef<HTMLDivElement>(null);
  usePageActions(actions);
  return (
    <form
      noValidate
      aria-label={name || t('contracts.lists.add')}
      onSubmit={(event) => {
        event.preventDefault();
        if (editable && !isSaving && !conflict && problem === null && moved > 0) onApply();
      }}
    >
      <h2 className="sr-only">{name || t('contracts.lists.add')}</h2>
      {conflict ? <ConflictBanner {...{ conflict, entities, onSettle }} /> : null}
      <div className="flex items-start justify-between gap-16">
        <Field
          label={t('contracts.lists.name')}
          className="w-full max-w-[400px]"
          disabled={isSaving}
          readOnly={!editable}
          {...(name.length > NAME_MAX && { error: t('contracts.lists.tooLong') })}
        >
          <TextInput
            value={draft.name}
            onValueChange={(text) => onChange({ ...draft, name: text })}
            maxLength={NAME_MAX}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for a new list
            autoFocus={draft.id === null}
          />
        </Field>
        {editable && onDelete ? (
          <LazyMenu
            trigger={<IconButton icon={DotsIcon} label={t('contracts.lists.more')} variant="secondary" />}
            actions={[
              { id: 'copy', label: t('contracts.lists.duplicate'), icon: CopyIcon, onSelect: onDuplicate },
              {
                id: 'delete',
                label: t('contracts.lists.delete.open'),
                icon: TrashIcon,
                destructive: true,
                // The server refuses it too: without the list the rights would cover more legal entities.
                ...(users.length > 0 && {
                  disabled: true,
                  disabledReason: t('contracts.lists.delete.inUse', {
                    count: users.length,
                    figure: integer(users.length),
                  }),
                }),
                onSelect: onDelete,
              },
            ]}
          />
        ) : null}
      </div>
      <TransferListPart
        fallback={<div className="min-h-320" />}
        className="mt-16"
        label={t('contracts.lists.entities')}
        items={items}
        searchPlaceholder={t('contracts.info.searchEntities')}
        columns={[
          { id: 'available', label: t('contracts.lists.available') },
          { id: 'chosen', label: t('contracts.lists.inList') },
        ]}
        value={{
          available: items.filter(({ id }) => !chosen.has(id)).map(({ id }) => id),
          chosen: draft.codes,
        }}
        onValueChange={(next) => onChange({ ...draft, codes: next['chosen'] ?? [] })}
        disabled={!editable || isSaving}
      />
      <ListUsersNotice {...{ draft, before, entities, users }} />
      {editable ? (
        <div
          ref={actions}
          data-page-actions
          className="sticky bottom-0 z-bulk-bar mt-24 flex min-h-64 flex-wrap items-center justify-between gap-x-24 gap-y-8 border-t border-line-ink bg-bg py-8"
        >
          <p role="status" className="min-w-0 text-small text-ink-2">
            {moved === 0
              ? t('contracts.lists.nothing')
              : [t('contracts.lists.changes', { count: moved, figure: integer(moved) }), problem]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
          <div className="flex flex-wrap gap-12">
            <Button
              variant="secondary"
              disabled={isSaving || (moved === 0 && draft.id !== null)}
              onClick={onCancel}
            >
              {t('contracts.lists.cancel')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={moved === 0 || problem !== null || conflict !== null}
              busy={isSaving}
              busyLabel={t('contracts.lists.saving')}
            >
              {t(draft.id === null ? 'contracts.lists.create' : 'contracts.lists.apply')}
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  );
}
