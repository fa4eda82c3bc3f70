import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

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

test('throws a load error to the nearest boundary, and loads again after a reset', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
    override state: { message?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('No network'));
  const Part = lazyPart(load);
  const drawn = (attempt: number) => (
    <Boundary key={attempt}>
      <Part name="Claire" />
    </Boundary>
  );
  const { rerender } = render(drawn(1));
  expect(await screen.findByText('No network')).toBeTruthy();
  rerender(drawn(2));
  expect(screen.getByText('No network')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  Part.forgetFailure();
  rerender(drawn(3));
  expect(await screen.findByText('Good morning, Claire')).toBeTruthy();
  Part.forgetFailure();
  rerender(drawn(4));
  expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  silenced.mockRestore();
});
