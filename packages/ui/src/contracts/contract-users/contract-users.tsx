import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ContractUser } from '@atrium/contract/contract-users';
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { Button } from '../../controls/button/index.js';
import { DataGrid, type GridSelection, type GridState } from '../../data/grid/index.js';
import { AskWhy, Banner, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, lazyPart, useStrings } from '../../foundations/index.js';
import type { SavedRights } from '../../rights-matrix/index.js';
import { CopyDock } from './copy-dock.js';
import { ModeBars } from './mode-bars.js';
import {
  nameOf,
  type ActivityState,
  type ContactSearch,
  type TransferHost,
  type UserActions,
  type UserRules,
  type UsersMode,
  type UsersState,
} from './types.js';
import { UserCard } from './user-card.js';
import { UsersContext, type UsersContextValue } from './users-context.js';
import { UsersToolbar } from './users-toolbar.js';
import { preloadFields } from './user-fields.js';
import { useCopy } from './use-copy.js';
import { useUserColumns } from './use-user-columns.js';
import { useUserEdit } from './use-user-edit.js';
import { useUserWords } from './use-user-words.js';

/** Loaded when first opened. */
const UserDetails = lazyPart(async () => (await import('./user-details.js')).UserDetails);
const HomepageWarning = lazyPart(async () => (await import('./user-dialogs.js')).HomepageWarning);
const OsaTransfer = lazyPart(async () => (await import('./osa-transfer.js')).OsaTransfer);
const Removal = lazyPart(async () => (await import('./user-dialogs.js')).Removal);
const EditConflict = lazyPart(async () => (await import('./user-dialogs.js')).EditConflict);
const CopiesConflict = lazyPart(async () => (await import('./user-dialogs.js')).CopiesConflict);
const UndoBanner = lazyPart(
  async () => (await import('../../rights-matrix/contract-rights/internal.js')).UndoBanner,
);
const UnsavedChanges = lazyPart(
  async () => (await import('../../overlays/unsaved-changes/index.js')).UnsavedChanges,
);

/** Row height in px, and rows shown at once; with its header the grid is at most 1,100 px high (CUSR-015, CUSR-016). */
const ROW_HEIGHT = 100;
/** Row height in px for an outsourced service, whose rows have one line. */
const OSA_ROW_HEIGHT = 56;
const ROWS = 10;

export interface ContractUsersProps extends Omit<ComponentProps<'div'>, 'children'>, UserRules, UserActions {
  /** Whether the users are loading, refused, failed or available. */
  state: UsersState;
  /** Allows adding, changing and removing users; otherwise the tab is read-only. */
  editable: boolean;
  /** Id of the user whose details are open. */
  opened: string | null;
  /** Called to open the details of a user; null closes them. */
  onOpen: (id: string | null) => void;
  /** Sign-ins of the user whose details are open (CUSR-037). */
  activity?: ActivityState | undefined;
  /** Search for people who can be added (CUSR-019). */
  contacts: ContactSearch;
  /** The last copy of rights or of lists, as long as it can be undone. */
  copied?: SavedRights | undefined;
  /** Transfer to another contract; only for users of outsourced services, otherwise absent. */
  transfer?: TransferHost | undefined;
  /** Called when unsaved changes exist or are gone, since leaving would lose them. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** Explains why the users cannot be seen, why they cannot be changed, or why the user cannot change their own row. */
  onAskWhy?: ((about: 'refusal' | 'readOnly' | 'ownRow') => void) | undefined;
}

const NONE: readonly never[] = [];
const idOf = ({ id }: ContractUser) => id;
const card = ({ row }: { row: ContractUser }) => <UserCard user={row} />;

/**
 * The users of a contract and their rights (CUSR-001 to CUSR-037): a grid with one row edited at a time, a details
 * panel, adding users, and copying rights or lists to several users.
 */
