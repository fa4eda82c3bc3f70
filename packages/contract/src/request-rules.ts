/** Rules of requests that server and interface share; no schema here, so that the portal takes them without zod. */

/** REQ-035. */
export const REQUEST_STATES = [
  'ACTION_REQUIRED',
  'INPROGRESS',
  'TO_CLOSE',
  'PROCESSED',
  'CLOSED',
  'CANCELED',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** REQ-034. */
export const REQUEST_TYPES = ['DOCUMENT', 'ACTION', 'SIGNATURE', 'SERVICE_ACTION'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** RDET-075. */
export const PARTICIPANT_ROLES = ['CLIENT_USER', 'BANK_USER', 'DIGIPASS_MANAGER', 'OTHER'] as const;
export type ParticipantRole = (typeof PARTICIPANT_ROLES)[number];

/** Filters of the Last requests widget (WID-039 to WID-041, DATA-014). */
export const LAST_REQUESTS_FILTERS = ['DEFAULT', 'FAVORITE', 'ACTION_REQUIRED'] as const;
export type LastRequestsFilter = (typeof LAST_REQUESTS_FILTERS)[number];

/** Contents of the board's tabs (REQ-002 to REQ-004); the favourite tab holds any state. */
export const IN_PROGRESS_STATES = ['ACTION_REQUIRED', 'INPROGRESS'] as const satisfies RequestState[];
export const TO_CLOSE_STATES = ['TO_CLOSE'] as const satisfies RequestState[];
export const CLOSED_STATES = ['PROCESSED', 'CLOSED', 'CANCELED'] as const satisfies RequestState[];

/** States in which somebody may still be asked to act: open, or waiting for its closure. */
export const RUNNING_STATES = [...IN_PROGRESS_STATES, ...TO_CLOSE_STATES] as const satisfies RequestState[];

/**
 * Who must act next, as one reader sees it: the reader, somebody else of the client's side, somebody else of the bank, or
 * nobody, as the request is over.
 */
export const TURN_HOLDERS = ['you', 'client', 'bank', 'nobody'] as const;
export type TurnHolder = (typeof TURN_HOLDERS)[number];

/** What is to be done, the most pressing first: of several acts a person owes, the first is the one that is named. */
export const TURN_VERBS = [
  'sign',
  'validate',
  'addDocuments',
  'answer',
  'confirmClosure',
  'process',
] as const;
export type TurnVerb = (typeof TURN_VERBS)[number];

/** The turn of a request for one reader; the server derives it (docs/decisions/0017-state-of-a-request.md). */
export interface RequestTurn {
  holder: TurnHolder;
  /** What the holder must do; null for nobody. */
  verb: TurnVerb | null;
  /** Since when it waits for that, ISO 8601, UTC; null for nobody. */
  since: string | null;
  /** How many documents the reader has to sign, validate or bring again; 0 where there is nothing to count. */
  count: number;
}

/**
 * The state of a request as one reader sees it: an open request is ACTION_REQUIRED for those whose turn it is and
 * INPROGRESS for everybody else; the other states are the same for all.
 */
export function shownState(state: RequestState, { holder }: Pick<RequestTurn, 'holder'>): RequestState {
  if (!isOpen(state)) return state;
  return holder === 'you' ? 'ACTION_REQUIRED' : 'INPROGRESS';
}

/** Tabs of the board as the export names them (REQ-001, REQ-022). */
export const REQUEST_FILTER_TYPES = ['IN_PROGRESS', 'TO_CLOSE', 'CLOSED', 'FAVORITE'] as const;
export type RequestFilterType = (typeof REQUEST_FILTER_TYPES)[number];

/** The states of each tab; the favourites have none of their own (REQ-002 to REQ-005). */
export const TAB_STATES: Record<RequestFilterType, readonly RequestState[] | undefined> = {
  IN_PROGRESS: IN_PROGRESS_STATES,
  TO_CLOSE: TO_CLOSE_STATES,
  CLOSED: CLOSED_STATES,
  FAVORITE: undefined,
};

/** What the list of requests may be ordered by: the columns of the board (REQ-015). */
export const REQUEST_ORDERS = [
  'state',
  'title',
  'service',
  'legalEntities',
  'createdBy',
  'createdAt',
  'updatedAt',
  'contract',
  'internalIds',
] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

/** Columns of the board whose filter counts the requests of each value. */
export const REQUEST_COLUMN_FACETS = ['state', 'service', 'legalEntities'] as const;

/** Filters of the list of requests that count the requests of each value. */
export const REQUEST_FACETS = [...REQUEST_COLUMN_FACETS, 'quickClosing'] as const;
export type RequestFacet = (typeof REQUEST_FACETS)[number];

/** Columns and filters that only the bank has (REQ-014). */
export const INTERNAL_REQUEST_FIELDS = ['contract', 'internalIds'] as const;

/**
 * Place of a state in the order of the board (REQ-026, REQ-027): the open ones first. It is the order of
 * {@link REQUEST_STATES}: TO_CLOSE stands between the open and the closed ones.
 */
export function stateRank(state: RequestState): number {
  return REQUEST_STATES.indexOf(state);
}

/** Whether a request is open: somebody is asked for something, or the bank works on it. */
export function isOpen(state: RequestState): boolean {
  return state === 'ACTION_REQUIRED' || state === 'INPROGRESS';
}

/** REQ-036: completed means closed or cancelled; a processed request is not completed. */
export function isCompleted(state: RequestState): boolean {
  return state === 'CLOSED' || state === 'CANCELED';
}

/** Header by which GET /requests answers with summaries alone, as the board wants them. */
export const PREFER_MINIMAL = { prefer: 'return=minimal' } as const;

/** Most requests that GET /requests answers with in full. */
export const FULL_REQUESTS_LIMIT = 100;

/** Most requests that one call closes, all or none of them (REQ-019); more go in several calls. */
export const QUICK_CLOSING_LIMIT = 500;

/** What the board orders by. */
export interface BoardRow {
  unseen: boolean;
  state: RequestState;
  updatedAt: string;
}

/** Order of the board: unseen first, then by state, then the most recently updated (REQ-025 to REQ-028). */
export function byBoardOrder(a: BoardRow, b: BoardRow): number {
  return (
    Number(b.unseen) - Number(a.unseen) ||
    stateRank(a.state) - stateRank(b.state) ||
    b.updatedAt.localeCompare(a.updatedAt)
  );
}

/** Who asked for the closure of a request, as one person sees it. */
export type ClosureAsker = 'self' | 'ownAudience' | 'otherAudience';

/** What decides the rights of one person on one request. */
export interface RequestAccess {
  state: RequestState;
  isInternal: boolean;
  /** Bank administrator: acts on any request of the bank. */
  isAdmin: boolean;
  /** Active participant of the request. */
  isParticipant: boolean;
  /** Created the request. */
  isAuthor: boolean;
  /** Somebody else who takes part has something to do in it. */
  waitsForOthers: boolean;
  /** Who asked for the closure that is pending; null when the request is not in TO_CLOSE. */
  closureAsker: ClosureAsker | null;
  /** Somebody else than the author has written in it, brought a document, or was asked to sign. */
  isAnswered: boolean;
  /** The messaging of requests linked to CCM is switched off by a feature flag (RDET-064). */
  isMessagingBlocked: boolean;
}

/** Rights flags of a request (DATA-027). */
export interface RequestRightsFlags {
  canWriteMessage: boolean;
  canReOpen: boolean;
  canRefuseToClose: boolean;
  canCancel: boolean;
  canRemind: boolean;
  canClose: boolean;
  canToClose: boolean;
  canDelete: boolean;
  canUploadDocument: boolean;
  canAddParticipants: boolean;
  canManageTags: boolean;
}

/** What decides whether one person confirms the closure of a request. */
export type ClosureAccess = Pick<
  RequestAccess,
  'state' | 'closureAsker' | 'isParticipant' | 'isInternal' | 'isAdmin'
>;

const isBankAdmin = ({ isInternal, isAdmin }: ClosureAccess): boolean => isInternal && isAdmin;

/** Participants and bank administrators may act; people who may only read may not. */
const mayAct = (access: ClosureAccess): boolean => access.isParticipant || isBankAdmin(access);

/** The side that did not ask for the closure confirms it; where it stays silent, a bank administrator who did not ask. */
const confirmsClosure = (access: ClosureAccess): boolean =>
  access.state === 'TO_CLOSE' &&
  mayAct(access) &&
  (access.closureAsker === 'otherAudience' || (isBankAdmin(access) && access.closureAsker !== 'self'));

/**
 * The rights of one person on one request: the only place that decides them (RDET-019 to RDET-040).
 *
 * Participants may act; people who may only read (a client administrator who does not take part) may not.
 * Open: write, upload, add people, ask for closure; the author cancels, and
 * reminds those whose turn it is. TO_CLOSE: the side that did not ask for
 * the closure closes or refuses it, whoever asked may withdraw it. Completed: reopen only. The author deletes what nobody
 * has answered yet: an exchange is never erased by one of its sides.
 */
export function requestRights(access: RequestAccess): RequestRightsFlags {
  const { state, isAuthor, closureAsker, isInternal } = access;
  const acts = mayAct(access);
  const opened = isOpen(state);
  const runs = opened || state === 'TO_CLOSE';
  const confirms = confirmsClosure(access);
  return {
    canWriteMessage: acts && runs && !access.isMessagingBlocked,
    canUploadDocument: acts && opened && !access.isMessagingBlocked,
    canAddParticipants: acts && runs,
    canCancel: acts && isAuthor && opened,
    canRemind: acts && isAuthor && opened && access.waitsForOthers,
    // Asks for closure while open; withdraws one's own demand while it waits (RDET-022, RDET-040).
    canToClose: acts && (opened || (state === 'TO_CLOSE' && closureAsker === 'self')),
    canRefuseToClose: confirms,
    // The bank closes what it has processed; a demand for closure is closed by the other side.
    canClose: confirms || (acts && isInternal && (opened || state === 'PROCESSED')),
    canReOpen: acts && !runs,
    canDelete: acts && isAuthor && opened && !access.isAnswered,
    canManageTags: acts && isInternal,
  };
}

/**
 * Whether one person can close a request by the quick closing of the board, or why not: the other side has still to confirm
 * it, or the person takes no part in it (REQ-019).
 */
export const QUICK_CLOSINGS = ['possible', 'otherAudience', 'readOnly'] as const;
export type QuickClosing = (typeof QUICK_CLOSINGS)[number];

/** What {@link requestRights} gives of the closure, for a row of the board; null where no closure is asked for. */
export function quickClosing(access: ClosureAccess): QuickClosing | null {
  if (access.state !== 'TO_CLOSE') return null;
  if (!mayAct(access)) return 'readOnly';
  return confirmsClosure(access) ? 'possible' : 'otherAudience';
}

/** Target state of each act on a request (RDET-019 to RDET-023, RDET-029) and the right that allows it. */
export const REQUEST_ACTS = {
  cancel: { to: 'CANCELED', right: 'canCancel' },
  close: { to: 'CLOSED', right: 'canClose' },
  requestClosure: { to: 'TO_CLOSE', right: 'canToClose' },
  cancelClosure: { to: 'INPROGRESS', right: 'canToClose' },
  refuseClosure: { to: 'INPROGRESS', right: 'canRefuseToClose' },
  reopen: { to: 'INPROGRESS', right: 'canReOpen' },
} as const satisfies Record<string, { to: RequestState; right: keyof RequestRightsFlags }>;
export type RequestAct = keyof typeof REQUEST_ACTS;

/** States that an act leads to; the others follow from what happens. */
export const ASKED_STATES = ['INPROGRESS', 'TO_CLOSE', 'CLOSED', 'CANCELED'] as const;
export type AskedState = (typeof REQUEST_ACTS)[RequestAct]['to'];

/** Acts offered to someone with these rights while the request is in this state. */
export function allowedActs(state: RequestState, rights: RequestRightsFlags): RequestAct[] {
  const inState = (act: RequestAct): boolean => {
    if (act === 'requestClosure') return isOpen(state);
    if (act === 'cancelClosure' || act === 'refuseClosure') return state === 'TO_CLOSE';
    return REQUEST_ACTS[act].to !== state;
  };
  return (Object.keys(REQUEST_ACTS) as RequestAct[]).filter(
    (act) => rights[REQUEST_ACTS[act].right] && inState(act),
  );
}

/** An act as a screen offered it. */
export interface OfferedAct {
  act: RequestAct;
  /** State in which the screen showed the request. */
  from: RequestState;
}

/**
 * Whether an act that a screen offered has lost its sense, because the request has since gone from running to waiting for
 * its closure, or to being over, or back: refusing a closure would reopen what was closed, accepting one would close what
 * goes on. Within one of the three the act means the same, whatever the state is called.
 */
export function isOutdated({ from }: OfferedAct, state: RequestState): boolean {
  const phases: readonly (readonly RequestState[])[] = [IN_PROGRESS_STATES, TO_CLOSE_STATES, CLOSED_STATES];
  return !phases.some((states) => states.includes(from) && states.includes(state));
}

/** Tabs of a request, as the query parameter `tab` writes them (RDET-001). */
export const REQUEST_TABS = ['documents', 'messages', 'signature'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

/** What of a tab an address leads to, as its fragment writes it: where the reader does what is asked of them. */
export const REQUEST_PARTS = { answer: 'message', addDocuments: 'add', validate: 'validate' } as const;

/** What decides which tabs a request has. */
export interface RequestKind {
  type: RequestType;
  hasElectronicSignature: boolean;
}

/** The tab a request opens with (RDET-002 to RDET-005). */
export function defaultTab({ type, hasElectronicSignature }: RequestKind): RequestTab {
  if (hasElectronicSignature) return 'signature';
  return type === 'DOCUMENT' ? 'documents' : 'messages';
}

/** The tabs of a request: a signature tab only where something is signed. */
export function tabsOf({ type, hasElectronicSignature }: RequestKind): RequestTab[] {
  const signs = hasElectronicSignature || type === 'SIGNATURE';
  return REQUEST_TABS.filter((tab) => tab !== 'signature' || signs);
}

/** The query key under which the interface keeps the envelopes of a request (SIGN-039). */
export const requestSignaturesKey = (requestId: string) => ['requests', requestId, 'signatures'] as const;
