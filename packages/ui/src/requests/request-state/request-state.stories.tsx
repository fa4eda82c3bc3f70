import { TURN_VERBS } from '@atrium/contract/request-rules';
import type { RequestState as StateCode } from '@atrium/contract/request-rules';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { RequestState } from './index.js';

const STATES: StateCode[] = ['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'];
const CLIENT_VERBS = TURN_VERBS.filter((verb) => verb !== 'process');

const meta = preview.meta({
  title: 'Requests/Request state',
  component: RequestState,
});

export const Default = meta.story({
  args: { state: 'INPROGRESS', turn: { holder: 'bank', verb: 'process' } },
});

export const YourTurn = meta.story({
  name: 'Whose turn it is reads verb to do; a colleague, or the other audience, is named',
  tags: ['REQ-035'],
  render: () => (
    <div className="grid gap-8">
      <RequestState state="ACTION_REQUIRED" turn={{ holder: 'you', verb: 'sign' }} data-testid="own" />
      <RequestState state="INPROGRESS" turn={{ holder: 'client', verb: 'sign' }} data-testid="colleague" />
      <RequestState state="INPROGRESS" turn={{ holder: 'bank', verb: 'process' }} data-testid="other" />
      <RequestState state="TO_CLOSE" turn={{ holder: 'you', verb: 'confirmClosure' }} data-testid="closure" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByTestId('own')).toHaveTextContent(strings.data.turn.sign);
    await expect(canvas.getByTestId('colleague')).toHaveTextContent(strings.requestSummary.turn.colleague);
    await expect(canvas.getByTestId('other')).toHaveTextContent(strings.requestSummary.state.INPROGRESS);
    await expect(canvas.getByTestId('closure')).toHaveTextContent(strings.data.turn.confirmClosure);
  },
});

export const OfTheBank = meta.story({
  name: 'People of the bank read their own turn without amber, and what waits for the client',
  args: { audience: 'bank' },
  render: () => (
    <div className="grid gap-8">
      <RequestState
        audience="bank"
        state="ACTION_REQUIRED"
        turn={{ holder: 'you', verb: 'process' }}
        data-testid="own"
      />
      <RequestState
        audience="bank"
        state="INPROGRESS"
        turn={{ holder: 'bank', verb: 'process' }}
        data-testid="colleague"
      />
      <RequestState
        audience="bank"
        state="INPROGRESS"
        turn={{ holder: 'client', verb: 'sign' }}
        data-testid="client"
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByTestId('own')).toHaveTextContent(strings.data.turn.process);
    await expect(canvas.getByTestId('own')).not.toHaveClass('text-action-ink');
    await expect(canvas.getByTestId('colleague')).toHaveTextContent(strings.requestSummary.turn.colleague);
    await expect(canvas.getByTestId('client')).toHaveTextContent(strings.requestSummary.turn.withClient);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid grid-cols-2 gap-8">
      {STATES.map((state) => (
        <RequestState key={state} state={state} />
      ))}
      {CLIENT_VERBS.map((verb) => (
        <RequestState key={verb} state="ACTION_REQUIRED" turn={{ holder: 'you', verb }} size="small" />
      ))}
      <RequestState state="INPROGRESS" turn={{ holder: 'client', verb: 'sign' }} />
      <RequestState audience="bank" state="ACTION_REQUIRED" turn={{ holder: 'you', verb: 'process' }} />
      <RequestState audience="bank" state="INPROGRESS" turn={{ holder: 'bank', verb: 'process' }} />
      <RequestState audience="bank" state="INPROGRESS" turn={{ holder: 'client', verb: 'answer' }} />
    </div>
  ),
});
