import { describe, expect, it } from 'vitest';
import { isLinkedToCcm, stateAfterMessage } from './message-rules.ts';

const client = (responseRequired: boolean) => ({ isInternal: false, responseRequired });
const bank = (responseRequired: boolean) => ({ isInternal: true, responseRequired });

describe('RDET-027 the state after a message', () => {
  it('a client who expects an answer hands the turn to the bank', () => {
    expect(stateAfterMessage('ACTION_REQUIRED', client(true))).toBe('INPROGRESS');
    expect(stateAfterMessage('INPROGRESS', client(true))).toBe('INPROGRESS');
  });

  it('a client who expects none keeps the turn', () => {
    expect(stateAfterMessage('ACTION_REQUIRED', client(false))).toBe('ACTION_REQUIRED');
    expect(stateAfterMessage('INPROGRESS', client(false))).toBe('INPROGRESS');
  });

  it('the bank hands the turn to the client, or takes it back', () => {
    for (const state of ['ACTION_REQUIRED', 'INPROGRESS'] as const) {
      expect(stateAfterMessage(state, bank(true))).toBe('ACTION_REQUIRED');
      expect(stateAfterMessage(state, bank(false))).toBe('INPROGRESS');
    }
  });

  it.each(['TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'] as const)('%s stays', (state) => {
    for (const effect of [client(true), client(false), bank(true), bank(false)])
      expect(stateAfterMessage(state, effect)).toBe(state);
  });
});

it('RDET-064 a request is linked to CCM by its external applications', () => {
  expect(isLinkedToCcm({ externalApplications: [{ applicationName: 'TERA' }] })).toBe(false);
  expect(isLinkedToCcm({ externalApplications: [{ applicationName: 'CCM' }] })).toBe(true);
});
