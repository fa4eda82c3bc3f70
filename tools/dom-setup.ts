/** What jsdom lacks and the DOM tests need: matchers, and cleaning up after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
