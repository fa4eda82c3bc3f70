import { expect, it } from 'vitest';
import { POWER } from '../power-of-attorney.fixture.js';
import { markOfBranch } from './ending-powers.js';

const [branch] = POWER.branches;
const markWhen = (
  status: 'valid' | 'ending' | 'ended',
  isInForce = true,
  audience: 'client' | 'bank' = 'client',
) => markOfBranch(branch!, { statusOf: () => status, isInForce, audience });

it('POA-020 the mark of a branch says what is to be done', () => {
  expect(markWhen('valid')).toBe('done');
  expect(markWhen('ending')).toBe('action');
  expect(markWhen('ending', true, 'bank')).toBe('submitted');
  expect(markWhen('ended')).toBe('expired');
});

it('powers that are not in force yet are not marked as in order', () => {
  expect(markWhen('valid', false)).toBe('draft');
  expect(markWhen('ending', false)).toBe('draft');
});
