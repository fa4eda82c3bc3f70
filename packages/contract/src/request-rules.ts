/** Rules of requests shared by server and interface; no schemas here, so that the portal does not load zod. */

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

/** States shown in the board’s tabs (REQ-002 to REQ-004); the favourites tab shows any state. */
export const IN_PROGRESS_STATES = ['ACTION_REQUIRED', 'INPROGRESS'] as const satisfies RequestState[];
export const TO_CLOSE_STATES = ['TO_CLOSE'] as const satisfies RequestState[];
export const CLOSED_STATES = ['PROCESSED', 'CLOSED', 'CANCELED'] as const satisfies RequestState[];

/** States in which somebody may still have to act: open, or waiting for closure. */
export const RUNNING_STATES = [...IN_PROGRESS_STATES, ...TO_CLOSE_STATES] as const satisfies RequestState[];

/**
 * Who must act next, from the point of view of one reader: the reader, somebody else on the client’s side, somebody
 * else at the bank, or nobody because the request is over.
 */
export const TURN_HOLDERS = ['you', 'client', 'bank', 'nobody'] as const;
export type TurnHolder = (typeof TURN_HOLDERS)[number];

/** What has to be done, most urgent first: if a user must do several things, the first of them is shown. */
export const TURN_VERBS = [
  'sign',
  'validate',
  'addDocuments',
  'answer',
  'confirmClosure',
  'process',
] as const;
export type TurnVerb = (typeof TURN_VERBS)[number];

/** The turn of a request for one reader, derived by the server (docs/decisions/0017-state-of-a-request.md). */
export interface RequestTurn {
  holder: TurnHolder;
  /** What the holder must do; null for `nobody`. */
  verb: TurnVerb | null;
  /** Since when the request waits for that, ISO 8601, UTC; null for `nobody`. */
  since: string | null;
  /** Number of documents that the reader has to sign, validate or replace; 0 if there is nothing to count. */
  count: number;
}

/**
 * Returns the state of a request as shown to one reader: an open request is ACTION_REQUIRED for users whose turn it is
 * and INPROGRESS for everybody else; the other states are the same for all.
 */
export function shownState(state: RequestState, { holder }: Pick<RequestTurn, 'holder'>): RequestState {
  if (!isOpen(state)) return state;
  return holder === 'you' ? 'ACTION_REQUIRED' : 'INPROGRESS';
}

/** Tabs of the board as the export names them (REQ-001, REQ-022). */
export const REQUEST_FILTER_TYPES = ['IN_PROGRESS', 'TO_CLOSE', 'CLOSED', 'FAVORITE'] as const;
export type RequestFilterType = (typeof REQUEST_FILTER_TYPES)[number];

/** States of each tab; the favourites tab is not restricted to any (REQ-002 to REQ-005). */
export const TAB_STATES: Record<RequestFilterType, readonly RequestState[] | undefined> = {
  IN_PROGRESS: IN_PROGRESS_STATES,
  TO_CLOSE: TO_CLOSE_STATES,
  CLOSED: CLOSED_STATES,
  FAVORITE: undefined,
};

/** Fields by which the list of requests can be ordered: the columns of the board (REQ-015). */
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

/** Columns of the board whose filter shows the number of requests per value. */
export const REQUEST_COLUMN_FACETS = ['state', 'service', 'legalEntities'] as const;

/** Filters of the list of requests that show the number of requests per value. */
export const REQUEST_FACETS = [...REQUEST_COLUMN_FACETS, 'quickClosing'] as const;
export type RequestFacet = (typeof REQUEST_FACETS)[number];

/** Columns and filters that only bank users have (REQ-014). */
export const INTERNAL_REQUEST_FIELDS = ['contract', 'internalIds'] as const;

/**
 * Returns the rank of a state in the order of the board (REQ-026, REQ-027), open states first. It is the order of
 * {@link REQUEST_STATES}: TO_CLOSE is between the open and the closed states.
 */
export function stateRank(state: RequestState): number {
  return REQUEST_STATES.indexOf(state);
}

/** Whether a request is open: somebody has to act, or the bank is working on it. */
export function isOpen(state: RequestState): boolean {
  return state === 'ACTION_REQUIRED' || state === 'INPROGRESS';
}

/** REQ-036: completed means closed or cancelled; a processed request is not completed. */
export function isCompleted(state: RequestState): boolean {
  return state === 'CLOSED' || state === 'CANCELED';
}

/** Header that makes GET /requests return summaries only, as the board needs them. */
export const PREFER_MINIMAL = { prefer: 'return=minimal' } as const;

/** Maximum number of requests that GET /requests returns in full. */
export const FULL_REQUESTS_LIMIT = 100;

/** Maximum number of requests closed by one call, all or none of them (REQ-019); more take several calls. */
export const QUICK_CLOSING_LIMIT = 500;

/** Fields by which the board is ordered. */
export interface BoardRow {
  unseen: boolean;
  state: RequestState;
  updatedAt: string;
}

/** Compares rows of the board: unseen first, then by state, then most recently updated first (REQ-025 to REQ-028). */
export function byBoardOrder(a: BoardRow, b: BoardRow): number {
  return (
    Number(b.unseen) - Number(a.unseen) ||
    stateRank(a.state) - stateRank(b.state) ||
    b.updatedAt.localeCompare(a.updatedAt)
  );
}

/** Who requested the closure of a request, from the point of view of one user. */
export type ClosureAsker = 'self' | 'ownAudience' | 'otherAudience';

