import { describe, expect, it } from 'vitest';
import { ENDPOINTS, isRead } from './endpoints.ts';
import { pdf } from './scenario.ts';
import { CARRIED_OUT, NOT_CARRIED_OUT } from './writes.ts';

describe('writes of the contract', () => {
  it('are each covered by a scenario or excluded with a reason', () => {
    const writes = ENDPOINTS.filter((one) => !isRead(one)).map(({ id }) => id);
    expect(writes.length).toBeGreaterThan(90);
    expect(writes.filter((id) => !CARRIED_OUT.has(id) && !(id in NOT_CARRIED_OUT))).toEqual([]);
  });
  it('are calls of the contract, and none is both covered and excluded', () => {
    const ids = new Set(ENDPOINTS.map(({ id }) => id));
    expect([...CARRIED_OUT, ...Object.keys(NOT_CARRIED_OUT)].filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(NOT_CARRIED_OUT).filter((id) => CARRIED_OUT.has(id))).toEqual([]);
  });
});

describe('uploaded file', () => {
  it('is a PDF with a valid cross-reference table', () => {
    const text = pdf('x');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual([
      '1 0 obj',
      '2 0 obj',
      '3 0 obj',
    ]);
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref')).toBe(true);
  });
});
