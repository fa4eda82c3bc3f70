import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSaid, renderUi } from '../../../../../tools/render-ui.ts';
import { FileDropZone } from './file-drop-zone.js';
import { UploadChips } from './upload-chips.js';
import { UploadPickerButton } from './upload-picker-button.js';
import { GIVEN_UP, type UploadOutcome, type UploadRequest } from './upload-queue.js';
import { Uploader } from './uploader.js';
import { someFile, Uploading } from './uploader.fixture.js';
import type { UploadOptions } from './use-uploads.js';

interface Sending extends UploadRequest {
  end: (outcome: UploadOutcome) => Promise<void>;
}
let sendings: Sending[] = [];
const transport: UploadOptions['transport'] = (request) =>
  new Promise((resolve) => {
    sendings.push({ ...request, end: (outcome) => act(async () => resolve(outcome)) });
  });

beforeEach(() => {
  sendings = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const region of document.querySelectorAll('[data-announcer]')) region.textContent = '';
});

const files = (...names: string[]) => names.map((name) => someFile(name));
function show(
  names: readonly string[],
  {
    options = {},
    language = 'en',
    disabled = false,
  }: { options?: Partial<UploadOptions>; language?: 'en' | 'fr'; disabled?: boolean } = {},
) {
  return renderUi(
    <Uploading options={{ transport, ...options }} files={files(...names)}>
      {(uploads) => <Uploader uploads={uploads} label="Attachments" disabled={disabled} />}
    </Uploading>,
    language,
  );
}
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const choose = (...names: string[]) => fireEvent.change(picker(), { target: { files: files(...names) } });
const button = (name: string) => screen.getByRole('button', { name });
/** Finds a sentence below the drop zone, where it stays visible, as opposed to an announcement. */
const notice = (text: string) => screen.queryByText(text, { selector: 'li' });
const states = () =>
  [...document.querySelectorAll('[data-upload-status]')].map((row) => row.getAttribute('data-upload-status'));
