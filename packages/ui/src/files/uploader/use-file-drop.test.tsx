import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { useFileDrop, withOwnNames } from './use-file-drop.js';

const onFiles = vi.fn<Parameters<typeof useFileDrop>[0]>();
afterEach(() => onFiles.mockReset());

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
const picture = new File(['png'], 'image.png', { type: 'image/png' });
const folder = new File([], 'Folder');

/** Returns the data of a drag or of the clipboard; browsers include `folders` among the files. */
function carrying(files: readonly File[], types = ['Files'], folders: readonly File[] = []) {
  return {
    types,
    files,
    dropEffect: 'none',
    items: files.map((file) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: folders.includes(file) }),
    })),
  };
}

/** Shows another text while files are dragged over it, as the uploader does. */
function Zone({ disabled = false }: { disabled?: boolean }) {
  const { isOver, handlers } = useFileDrop(onFiles, disabled);
  return (
    <div data-testid="zone" {...handlers}>
      {isOver ? <b>Release</b> : <i>Drop here</i>}
      <input aria-label="Message" />
    </div>
  );
}
const zone = () => screen.getByTestId('zone');
const isOver = () => screen.queryByText('Release') !== null;
/** Fires the event; returns whether the browser's default remains, which is to open the file instead of the page. */
function happens(
  type: 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop',
  data: object,
  target: Element = zone(),
) {
  return fireEvent[type](target, { dataTransfer: data });
}

describe('drop', () => {
  it('passes on files and prevents the browser from opening them', () => {
    render(<Zone />);
    const data = carrying([pdf, picture]);
    happens('dragEnter', data);
    expect(isOver()).toBe(true);
    expect(happens('dragOver', data)).toBe(false);
    expect(data.dropEffect).toBe('copy');
    expect(happens('drop', data)).toBe(false);
    expect(isOver()).toBe(false);
    expect(onFiles.mock.calls).toEqual([[[pdf, picture], { pasted: false, folders: 0 }]]);
  });

  it.each([
    ['text', ['text/plain']],
    ['a link', ['text/uri-list', 'text/plain']],
  ])('ignores %s', (_what, types) => {
    render(<Zone />);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      expect(happens(type, carrying([], types))).toBe(true);
    expect(isOver()).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('ignores and counts folders', () => {
    render(<Zone />);
    happens('drop', carrying([folder, pdf], ['Files'], [folder]));
    expect(onFiles.mock.calls).toEqual([[[pdf], { pasted: false, folders: 1 }]]);
  });

  it('accepts nothing while disabled, and prevents opening files', () => {
    render(<Zone disabled />);
    const data = carrying([pdf]);
    happens('dragEnter', data);
    expect(isOver()).toBe(false);
    expect(happens('dragOver', data)).toBe(false);
    expect(data.dropEffect).toBe('none');
    expect(happens('drop', data)).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('ends when the whole area is left, not a child', () => {
    render(<Zone />);
    const data = carrying([pdf]);
    happens('dragEnter', data);
    happens('dragEnter', data, screen.getByLabelText('Message'));
    happens('dragLeave', data);
    expect(isOver()).toBe(true);
    happens('dragEnter', data);
    happens('dragLeave', data, screen.getByLabelText('Message'));
    expect(isOver()).toBe(true);
    happens('dragLeave', data);
    expect(isOver()).toBe(false);
  });

  it('ends when leaving after an entered child was removed', () => {
    render(<Zone />);
    const data = carrying([pdf]);
    // The text changes under the pointer, so the entered element is removed and never fires dragleave.
    happens('dragEnter', data, screen.getByText('Drop here'));
    expect(isOver()).toBe(true);
    happens('dragEnter', data);
    happens('dragLeave', data);
    expect(isOver()).toBe(false);
  });
});

describe('paste', () => {
  const paste = (data: object) => {
    const event = createEvent.paste(screen.getByLabelText('Message'), { clipboardData: data });
    fireEvent(screen.getByLabelText('Message'), event);
    return event.defaultPrevented;
  };

  it.each([
    ['a picture', ['Files']],
    ['a picture from a web page', ['text/html', 'Files']],
    ['a file from the desktop, with its name', ['text/plain', 'Files']],
  ])('accepts %s', (_what, types) => {
    render(<Zone />);
    expect(paste(carrying([picture], types))).toBe(true);
    expect(onFiles.mock.calls).toEqual([[[picture], { pasted: true, folders: 0 }]]);
  });

  it.each([
    ['text', [], ['text/plain']],
    ['spreadsheet cells, which include a picture', [picture], ['text/plain', 'text/html', 'Files']],
  ])('leaves %s to the field', (_what, files, types) => {
    render(<Zone />);
    expect(paste(carrying(files, types))).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('accepts nothing while disabled', () => {
    render(<Zone disabled />);
    expect(paste(carrying([picture]))).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });
});

test.each([
  ['a picture keeps its name if unused', ['image.png'], [], ['image.png']],
  ['the next free number is used otherwise', ['image.png'], ['image.png', 'image 2.png'], ['image 3.png']],
  [
    'two pictures pasted together get different names',
    ['image.png', 'image.png'],
    [],
    ['image.png', 'image 2.png'],
  ],
  ['each type is numbered separately', ['image.jpeg'], ['image.png'], ['image.jpeg']],
  ['a file with its own name keeps it', ['scan.png'], ['scan.png'], ['scan.png']],
])('for pasted content, %s', (_rule, names, taken, own) => {
  const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
  const named = withOwnNames(files, new Set(taken));
  expect(named.map(({ name }) => name)).toEqual(own);
  expect(named.map(({ size, type }) => `${size} ${type}`)).toEqual(names.map(() => '1 image/png'));
});
