import type { RequestState as StateCode, RequestType } from '@atrium/contract/request-rules';
import type { StateName } from '../../foundations/index.js';
import { useStrings } from '../../foundations/index.js';
import { State, type StateProps, type TurnVerb } from '../../data/state/index.js';

const MARKS: Record<StateCode, StateName> = {
  ACTION_REQUIRED: 'action',
  INPROGRESS: 'progress',
  TO_CLOSE: 'submitted',
  PROCESSED: 'done',
  CLOSED: 'done',
  CANCELED: 'cancelled',
};

const VERBS: Record<RequestType, TurnVerb> = {
  SIGNATURE: 'sign',
  DOCUMENT: 'addDocuments',
  ACTION: 'answer',
  SERVICE_ACTION: 'validate',
};

export interface RequestStateProps extends Omit<StateProps, 'name' | 'turn' | 'children'> {
  state: StateCode;
  /** The verb to do follows from the type when it is the client's turn. */
  type: RequestType;
  /** Who looks: for the bank, “Action required” is the client's turn and no verb of their own. */
  side?: 'client' | 'bank';
}

/** The state of a request: mark and word; the verb to do when it waits for the person (direction, section 4). */
export function RequestState({ state, type, side = 'client', ...props }: RequestStateProps) {
  const t = useStrings();
  const verb = state === 'ACTION_REQUIRED' && side === 'client' ? VERBS[type] : undefined;
  return (
    <State name={MARKS[state]} turn={verb} {...props}>
      {verb ? undefined : t(`requests.state.${state}`)}
    </State>
  );
}

/** The words of a state where no mark can stand: filters, cell text, announcements. */
export function useRequestStateLabel(): (state: StateCode) => string {
  const t = useStrings();
  return (state) => t(`requests.state.${state}`);
}
