import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { createToasts, ToastProvider } from './index.js';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const toasts = createToasts();
  // The region loads after the first paint; the tests start once it is there.
  await import('./toast-region.js');
  await act(async () => {
    render(
      <I18nextProvider i18n={createUiI18n('en')}>
        <ToastProvider toasts={toasts} />
      </I18nextProvider>,
    );
    await vi.dynamicImportSettled();
  });
  return toasts;
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const count = () => document.querySelectorAll('li[data-kind]').length;

describe('toast duration', () => {
  it('PLAT-086 a success toast closes after 5 seconds', async () => {
    const toasts = await setUp();
    act(() => void toasts.success('Saved'));
    await after(4900);
    expect(count()).toBe(1);
    await after(400);
    expect(count()).toBe(0);
  });

  it('PLAT-085 an error toast stays', async () => {
    const toasts = await setUp();
    act(() => void toasts.error('Not saved'));
    await after(3_600_000);
    expect(count()).toBe(1);
  });

  it('PLAT-078 the network toast closes after 9 seconds', async () => {
    const toasts = await setUp();
    act(() => void toasts.networkError());
    await after(8900);
    expect(count()).toBe(1);
    await after(400);
    expect(count()).toBe(0);
  });

  it('is paused while the pointer is over the toasts, the focus in them or the window in the background', async () => {
    const toasts = await setUp();
    act(() => void toasts.success('Saved'));
    await after(1000);
    const region = screen.getByRole('region');
    fireEvent.pointerMove(region);
    await after(20_000);
    expect(count()).toBe(1);
    fireEvent.pointerLeave(region);
    fireEvent(region, new Event('pointerleave'));
    await after(1000);
    const close = screen.getByRole('button');
    act(() => close.focus());
    await after(20_000);
    expect(count()).toBe(1);
    act(() => close.blur());
    await after(1000);
    fireEvent.blur(window);
    await after(20_000);
    expect(count()).toBe(1);
    fireEvent.focus(window);
    await after(3000);
    expect(count()).toBe(0);
  });
});
