/** What jsdom lacks and the DOM tests need: matchers, and cleaning up after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Patience for a busy machine: what is waited for comes, or the test fails.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
