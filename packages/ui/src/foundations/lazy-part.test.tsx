import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPart, type LazyPart } from './lazy-part.js';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

test('shows the fallback until its code is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Part = lazyPart(() => promise);
  render(<Part name="Claire" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  await act(async () => resolve(Greeting));
  expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

test('is loaded once for all renders, and without a fallback if preloaded', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load);
  Part.preload();
  await act(async () => {});
  render(
    <>
      <Part name="Claire" fallback={<p>Wait</p>} />
      <Part name="Marc" />
    </>,
  );
  expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  expect(screen.getByText('Good morning, Marc')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

describe('code that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const failing = (times: number) => {
    const load = vi.fn(async () => Greeting);
    for (let each = 0; each < times; each += 1) load.mockRejectedValueOnce(new Error('No network'));
    return load;
  };
  const drawn = (Part: LazyPart<{ name: string }>) => <Part name="Claire" fallback={<p>Wait</p>} />;

  test('leaves the fallback and is loaded again, later after each failure', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const load = failing(5);
    render(drawn(lazyPart(load)));
    for (const wait of [0, 1000, 2000, 4000]) await pass(wait);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(4);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No network'));
    await pass(7999);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(1);
    await pass(16_000);
    expect(screen.getByText('Good morning, Claire')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(6);
    expect(reported).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(6);
  });

  test('is loaded as soon as the network is back, and reports no failure of the network', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = failing(4);
    render(drawn(lazyPart(load)));
    await pass(7000);
    expect(load).toHaveBeenCalledTimes(4);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Good morning, Claire')).toBeTruthy();
    expect(reported).not.toHaveBeenCalled();
  });

  test('is loaded at the next opening, and not while it is closed', async () => {
    const load = failing(1);
    const Part = lazyPart(load);
    const { unmount } = render(drawn(Part));
    await pass(0);
    unmount();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    render(drawn(Part));
    await pass(0);
    expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  });

  test('is silent if it was only preloaded, and is loaded when it is opened', async () => {
    const load = failing(1);
    const Part = lazyPart(load, { throwsFailure: true });
    Part.preload();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    render(drawn(Part));
    await pass(0);
    expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  });

  test('is loaded at once when it is preloaded again, for a press of the button that stands in for it', async () => {
    const load = failing(3);
    const Part = lazyPart(load);
    render(drawn(Part));
    await pass(3000);
    Part.preload();
    await pass(0);
    expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  });
});

test('throws a load error to its own boundary, and loads again when it is rendered again', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
    override state: { message?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('No network'));
  const Part = lazyPart(load, { throwsFailure: true });
  const drawn = (attempt: number) => (
    <Boundary key={attempt}>
      <Part name="Claire" />
    </Boundary>
  );
  const { rerender } = render(drawn(1));
  expect(await screen.findByText('No network')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  rerender(drawn(2));
  expect(await screen.findByText('Good morning, Claire')).toBeTruthy();
  rerender(drawn(3));
  expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  silenced.mockRestore();
});
