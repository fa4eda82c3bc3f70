import { describe, expect, it } from 'vitest';
import { readableJson } from './readable-json.js';

describe('SUP-013 readable JSON', () => {
  it.each([
    {
      id: 'a',
      list: [1, 'two', null, true, { deep: [] }],
      none: {},
      text: 'a "quoted", {braced}: \\ line\n',
    },
    [],
    {},
    'text',
    -1.5e10,
    [[[1], []], {}],
  ])('is formatted like JSON.stringify: %j', (value) => {
    expect(readableJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(readableJson(JSON.stringify(value, null, '\t'))).toBe(JSON.stringify(value, null, 2));
  });
  it('keeps what parsing would lose: long numbers and duplicate names', () => {
    expect(readableJson('{"n":12345678901234567890,"n":1.10}')).toBe(
      '{\n  "n": 12345678901234567890,\n  "n": 1.10\n}',
    );
  });
  it.each(['', '{', 'timeout after 5000 ms', '{"a":}'])('is null for invalid JSON: %j', (text) => {
    expect(readableJson(text)).toBeNull();
  });
});
