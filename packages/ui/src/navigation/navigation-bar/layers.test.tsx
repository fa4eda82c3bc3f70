import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu, Deferred } from './layers.js';

// No layer is loaded here: the tests say when one is.
vi.mock('../../foundations/after-start.js', () => ({ afterStart: () => new Promise(() => {}) }));

function drawn(isLoaded: boolean) {
  return (
    <Deferred
      renderButton={(handlers) => (
        <button type="button" {...handlers}>
          {'Account'}
        </button>
      )}
    >
      {(wanted, button) =>
        isLoaded ? (
          <button key="loaded" type="button">
            {wanted ? 'open' : 'closed'}
          </button>
        ) : (
          button
        )
      }
    </Deferred>
  );
}
const button = () => screen.getByRole('button');

it('opens a lazily loaded layer after a click', () => {
  const { rerender } = render(drawn(false));
  fireEvent.click(button());
  rerender(drawn(true));
  expect(screen.getByText('open')).toBeTruthy();
});

it('loads a layer that failed to load again at once after a click', () => {
  const preload = vi.spyOn(AccountMenu, 'preload');
  render(drawn(false));
  expect(preload).toHaveBeenCalledTimes(1);
  fireEvent.click(button());
  expect(preload).toHaveBeenCalledTimes(2);
  preload.mockRestore();
});

it('opens a layer that replaces its button between mouse down and up', () => {
  const { rerender } = render(drawn(false));
  fireEvent.pointerDown(button(), { button: 0, pointerType: 'mouse' });
  rerender(drawn(true));
  expect(screen.getByText('open')).toBeTruthy();
});

it('stays closed for another mouse button, and for a touch that may scroll', () => {
  const { rerender } = render(drawn(false));
  fireEvent.pointerDown(button(), { button: 2, pointerType: 'mouse' });
  fireEvent.pointerDown(button(), { button: 0, pointerType: 'touch' });
  rerender(drawn(true));
  expect(screen.getByText('closed')).toBeTruthy();
});

it('leaves the focus to a menu that opens at once', async () => {
  const { rerender } = render(drawn(false));
  act(() => button().focus());
  fireEvent.click(button());
  rerender(
    <Deferred renderButton={() => null}>
      {(wanted) => (
        <button key="loaded" type="button" aria-haspopup="menu" aria-expanded={wanted}>
          {'Account'}
        </button>
      )}
    </Deferred>,
  );
  await act(async () => {});
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(document.body);
});

it('hands the focus of the button on to the layer that replaces it, and takes it from nobody', async () => {
  const { rerender, unmount } = render(drawn(false));
  act(() => button().focus());
  rerender(drawn(true));
  await act(async () => {});
  expect(document.activeElement).toBe(screen.getByText('closed'));
  unmount();
  const again = render(drawn(false));
  again.rerender(drawn(true));
  await act(async () => {});
  expect(document.activeElement).toBe(document.body);
});