const DONE: UploadOutcome = { documentId: 'd', duplicated: false };
const TWICE: UploadOutcome = { documentId: 'd', duplicated: true };
const FAILED: UploadOutcome = { error: 'default', message: null };
async function press(name: string) {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

describe('focus after keyboard actions on a file', () => {
  it('UPL-025 retry: on the row, whose button has disappeared', async () => {
    show(['a.pdf']);
    await sendings[0]!.end(FAILED);
    await press('Try a.pdf again');
    expect(states()).toEqual(['progress']);
    expect(button('Cancel a.pdf')).toHaveFocus();
  });

  it('UPL-025 retry all: on the button to add files', async () => {
    show(['a.pdf', 'b.pdf']);
    await sendings[0]!.end(FAILED);
    await sendings[1]!.end(FAILED);
    await press('Try 2 files again');
    expect(states()).toEqual(['progress', 'progress']);
    expect(button('choose from your computer')).toHaveFocus();
  });

  it('UPL-024 keep duplicate: on the row', async () => {
    show(['a.pdf']);
    await sendings[0]!.end(TWICE);
    await press('Keep both: a.pdf');
    expect(button('Remove a.pdf')).toHaveFocus();
  });

  it('replace a refused file: on the new row', async () => {
    show(['a.exe', 'b.pdf']);
    await press('Choose another file in place of a.exe');
    choose('c.pdf');
    expect(states()).toEqual(['progress', 'progress']);
    expect(button('Cancel c.pdf')).toHaveFocus();
  });

  it('remove all refused: on the button to add files', async () => {
    show(['a.exe', 'b.exe', 'c.pdf']);
    await press('Remove 2 rejected files');
    expect(states()).toEqual(['progress']);
    expect(button('choose from your computer')).toHaveFocus();
  });

  it.each([
    ['the next', ['a.pdf', 'b.pdf', 'c.pdf'], 'Cancel b.pdf', 'Cancel c.pdf'],
    ['the previous file if the last was removed', ['a.pdf', 'b.pdf'], 'Cancel b.pdf', 'Cancel a.pdf'],
    [
      'the button to add files if the only one was removed',
      ['a.pdf'],
      'Cancel a.pdf',
      'choose from your computer',
    ],
  ])('UPL-031 remove: on %s', async (_whom, names, cancel, next) => {
    show(names);
    await press(cancel);
    expect(button(next)).toHaveFocus();
    expect(lastSaid()).toBe(`${cancel.replace('Cancel ', '')} removed.`);
  });
});

describe('UPL-031 file removed during upload', () => {
  it('cancels its upload, and later results are ignored', async () => {
    show(['a.pdf', 'b.pdf']);
    fireEvent.click(button('Cancel a.pdf'));
    expect(sendings[0]!.signal.reason).toBe(GIVEN_UP);
    sendings[0]!.onProgress(9);
    await sendings[0]!.end(DONE);
    expect(states()).toEqual(['progress']);
    expect(sendings[1]!.signal.aborted).toBe(false);
  });

  it('all uploads are cancelled when the page is left', () => {
    const { unmount } = show(['a.pdf', 'b.pdf']);
    unmount();
    expect(sendings.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('announcements', () => {
  it.each([
    ['en', '3 files chosen. 1 file rejected.', '1 file added. 2 files could not be uploaded.'],
    [
      'fr',
      '3 fichiers choisis. 1 fichier refusé.',
      '1 fichier ajouté. 2 fichiers n’ont pas pu être envoyés.',
    ],
  ] as const)(
    'the numbers of selected, refused, added and failed files are announced once, in %s',
    async (language, chosen, ended) => {
      show([], { language });
      choose('a.pdf', 'b.pdf', 'c.exe');
      expect(lastSaid()).toBe(chosen);
      await sendings[0]!.end(DONE);
      expect(lastSaid('assertive')).toBe('');
      await sendings[1]!.end(FAILED);
      expect(lastSaid('assertive')).toBe(ended);
    },
  );

  it('UPL-014 UPL-015 ignored files are reported, until a selection is added completely', () => {
    show(['a.pdf'], { options: { maxCount: 2 } });
    choose('a.pdf', 'b.pdf', 'c.pdf');
    const sameName = '1 file was not added: a file with this name is already in the list.';
    const beyond = '1 file was not added: the list is full (2 at most).';
    expect(lastSaid()).toBe(`1 file chosen. ${sameName} ${beyond}`);
    for (const sentence of [sameName, beyond]) expect(notice(sentence)).toBeVisible();
    fireEvent.click(button('Cancel a.pdf'));
    choose('d.pdf');
    for (const sentence of [sameName, beyond]) expect(notice(sentence)).toBeNull();
  });

  it('UPL-014 a file not replaced because of its name is reported', async () => {
    show(['a.exe', 'b.pdf']);
    await press('Choose another file in place of a.exe');
    choose('b.pdf');
    const sentence = '1 file was not added: a file with this name is already in the list.';
    expect(notice(sentence)).toBeVisible();
    expect(lastSaid()).toBe(sentence);
    expect(states()).toEqual(['error', 'progress']);
  });

  it('UPL-026 the server’s message replaces the default one', async () => {
    show(['a.pdf']);
    await sendings[0]!.end({ error: 'badExtension', message: 'The content is no PDF.' });
    expect(screen.getByText('The content is no PDF.')).toBeVisible();
    expect(screen.queryByText(/Use one of these formats/)).toBeNull();
  });
});

describe('file selection', () => {
  it('UPL-019 accepts one or several files', () => {
    show([], { options: { single: true } });
    expect(picker().multiple).toBe(false);
  });

  it('UPL-019 uploads the second file once the first is removed', async () => {
    show([], { options: { single: true } });
    choose('a.pdf');
    choose('b.pdf');
    expect(screen.getByText(/Only one file is accepted/)).toBeVisible();
    fireEvent.click(button('Cancel a.pdf'));
    expect(states()).toEqual(['progress']);
    expect(sendings.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('accepts a file again after its removal', () => {
    show([]);
    choose('a.pdf');
    expect(picker().value).toBe('');
    fireEvent.click(button('Cancel a.pdf'));
    choose('a.pdf');
    expect(states()).toEqual(['progress']);
  });

  it('a cancelled replacement does not apply to another row', async () => {
    show(['a.exe']);
    fireEvent.click(button('Choose another file in place of a.exe'));
    fireEvent.click(button('choose from your computer'));
    choose('b.pdf', 'c.pdf');
    expect(states()).toEqual(['error', 'progress', 'progress']);
  });

  it('accepts nothing while disabled', () => {
    show([], { disabled: true });
    expect(button('choose from your computer')).toBeDisabled();
    fireEvent.drop(screen.getByRole('group', { name: 'Attachments' }).lastElementChild!, {
      dataTransfer: { types: ['Files'], files: files('a.pdf'), items: [] },
    });
    expect(states()).toEqual([]);
  });

  it('changes and removes nothing while disabled', async () => {
    show(['a.exe', 'b.exe', 'c.pdf'], { disabled: true });
    await sendings[0]!.end(FAILED);
    const actions = screen
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(actions).toEqual(
      expect.arrayContaining(['Try c.pdf again', 'Remove c.pdf', 'Choose another file in place of a.exe']),
    );
    expect(actions.length).toBeGreaterThan(6);
    for (const action of screen.getAllByRole('button')) expect(action).toBeDisabled();
  });
});

it('renders only visible ones of 500 files, and uploads three at a time', async () => {
  show(Array.from({ length: 500 }, (_, index) => `${index}.pdf`));
  expect(states().length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  expect(sendings.map(({ file }) => file.name)).toEqual(['0.pdf', '1.pdf', '2.pdf']);
  await sendings[1]!.end(DONE);
  expect(sendings.at(-1)!.file.name).toBe('3.pdf');
});

describe('files as chips', () => {
  const onEmptied = vi.fn<() => void>();
  const chips = (...names: string[]) =>
    renderUi(
      <Uploading options={{ transport }} files={files(...names)}>
        {(uploads) => <UploadChips uploads={uploads} onEmptied={onEmptied} />}
      </Uploading>,
    );

  it('UPL-031 a removal is announced, and the focus moves until the last chip', async () => {
    chips('a.pdf', 'b.pdf');
    await press('Remove a.pdf');
    expect(lastSaid()).toBe('a.pdf removed.');
    expect(button('Remove b.pdf')).toHaveFocus();
    expect(onEmptied).not.toHaveBeenCalled();
    await press('Remove b.pdf');
    expect(onEmptied).toHaveBeenCalledOnce();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('UPL-025 retrying keeps the focus on the chip', async () => {
    chips('a.pdf');
    await sendings[0]!.end(FAILED);
    await press('Try a.pdf again');
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeInTheDocument();
    expect(button('Remove a.pdf')).toHaveFocus();
  });
});

it('UPL-014 files ignored by the paperclip are reported at the list', () => {
  renderUi(
    <Uploading options={{ transport }} files={files('a.pdf')}>
      {(uploads) => (
        <FileDropZone uploads={uploads}>
          <UploadPickerButton uploads={uploads} />
        </FileDropZone>
      )}
    </Uploading>,
  );
  choose('a.pdf');
  expect(
    screen.getByText('1 file was not added: a file with this name is already in the list.', {
      selector: 'p',
    }),
  ).toBeVisible();
});
