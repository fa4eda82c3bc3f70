import type { Audience } from '@atrium/contract/audience';
import type { RequestState as StateCode, RequestTurn } from '@atrium/contract/request-rules';
import type { StateName } from '../../foundations/index.js';
import { useStrings } from '../../foundations/index.js';
import { State, type StateProps } from '../../data/state/index.js';

const MARKS: Record<StateCode, StateName> = {
  ACTION_REQUIRED: 'action',
  INPROGRESS: 'progress',
  TO_CLOSE: 'submitted',
  PROCESSED: 'done',
  CLOSED: 'done',
  CANCELED: 'cancelled',
};

/** A state, and whose turn it is according to the server; absent for a past state of the request. */
export interface StateOfRequest {
  state: StateCode;
  turn?: Pick<RequestTurn, 'holder' | 'verb'> | undefined;
}

export interface RequestStateProps
  extends Omit<StateProps, 'name' | 'turn' | 'tone' | 'children'>, StateOfRequest {
  /** Whether the user belongs to the bank or the client: amber is used only for clients. */
  audience?: Audience;
}

/** Returns the mark and the text to show: the action due, whose turn it is, or the state. */
function shownAs({ state, turn }: StateOfRequest, audience: Audience) {
  if (turn?.holder === 'you' && turn.verb) return { mark: 'action', key: `data.turn.${turn.verb}` } as const;
  if (turn?.holder === audience) return { mark: 'colleague', key: 'requestSummary.turn.colleague' } as const;
  const isOpen = state === 'ACTION_REQUIRED' || state === 'INPROGRESS';
  const isWithClient = turn ? turn.holder === 'client' : state === 'ACTION_REQUIRED';
  if (audience === 'bank' && isOpen && isWithClient)
    return { mark: 'progress', key: 'requestSummary.turn.withClient' } as const;
  return { mark: MARKS[state], key: `requestSummary.state.${state}` } as const;
}

/**
 * The state of a request as mark and text (direction, section 4): the action due if it is the user's turn, “With a
 * colleague” if somebody else on their side must act, otherwise the state.
 */
export function RequestState({ state, turn, audience = 'client', ...props }: RequestStateProps) {
  const t = useStrings();
  const { mark, key } = shownAs({ state, turn }, audience);
  return (
    <State name={mark} {...(audience === 'bank' && { tone: 'plain' })} {...props}>
      {t(key)}
    </State>
  );
}

/** Returns the text of a state for places without a mark, such as filters and announcements. */
export function useRequestStateLabel(): (state: StateCode) => string {
  const t = useStrings();
  return (state) => t(`requestSummary.state.${state}`);
}

/** Returns the text of {@link RequestState} for places without a mark, such as cell text and figures. */
export function useRequestStateText(audience: Audience): (request: StateOfRequest) => string {
  const t = useStrings();
  return (request) => t(shownAs(request, audience).key);
}
