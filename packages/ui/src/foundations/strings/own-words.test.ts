import { expect, test } from 'vitest';
import { ownWords } from './own-words.js';

test.each([
  ['requestSummary.state.ON_HOLD', 'On hold'],
  ['signature.envelope.status.DeliveryFailed', 'Delivery failed'],
  ['data.turn.countersign', 'Countersign'],
  ['requests.page.role.POWER-OF-ATTORNEY', 'Power of attorney'],
  ['requestSummary.state.', ''],
])('%s is “%s”', (key, words) => {
  expect(ownWords(key)).toBe(words);
});
