import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandOf } from './viewer-keys.js';

const onCommand = vi.fn<(command: string | undefined) => void>();
afterEach(() => onCommand.mockReset());

/** Renders a viewer with a page and a text field. */
const show = () =>
  render(
    <div role="presentation" onKeyDown={(event) => onCommand(commandOf(event))}>
      <button type="button">Page</button>
      <input aria-label="Zoom" />
      <div role="menu">
        <div role="menuitemradio" aria-checked tabIndex={-1}>
          100%
        </div>
      </div>
    </div>,
  );
function press(keys: object, onto: HTMLElement) {
  fireEvent.keyDown(onto, keys);
  return onCommand.mock.lastCall![0];
}

describe('DOC-033 viewer keys', () => {
  it.each([
    [{ key: 'n' }, 'nextPage'],
    [{ key: 'P', shiftKey: true }, 'previousPage'],
    [{ key: 'g' }, 'goTo'],
    [{ key: '+', shiftKey: true }, 'zoomIn'],
    [{ key: '=' }, 'zoomIn'],
    [{ key: '-' }, 'zoomOut'],
    [{ key: '0' }, 'actualSize'],
    [{ key: '1' }, 'fitWidth'],
    [{ key: '2' }, 'fitPage'],
    [{ key: 'r' }, 'rotate'],
    [{ key: 'R', shiftKey: true }, 'rotateBack'],
    [{ key: 't' }, 'thumbnails'],
    [{ key: '?', shiftKey: true }, 'help'],
    [{ key: 'f', ctrlKey: true }, 'find'],
    [{ key: 'F', metaKey: true }, 'find'],
    [{ key: 'p', ctrlKey: true }, 'print'],
    [{ key: 'F3' }, 'nextMatch'],
    [{ key: 'F3', shiftKey: true }, 'previousMatch'],
  ])('%j is %s', (keys, command) => {
    show();
    expect(press(keys, screen.getByRole('button'))).toBe(command);
  });

  it.each([
    [{ key: 'n', altKey: true }],
    [{ key: 'n', ctrlKey: true }],
    [{ key: '+', ctrlKey: true }],
    [{ key: 'f', ctrlKey: true, altKey: true }],
    [{ key: 'Enter' }],
    [{ key: 'Escape' }],
  ])('%j is left to the browser', (keys) => {
    show();
    expect(press(keys, screen.getByRole('button'))).toBeUndefined();
  });

  it.each(['n', '2', '-', '?'])('“%s” is typed in a field without effect on the viewer', (key) => {
    show();
    expect(press({ key }, screen.getByRole('textbox'))).toBeUndefined();
  });

  it.each(['1', 'p'])('“%s” finds a menu item without effect on the viewer', (key) => {
    show();
    expect(press({ key }, screen.getByRole('menuitemradio'))).toBeUndefined();
  });

  it('search and print work while typing', () => {
    show();
    expect(press({ key: 'f', ctrlKey: true }, screen.getByRole('textbox'))).toBe('find');
    expect(press({ key: 'F3' }, screen.getByRole('textbox'))).toBe('nextMatch');
  });
});
