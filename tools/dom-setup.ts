/** Adds what DOM tests need beyond jsdom: matchers, and cleanup after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout for a busy machine: slow is not a failure.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

// jsdom has no layout, so nothing ever changes its size. Tests that need sizes stub their own.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
