import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, useAnnounce } from './index.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`);

describe('announce', () => {
  it('renders its live regions before the first announcement', () => {
    function Component() {
      useAnnounce();
      return null;
    }
    render(<Component />);
    expect(region('polite')).toBeEmptyDOMElement();
    expect(region('assertive')).toBeEmptyDOMElement();
  });

  it('announces politely or assertively', () => {
    announce('Sorted by date');
    announce('The session ends in one minute', 'assertive');
    expect(region('polite')).toHaveTextContent('Sorted by date');
    expect(region('assertive')).toHaveTextContent('The session ends in one minute');
  });

  it('announces the same sentence twice', () => {
    announce('Copied');
    const first = region('polite')?.textContent;
    announce('Copied');
    expect(region('polite')?.textContent).not.toBe(first);
    expect(region('polite')).toHaveTextContent('Copied');
  });

  it('removes announced text', () => {
    announce('Filtered');
    vi.advanceTimersByTime(5000);
    expect(region('polite')).toBeEmptyDOMElement();
  });
});
