import type { LegalEntity } from '@atrium/contract/clients';
import type { LegalEntitiesList } from '@atrium/contract/contracts';
import type { ENTITIES_LIST_NAME_MAX } from '@atrium/contract/contracts-rules';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import {
  cn,
  CopyIcon,
  DotsIcon,
  lazyPart,
  PlusIcon,
  TrashIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';

const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);

/** Weighs more than the rest, and is needed once a list is chosen. */
const TransferList = lazyPart(
  async () => (await import('../../controls/transfer-list/transfer-list.js')).TransferList,
);

const NAME_MAX: typeof ENTITIES_LIST_NAME_MAX = 100;

/** A list as it is typed; without an id it is a new one. */
export interface ListDraft {
  id: string | null;
  name: string;
  codes: readonly string[];
}

export interface EntitiesListsProps extends Omit<ComponentProps<'div'>, 'children'> {
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; lists: readonly LegalEntitiesList[] };
  /** Legal entities of the contract: what lists are made of. */
  entities: readonly LegalEntity[];
  /** Adds, changes and deletes lists; others read them (CTR-060). */
  editable: boolean;
  /** Creates or changes a list (CTR-076); answers with the id of the list that is shown next. */
  onApply: (draft: ListDraft, version: number) => Promise<string>;
  onDelete: (list: LegalEntitiesList) => Promise<unknown>;
  /** Changes wait to be applied: leaving would lose them. */
  onUnsavedChange: (isUnsaved: boolean) => void;
}

const draftOf = ({ id, name, contractLegalEntitiesIds }: LegalEntitiesList): ListDraft => ({
  id,
  name,
  codes: contractLegalEntitiesIds,
});
const NEW: ListDraft = { id: null, name: '', codes: [] };
const isSame = (a: ListDraft, b: ListDraft) =>
  a.name.trim() === b.name.trim() &&
  a.codes.length === b.codes.length &&
  a.codes.every((code) => b.codes.includes(code));

