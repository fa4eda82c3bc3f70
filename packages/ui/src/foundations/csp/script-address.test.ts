import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('worker script URL', () => {
  it.each([
    'https://elsewhere.example/x.js',
    '//elsewhere.example/x.js',
    '/assets/scripts/../x.js',
    'blob:x',
  ])('refuses %s', async (address) => {
    const { scriptAddress } = await import('./script-address.js');
    expect(() => scriptAddress(address)).toThrow(TypeError);
  });

  it('is created by a single Trusted Types policy', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { scriptAddress } = await import('./script-address.js');
    expect(scriptAddress('/assets/scripts/pdfworker.js')).toBe('trusted /assets/scripts/pdfworker.js');
    scriptAddress('/assets/scripts/pdfworker.js');
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy).toHaveBeenCalledWith('atrium', expect.anything());
  });
});
