import type { LegalEntity } from '@atrium/contract/clients';
import type { LegalEntitiesList } from '@atrium/contract/contracts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { Button } from '../../controls/button/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, lazyPart, PlusIcon, useFormats, useStrings } from '../../foundations/index.js';
import type { Conflict } from './conflict-banner.js';
import { isFocusLost } from './focus-lost.js';
import { draftOf, isSame, NAME_MAX, NEW, type ListDraft } from './list-draft.js';
import { ListForm } from './list-form.js';
import { ListUsersCount, type ListUser } from './list-users.js';

const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);

const NOBODY: readonly ListUser[] = [];

export interface EntitiesListsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the lists are loading, failed or available. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; lists: readonly LegalEntitiesList[] };
  /** Legal entities of the contract, from which lists are made. */
  entities: readonly LegalEntity[];
  /** Returns the users with a right that is limited to a list; omitted if the reader may not know the users. */
  usersOf?: ((listId: string) => readonly ListUser[]) | undefined;
  /** Allows adding, changing and deleting lists; otherwise they are read-only (CTR-060). */
  editable: boolean;
  /** Creates or changes a list (CTR-076); resolves to the id of the list to show next. */
  onApply: (draft: ListDraft, version: number) => Promise<string>;
  /** Deletes a list, once the user has typed its name to confirm (CTR-077); one that is not deleted stays open. */
  onDelete: (list: LegalEntitiesList) => Promise<{ isDeleted: boolean }>;
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange: (isUnsaved: boolean) => void;
}

/** The named lists of legal entities of a contract (CTR-074 to CTR-082): select, add, change, delete by name. */
export function EntitiesLists({
  state,
  entities,
  usersOf,
  editable,
  onApply,
  onDelete,
  onUnsavedChange,
  className,
  ...props
}: EntitiesListsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [edited, setDraft] = useState<ListDraft | null>(null);
  /** The list as loaded when it was opened; the base version of the save. */
  const [base, setBase] = useState<LegalEntitiesList | null>(null);
  /** List to open once the user confirms losing unsaved changes. */
  const [wanted, setWanted] = useState<{ draft: ListDraft | null } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [deleted, setDeleted] = useState<LegalEntitiesList | null>(null);
  const lists = state.status === 'ready' ? state.lists : [];
  // Legal entities that have left the contract are not shown, and could not be saved.
  const isOffered = (code: string) => entities.some(({ ricos }) => ricos === code);
  const offered = (one: ListDraft): ListDraft => ({ ...one, codes: one.codes.filter(isOffered) });
  const draft = edited && offered(edited);
  const current = lists.find(({ id }) => id === draft?.id);
  const before = base ? offered(draftOf(base)) : NEW;
  const isChanged = draft !== null && !isSame(draft, before);
  if (
    current &&
    current.version !== base?.version &&
    draft &&
    (!isChanged || isSame(draft, offered(draftOf(current))))
  ) {
    // Saved here, or changed by somebody else while there were no unsaved changes.
    setBase(current);
    setDraft(draftOf(current));
  }
  const conflict: Conflict | null =
    !isChanged || base === null || current?.version === base.version
      ? null
      : current
        ? { kind: 'changed', base, current }
        : { kind: 'deleted' };
  const listsElement = useRef<HTMLUListElement>(null);
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    // With nothing left to apply its button is disabled, which loses the focus: it goes to the saved list.
    if (saves > 0 && isFocusLost())
      listsElement.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [saves]);
  const root = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    // The question is gone with its buttons: back to the list that is edited, or to all of them.
    if (settled > 0 && isFocusLost())
      (
        root.current?.querySelector<HTMLElement>('form input') ?? root.current?.querySelector('button')
      )?.focus();
  }, [settled]);
  const tell = useLatest(onUnsavedChange);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [tell, isChanged]);

  const open = (next: ListDraft | null) => {
    setBase(lists.find(({ id }) => id === next?.id) ?? null);
    setDraft(next);
  };
  const go = (next: ListDraft | null) => {
    if (isChanged) setWanted({ draft: next });
    else open(next);
  };
  const settle = (choice: 'mine' | 'saved') => {
    if (choice === 'saved') open(current ? draftOf(current) : null);
    else if (current) setBase(current);
    else open(draft && { ...draft, id: null });
    setSettled((count) => count + 1);
  };
  const apply = async () => {
    if (!draft) return;
    setSaving(true);
    try {
      const saved = { ...draft, name: draft.name.trim() };
      const id = await onApply(saved, base?.version ?? 1);
      // Another list may be open by now.
      setDraft((now) => (now && now.id === draft.id ? { ...saved, id } : now));
      setSaves((count) => count + 1);
    } catch {
      // The host shows the error; the changes are kept.
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
      ref={root}
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
          <>
            {/* Each row says by itself what its figures are. */}
            <div aria-hidden className="mt-12 flex justify-between gap-12 px-8 pb-4 text-small text-ink-2">
              <span>{t(usersOf ? 'contracts.lists.headUsers' : 'contracts.lists.head')}</span>
              <span>{t('contracts.lists.entities')}</span>
            </div>
            <ul
              ref={listsElement}
              aria-label={t('contracts.lists.label')}
              className="border-t border-line-ink"
            >
              {lists.map((list) => (
                <li key={list.id} className="border-b border-line">
                  <button
                    type="button"
                    aria-current={list.id === draft?.id || undefined}
                    className={cn(
                      'focus-ring relative flex min-h-row w-full items-center justify-between gap-12 px-8 py-8 text-left text-body',
                      list.id === draft?.id &&
                        'before:absolute before:inset-y-0 before:left-0 before:w-2 before:bg-brand',
                    )}
                    onClick={() => go(draftOf(list))}
                  >
                    <span className={cn('min-w-0 break-words', list.id === draft?.id && 'font-semibold')}>
                      {list.name}
                      {usersOf ? (
                        <span className="block text-small font-normal text-ink-2">
                          <ListUsersCount users={usersOf(list.id)} />
                        </span>
                      ) : null}
                    </span>
                    <span className="shrink-0 text-ink-2 tabular-nums">
                      {integer(list.contractLegalEntitiesIds.length)}
                      <span className="sr-only"> {t('contracts.lists.entities')}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="min-w-0 py-16">
        {draft ? (
          <ListForm
            key={draft.id ?? 'new'}
            {...{ draft, entities, editable, before, isSaving, conflict }}
            users={draft.id === null ? NOBODY : (usersOf?.(draft.id) ?? NOBODY)}
            onSettle={settle}
            onChange={setDraft}
            onApply={() => void apply()}
            onCancel={() => (current ? open(draftOf(current)) : go(null))}
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
          onConfirm={() => open(wanted.draft)}
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
            const { isDeleted } = await onDelete(deleted);
            if (isDeleted) open(null);
          }}
        />
      ) : null}
    </div>
  );
}