export function ContractUsers({
  state,
  kind,
  callerId,
  consultOf,
  whyKept,
  statuses,
  roles,
  editable,
  opened,
  onOpen,
  activity,
  contacts,
  transfer,
  copied,
  onAdd,
  onSave,
  onSetRights,
  onRemove,
  removalPreviewOf,
  onUnsavedChange,
  onAskWhy,
  className,
  ref,
  ...props
}: ContractUsersProps) {
  const t = useStrings();
  const isReady = state.status === 'ready';
  const users = isReady ? state.users : NONE;
  const services = isReady ? state.services : NONE;
  const lists = isReady ? state.lists : NONE;
  const words = useUserWords(services, lists, consultOf);
  const columns = useUserColumns({ kind, statuses, roles }, words);
  const edit = useUserEdit(onSave, services);
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const [entered, setEntered] = useState<{ mode: UsersMode }>({ mode: 'none' });
  const { mode } = entered;
  const [gridState, setGridState] = useState<Partial<GridState>>({
    columnPinning: { start: ['name'], end: ['actions'] },
  });
  /** The users that pass the search; null until the grid has told them. */
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  const [checked, setChecked] = useState<readonly string[]>(NONE);
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  /** Users in the open transfer dialog. */
  const [moving, setMoving] = useState<readonly ContractUser[] | null>(null);
  const [removed, setRemoved] = useState<ContractUser | null>(null);
  /** Name of a user who was removed from the contract while being edited. */
  const [gone, setGone] = useState<string | null>(null);
  /** Action that waits for the user to confirm losing unsaved changes. */
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const [hasChosen, setChosen] = useState(false);

  const enterMode = (next: UsersMode) => {
    setEntered({ mode: next });
    setChecked(NONE);
    setSourceId(null);
    setChosen(false);
  };
  const isCurrent = useLatest((one: typeof entered) => one === entered);
  const leaveMode = () => {
    // A slow call may end after its mode was left: what is open by then stays.
    if (!isCurrent(entered)) return;
    root.current?.querySelector<HTMLElement>(`[data-mode="${mode}"]`)?.focus();
    enterMode('none');
  };
  const copy = useCopy(onSetRights, leaveMode);
  /** A dialog removed a user from the contract: the row whose button opened the dialog now shows another user. */
  const hasLeft = useRef(false);
  const focusUsers = (event: Event) => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const target = find('[aria-colindex][tabindex="0"]') ?? find('li button') ?? find('input');
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };

  const { edited } = edit;
  if (isReady && edited && !edited.isSaving && users.every(({ id }) => id !== edited.base.id)) {
    setGone(nameOf(edited.base));
    edit.reset();
  }
  useEffect(() => {
    if (isReady && editable) preloadFields();
  }, [isReady, editable]);
  const isUnsaved = edit.isChanged || hasChosen;
  const tell = useLatest(onUnsavedChange);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);

  /** Runs an action that discards unsaved changes; asks for confirmation first if there are any. */
  const giveUp = (act: () => void) => {
    setGone(null);
    const go = () => {
      edit.reset();
      act();
    };
    if (isUnsaved) setWanted(() => go);
    else go();
  };
  const moves = transfer !== undefined && editable;
  /** Changed in the details, which are closed without a question when the address changes, as by a look at another tab. */
  const waiting =
    edit.isChanged && edited?.in === 'panel' && edited.base.id !== opened ? edited.base : undefined;
  const left = moving?.filter(({ id }) => users.every((user) => user.id !== id)) ?? NONE;
  const openedUser = users.find(({ id }) => id === opened);
  const show = (id: string | null) => {
    const isPanel = edited?.in === 'panel' && edited.base.id !== id;
    if (isPanel) giveUp(() => onOpen(id));
    else onOpen(id);
  };
  const guarded = {
    ...edit,
    begin: (...begun: Parameters<typeof edit.begin>) => giveUp(() => edit.begin(...begun)),
  };
  const context: UsersContextValue = {
    kind,
    callerId,
    consultOf,
    whyKept,
    statuses,
    roles,
    editable,
    services,
    lists,
    words,
    mode,
    edit: guarded,
    remove: setRemoved,
    transfer: moves ? (user) => setMoving([user]) : undefined,
    open: ({ id }) => show(id),
    askWhyOwn: onAskWhy && (() => onAskWhy('ownRow')),
  };

  const isCopying = mode === 'COPY_USERS' || mode === 'COPY_ENTITIES_LIST';
  const whyFixed = useCallback(
    (user: ContractUser) =>
      user.id === callerId
        ? t('contractUsers.ownRow')
        : user.id === sourceId
          ? t('contractUsers.copyUsers.isSource')
          : !isCopying && user.clientRole === 'ADMIN'
            ? t('contractUsers.transfer.admin', { name: nameOf(user) })
            : undefined,
    [t, callerId, sourceId, isCopying],
  );
  const follow = useCallback(
    (_count: number, _rows: unknown, matches: () => ContractUser[]) => setShown(new Set(matches().map(idOf))),
    [],
  );
  const select = useCallback((selection: GridSelection<ContractUser>) => setChecked(selection.ids()), []);
  if (state.status === 'loading') return <SkeletonRows rows={8} className={cn('pt-16', className)} />;
  if (state.status === 'refused')
    return (
      <Empty
        className={cn('pt-24', className)}
        title={t('contractUsers.refused.title')}
        help={t('contractUsers.refused.help')}
        action={onAskWhy ? <AskWhy onAsk={() => onAskWhy('refusal')} /> : undefined}
      />
    );
  if (state.status === 'error') {
    const { status: _status, ...error } = state;
    return <ErrorState className={cn('pt-24', className)} title={t('contractUsers.failed')} {...error} />;
  }
  return (
    <UsersContext value={context}>
      <div ref={rootRef} className={cn('flex items-stretch', className)} {...props}>
        <div className="min-w-0 flex-1 pb-24">
          <UsersToolbar
            search={gridState.globalFilter ?? ''}
            onSearchChange={(globalFilter) => setGridState((old) => ({ ...old, globalFilter }))}
            shown={shown?.size ?? users.length}
            total={users.length}
            mode={mode}
            without={kind === 'OSA' ? 'COPY_ENTITIES_LIST' : undefined}
            onTransfer={moves ? () => setMoving(users.filter(({ id }) => checked.includes(id))) : undefined}
            checked={checked.length}
            onModeChange={
              editable ? (next) => giveUp(next === 'none' ? leaveMode : () => enterMode(next)) : undefined
            }
            onAskWhy={onAskWhy && (() => onAskWhy('readOnly'))}
          />
          {gone === null ? null : (
            <Banner
              live="assertive"
              className="mb-12"
              title={t('contractUsers.gone', { name: gone })}
              onClose={() => setGone(null)}
            />
          )}
          {waiting ? (
            <Banner
              live="polite"
              className="mb-12"
              title={t('contractUsers.waiting', { name: nameOf(waiting) })}
              actions={
                <Button size="toolbar" variant="secondary" onClick={() => onOpen(waiting.id)}>
                  {t('contractUsers.showWaiting')}
                </Button>
              }
            />
          ) : null}
          {copied ? (
            <UndoBanner key={copied.until} fallback={null} className="mt-0 mb-12" {...copied} views={root} />
          ) : null}
          <ModeBars
            mode={mode}
            users={users}
            contacts={contacts}
            onAdd={onAdd}
            onChosenChange={setChosen}
            sourceId={sourceId}
            onSourceChange={setSourceId}
            checked={checked}
            shown={shown}
            copy={copy}
            dock={dock}
            onClose={leaveMode}
          />
          <DataGrid
            label={t(kind === 'OSA' ? 'contractUsers.osaLabel' : 'contractUsers.label')}
            rows={users}
            columns={columns}
            getRowId={idOf}
            pinnedRowId={callerId}
            rowHeight={kind === 'OSA' ? OSA_ROW_HEIGHT : ROW_HEIGHT}
            maxRows={ROWS}
            state={gridState}
            onStateChange={setGridState}
            onMatchesChange={follow}
            selectable={isCopying || (moves && mode === 'none')}
            whyFixed={whyFixed}
            selectedIds={checked}
            onSelectionChange={select}
            onRowOpen={({ id }) => {
              // A click between the fields of an edited row opens nothing.
              if (edit.of(id, 'row') === null) show(id);
            }}
            narrow={card}
            empty={<Empty title={t('contractUsers.empty.title')} help={t('contractUsers.empty.help')} />}
            emptyFiltered={
              <Empty title={t('contractUsers.noneFound.title')} help={t('contractUsers.noneFound.help')} />
            }
          />
          {isCopying ? <CopyDock onDock={setDock} /> : null}
        </div>
        {openedUser ? (
          <UserDetails
            key={openedUser.id}
            fallback={null}
            className="ml-24 w-320 shrink-0 lg:w-384"
            user={openedUser}
            activity={activity}
            onClose={() => show(null)}
          />
        ) : null}
      </div>
      {edit.warned ? <HomepageWarning edit={edit} /> : null}
      {edit.conflict ? <EditConflict conflict={edit.conflict} onSettle={edit.settle} /> : null}
      {copy.conflict ? <CopiesConflict conflict={copy.conflict} onSettle={copy.settle} /> : null}
      {moving && transfer ? (
        <OsaTransfer
          users={moving}
          left={left}
          transfer={transfer}
          onDone={() => {
            hasLeft.current = true;
            setMoving(null);
            setChecked(NONE);
          }}
          onClose={() => {
            hasLeft.current = left.length > 0;
            setMoving(null);
          }}
          onCloseAutoFocus={focusUsers}
        />
      ) : null}
      {removed ? (
        <Removal
          user={removed}
          onRemove={async (user) => {
            await onRemove(user);
            hasLeft.current = true;
          }}
          removalPreviewOf={removalPreviewOf}
          onClose={() => setRemoved(null)}
          onCloseAutoFocus={focusUsers}
        />
      ) : null}
      {wanted ? (
        <UnsavedChanges
          open
          onLeave={() => {
            setWanted(null);
            wanted();
          }}
          onStay={() => setWanted(null)}
        />
      ) : null}
    </UsersContext>
  );
}
