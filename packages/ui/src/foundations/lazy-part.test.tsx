import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

test('shows the fallback, then the part in the same moment its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Part = lazyPart(() => promise);
  render(<Part name="Claire" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  await act(async () => resolve(Greeting));
  expect(screen.getByText('Good morning, Claire')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

test('is fetched once, however often it is drawn, and without a fallback once it is preloaded', async () => {
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

test('throws what went wrong to the nearest boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
    override state: { message?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('No network')));
  render(
    <Boundary>
      <Part name="Claire" />
    </Boundary>,
  );
  expect(await screen.findByText('No network')).toBeTruthy();
  silenced.mockRestore();
});
