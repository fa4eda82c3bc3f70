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

/** A state, and whose turn it is as the server says; without a turn, a state that the request once came to. */
export interface StateOfRequest {
  state: StateCode;
  turn?: Pick<RequestTurn, 'holder' | 'verb'> | undefined;
}

export interface RequestStateProps
  extends Omit<StateProps, 'name' | 'turn' | 'tone' | 'children'>, StateOfRequest {
  /** Who looks: amber is for the side of the client alone. */
  audience?: Audience;
}

/** What is shown: the verb to do, whose turn it is, or the word of the state. */
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
 * The state of a request: mark and word (direction, section 4). The verb to do when it is the person's turn, “With a
 * colleague” when somebody else of their side must act, else the state.
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

/** The words of a state where no mark is possible: filters, announcements. */
export function useRequestStateLabel(): (state: StateCode) => string {
  const t = useStrings();
  return (state) => t(`requestSummary.state.${state}`);
}

/** What {@link RequestState} says, where no mark can stand: cell text, figures. */
export function useRequestStateText(audience: Audience): (request: StateOfRequest) => string {
  const t = useStrings();
  return (request) => t(shownAs(request, audience).key);
}
