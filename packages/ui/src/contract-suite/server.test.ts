import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, PROBE, samples, tree } from './suite.tsx';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => error.mockClear());

describe('server rendering', () => {
  it.each(Object.entries(samples))('%s renders on the server in both languages', (_, sample) => {
    expect(globalThis).not.toHaveProperty('window');
    const mark = sample.layer || sample.reach === 'nothing' ? 'contract-note' : PROBE;
    for (const language of LANGUAGES) expect(renderToString(tree(sample, language))).toContain(mark);
    expect(error).not.toHaveBeenCalled();
  });
});
