import { describe, expect, it } from 'vitest';
import { isLinkedToCcm, stateAfterMessage } from './message-rules.ts';

const client = (responseRequired: boolean) => ({ isInternal: false, responseRequired });
const bank = (responseRequired: boolean) => ({ isInternal: true, responseRequired });

describe('RDET-027 status of a request after a message', () => {
  it('a client message that expects an answer gives the turn to the bank', () => {
    expect(stateAfterMessage('ACTION_REQUIRED', client(true))).toBe('INPROGRESS');
    expect(stateAfterMessage('INPROGRESS', client(true))).toBe('INPROGRESS');
  });

  it('a client message that expects no answer leaves the turn with the client', () => {
    expect(stateAfterMessage('ACTION_REQUIRED', client(false))).toBe('ACTION_REQUIRED');
    expect(stateAfterMessage('INPROGRESS', client(false))).toBe('INPROGRESS');
  });

  it('a bank message gives the turn to the client or takes it back', () => {
    for (const state of ['ACTION_REQUIRED', 'INPROGRESS'] as const) {
      expect(stateAfterMessage(state, bank(true))).toBe('ACTION_REQUIRED');
      expect(stateAfterMessage(state, bank(false))).toBe('INPROGRESS');
    }
  });

  it.each(['TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'] as const)('%s is unchanged', (state) => {
    for (const effect of [client(true), client(false), bank(true), bank(false)])
      expect(stateAfterMessage(state, effect)).toBe(state);
  });
});

it('RDET-064 a request is linked to CCM by its external applications', () => {
  expect(isLinkedToCcm({ externalApplications: [{ applicationName: 'TERA' }] })).toBe(false);
  expect(isLinkedToCcm({ externalApplications: [{ applicationName: 'CCM' }] })).toBe(true);
});