/** The named lists of legal entities of a contract (CTR-074 to CTR-082): chosen, added, changed, deleted by their name. */
export function EntitiesLists({
  state,
  entities,
  editable,
  onApply,
  onDelete,
  onUnsavedChange,
  className,
  ...props
}: EntitiesListsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [draft, setDraft] = useState<ListDraft | null>(null);
  /** Where the person wants to go while changes wait. */
  const [wanted, setWanted] = useState<{ draft: ListDraft | null } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [deleted, setDeleted] = useState<LegalEntitiesList | null>(null);
  const lists = state.status === 'ready' ? state.lists : [];
  const current = lists.find(({ id }) => id === draft?.id);
  const before = current ? draftOf(current) : NEW;
  const isChanged = draft !== null && !isSame(draft, before);
  const tell = useEffectEvent(onUnsavedChange);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);

  const go = (next: ListDraft | null) => {
    if (isChanged) setWanted({ draft: next });
    else setDraft(next);
  };
  const apply = async () => {
    if (!draft) return;
    setSaving(true);
    try {
      const id = await onApply({ ...draft, name: draft.name.trim() }, current?.version ?? 1);
      setDraft({ ...draft, id, name: draft.name.trim() });
    } catch {
      // The host says what failed; what was typed stays.
    } finally {
      setSaving(false);
    }
  };
  if (state.status === 'loading') return <SkeletonRows rows={6} className={className} />;
  if (state.status === 'error') {
    const { status: _status, ...error } = state;
    return <ErrorState className={cn('pt-24', className)} title={t('contracts.lists.failed')} {...error} />;
  }
  return (
    <div
      className={cn('gap-x-24 sm:grid sm:grid-cols-[var(--filter-sidebar)_minmax(0,1fr)]', className)}
      {...props}
    >
      <div className="py-16">
        {editable ? (
          <Button className="w-full" variant="secondary" icon={PlusIcon} onClick={() => go(NEW)}>
            {t('contracts.lists.add')}
          </Button>
        ) : null}
        {lists.length === 0 ? (
          <Empty title={t('contracts.lists.none')} help={t('contracts.lists.noneHelp')} />
        ) : (
          <ul aria-label={t('contracts.lists.label')} className="mt-12 border-t border-line-ink">
            {lists.map((list) => (
              <li key={list.id} className="border-b border-line">
                <button
                  type="button"
                  aria-current={list.id === draft?.id || undefined}
                  className="focus-ring flex min-h-row w-full items-center justify-between gap-12 px-8 py-8 text-left text-body"
                  onClick={() => go(draftOf(list))}
                >
                  <span className={cn('min-w-0 break-words', list.id === draft?.id && 'font-semibold')}>
                    {list.name}
                  </span>
                  <span className="shrink-0 text-ink-2 tabular-nums">
                    {integer(list.contractLegalEntitiesIds.length)}
                    <span className="sr-only"> {t('contracts.lists.entities')}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0 py-16">
        {draft ? (
          <ListForm
            key={draft.id ?? 'new'}
            {...{ draft, entities, editable, before, isSaving }}
            onChange={setDraft}
            onApply={() => void apply()}
            onCancel={() => (current ? setDraft(before) : go(null))}
            onDuplicate={() =>
              go({
                id: null,
                name: t('contracts.lists.copy', { name: draft.name }).slice(0, NAME_MAX),
                codes: draft.codes,
              })
            }
            onDelete={current ? () => setDeleted(current) : undefined}
          />
        ) : lists.length > 0 ? (
          <p className="text-body text-ink-2">{t('contracts.lists.choose')}</p>
        ) : null}
      </div>
      {wanted ? (
        <Confirmation
          open
          onOpenChange={(open) => {
            if (!open) setWanted(null);
          }}
          danger
          title={t('contracts.lists.discard.title')}
          description={t('contracts.lists.discard.text')}
          confirmLabel={t('contracts.lists.discard.confirm')}
          cancelLabel={t('contracts.lists.discard.cancel')}
          onConfirm={() => setDraft(wanted.draft)}
        />
      ) : null}
      {deleted ? (
        <Confirmation
          open
          onOpenChange={(open) => {
            if (!open) setDeleted(null);
          }}
          danger
          title={t('contracts.lists.delete.title', { name: deleted.name })}
          description={t('contracts.lists.delete.text')}
          typedText={deleted.name}
          confirmLabel={t('contracts.lists.delete.confirm')}
          cancelLabel={t('contracts.lists.delete.cancel')}
          busyLabel={t('contracts.lists.delete.busy')}
          error={t('contracts.lists.delete.failed')}
          onConfirm={async () => {
            await onDelete(deleted);
            setDraft(null);
          }}
        />
      ) : null}
    </div>
  );
}

interface ListFormProps extends Pick<EntitiesListsProps, 'entities' | 'editable'> {
  draft: ListDraft;
  before: ListDraft;
  isSaving: boolean;
  onChange: (draft: ListDraft) => void;
  onApply: () => void;
  onCancel: () => void;
  onDuplicate: () => void;
  onDelete: (() => void) | undefined;
}

/** The name of a list and its legal entities, beside those of the contract that it does not have. */
function ListForm({
  draft,
  before,
  entities,
  editable,
  isSaving,
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
  return (
    <form
      noValidate
      aria-label={name || t('contracts.lists.add')}
      onSubmit={(event) => {
        event.preventDefault();
        if (editable && !isSaving && problem === null && moved > 0) onApply();
      }}
    >
      <h2 className="sr-only">{name || t('contracts.lists.add')}</h2>
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
                onSelect: onDelete,
              },
            ]}
          />
        ) : null}
      </div>
      <TransferList
        fallback={<div className="min-h-320" />}
        className="mt-16"
        label={t('contracts.lists.entities')}
        items={items}
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
      {editable ? (
        <div className="sticky bottom-0 z-bulk-bar mt-24 flex min-h-64 flex-wrap items-center justify-between gap-x-24 gap-y-8 border-t border-line-ink bg-bg py-8">
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
              disabled={moved === 0 || problem !== null}
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
