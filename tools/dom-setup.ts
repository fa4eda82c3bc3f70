/** Adds what DOM tests need beyond jsdom: matchers, and cleanup after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout for a busy machine: slow is not a failure.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
