import type { RequestState as StateCode, RequestType } from '@atrium/contract/request-rules';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { RequestState } from './index.js';

const STATES: StateCode[] = ['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'];
const TYPES: RequestType[] = ['SIGNATURE', 'DOCUMENT', 'ACTION', 'SERVICE_ACTION'];

const meta = preview.meta({
  title: 'Requests/Request state',
  component: RequestState,
});

export const Default = meta.story({ args: { state: 'INPROGRESS', type: 'ACTION' } });

export const YourTurn = meta.story({
  name: 'The client reads the verb to do, the bank the state (REQ-035)',
  render: () => (
    <div className="grid gap-8">
      <RequestState state="ACTION_REQUIRED" type="SIGNATURE" data-testid="client" />
      <RequestState state="ACTION_REQUIRED" type="SIGNATURE" side="bank" data-testid="bank" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByTestId('client')).toHaveTextContent(strings.data.turn.sign);
    await expect(canvas.getByTestId('bank')).toHaveTextContent(strings.requests.state.ACTION_REQUIRED);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid grid-cols-2 gap-8">
      {STATES.map((state) => (
        <RequestState key={state} state={state} type="ACTION" />
      ))}
      {TYPES.map((type) => (
        <RequestState key={type} state="ACTION_REQUIRED" type={type} size="small" />
      ))}
    </div>
  ),
});