/** Facts that decide the rights of one user to one request. */
export interface RequestAccess {
  state: RequestState;
  isInternal: boolean;
  /** Bank administrator: may act on any request of the bank. */
  isAdmin: boolean;
  /** Active participant of the request. */
  isParticipant: boolean;
  /** Created the request. */
  isAuthor: boolean;
  /** Another participant has to act. */
  waitsForOthers: boolean;
  /** Who requested the pending closure; null if the request is not in TO_CLOSE. */
  closureAsker: ClosureAsker | null;
  /** Somebody of the client still takes part and can confirm a closure. */
  hasClients: boolean;
  /** Somebody other than the author has written a message, added a document, or was asked to sign. */
  isAnswered: boolean;
  /** Messaging in requests linked to CCM is disabled by a feature flag (RDET-064). */
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

/** Facts that decide whether a user may confirm the closure of a request. */
export type ClosureAccess = Pick<
  RequestAccess,
  'state' | 'closureAsker' | 'hasClients' | 'isParticipant' | 'isInternal' | 'isAdmin'
>;

/** The facts about a user that decide whether they may act on a request at all. */
type ActorAccess = Pick<RequestAccess, 'isParticipant' | 'isInternal' | 'isAdmin'>;

const isBankAdmin = ({ isInternal, isAdmin }: ActorAccess): boolean => isInternal && isAdmin;

/** Participants and bank administrators may act; users with read-only access may not. */
const mayAct = (access: ActorAccess): boolean => access.isParticipant || isBankAdmin(access);

/** Whether a user may change the tags of a request; part of {@link requestRights}. */
export const managesTags = (access: ActorAccess): boolean => mayAct(access) && access.isInternal;

/**
 * The side that did not request the closure confirms it; so can a bank administrator who did not request it, and when
 * nobody of the client is left, any other participant of the bank.
 */
const confirmsClosure = (access: ClosureAccess): boolean =>
  access.state === 'TO_CLOSE' &&
  mayAct(access) &&
  (access.closureAsker === 'otherAudience' ||
    (access.closureAsker !== 'self' && access.isInternal && (access.isAdmin || !access.hasClients)));

/**
 * Returns the rights of one user to one request: the only place that decides them (RDET-019 to RDET-040).
 *
 * Participants may act; users with read-only access (a client administrator who is not a participant) may not. Open:
 * write, upload, add people, request closure; the author may cancel and remind those whose turn it is. TO_CLOSE: the
 * side that did not request the closure closes or refuses it, the requester may withdraw it. Completed: reopen only.
 * The author may delete a request that nobody has answered: neither side can erase an exchange.
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
    // Request closure while open; withdraw one’s own closure request while it is pending (RDET-022, RDET-040).
    canToClose: acts && (opened || (state === 'TO_CLOSE' && closureAsker === 'self')),
    canRefuseToClose: confirms,
    // The bank closes what it has processed; a requested closure is confirmed by the other side.
    canClose: confirms || (acts && isInternal && (opened || state === 'PROCESSED')),
    canReOpen: acts && !runs,
    canDelete: acts && isAuthor && opened && !access.isAnswered,
    canManageTags: managesTags(access),
  };
}

/**
 * Whether a user can close a request with the quick closing of the board, or why not: the other side has to confirm it,
 * or the user is not a participant (REQ-019).
 */
export const QUICK_CLOSINGS = ['possible', 'otherAudience', 'readOnly'] as const;
export type QuickClosing = (typeof QUICK_CLOSINGS)[number];

/** Returns the closure part of {@link requestRights} for a row of the board; null if no closure is requested. */
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

/** States that an act leads to; the other states result from events. */
export const ASKED_STATES = ['INPROGRESS', 'TO_CLOSE', 'CLOSED', 'CANCELED'] as const;
export type AskedState = (typeof REQUEST_ACTS)[RequestAct]['to'];

/** Returns the acts offered to a user with these rights while the request is in this state. */
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

/** An act as offered by a screen. */
export interface OfferedAct {
  act: RequestAct;
  /** State in which the screen showed the request. */
  from: RequestState;
}

/**
 * Whether an offered act is outdated because the request has since moved to another phase (running, waiting for
 * closure, over): refusing a closure would reopen a closed request, accepting one would close a running request. Within
 * one phase the act has the same effect in every state.
 */
export function isOutdated({ from }: OfferedAct, state: RequestState): boolean {
  const phases: readonly (readonly RequestState[])[] = [IN_PROGRESS_STATES, TO_CLOSE_STATES, CLOSED_STATES];
  return !phases.some((states) => states.includes(from) && states.includes(state));
}

/** Tabs of a request, as the query parameter `tab` writes them (RDET-001). */
export const REQUEST_TABS = ['documents', 'messages', 'signature'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

/** URL fragments of the parts of a tab where the reader has to act. */
export const REQUEST_PARTS = { answer: 'message', addDocuments: 'add', validate: 'validate' } as const;

/** Facts that decide which tabs a request has. */
export interface RequestKind {
  type: RequestType;
  hasElectronicSignature: boolean;
}

/** Returns the tab that a request opens with (RDET-002 to RDET-005). */
export function defaultTab({ type, hasElectronicSignature }: RequestKind): RequestTab {
  if (hasElectronicSignature) return 'signature';
  return type === 'DOCUMENT' ? 'documents' : 'messages';
}

/** Returns the tabs of a request; the signature tab only if something is signed. */
export function tabsOf({ type, hasElectronicSignature }: RequestKind): RequestTab[] {
  const signs = hasElectronicSignature || type === 'SIGNATURE';
  return REQUEST_TABS.filter((tab) => tab !== 'signature' || signs);
}

/** Returns the query key under which the interface caches the envelopes of a request (SIGN-039). */
export const requestSignaturesKey = (requestId: string) => ['requests', requestId, 'signatures'] as const;
