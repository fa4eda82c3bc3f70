import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PAUSED, type UploadTransport } from './upload-queue.js';
import { Uploader } from './uploader.js';
import { EVERY_STATE, someFile, Uploading, type UploadingProps } from './uploader.fixture.js';

const onComplete = fn<(ids: string[]) => void>();
const meta = preview.meta({
  title: 'Files/Uploader',
  component: Uploading,
  args: {
    files: [] as readonly File[],
    options: {},
    children: (uploads) => <Uploader uploads={uploads} label="Attachments" />,
  } satisfies UploadingProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).uploads;
/** A text as displayed, with any value for a variable. */
const words = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
const picker = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
const rows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-upload-status]')];
const states = (canvasElement: HTMLElement) =>
  rows(canvasElement).map((row) => row.getAttribute('data-upload-status'));
const announced = () => document.querySelector('[data-announcer=polite]')?.textContent;

export const Default = meta.story({
  name: 'An uploader before anything was chosen',
  tags: ['DS-083'],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('group', { name: 'Attachments' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).choose }));
    await expect(picker(canvasElement).accept).toContain('.pdf,.doc,.docx');
    await expect(picker(canvasElement).multiple).toBe(true);
  },
});

export const States = meta.story({
  name: 'Every state and every reason',
  tags: ['DS-083', 'UPL-001', 'UPL-002'],
  args: { files: EVERY_STATE },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await waitFor(() =>
      expect(states(canvasElement)).toEqual([
        'progress',
        'done',
        'error',
        'duplicate',
        'error',
        'error',
        'error',
        'error',
        'error',
      ]),
    );
    for (const reason of [
      t.reason.default,
      t.reason.emptyFile,
      t.reason.incorrectFileName.replace('{{signs}}', ';'),
    ])
      await expect(canvas.getByText(reason.replaceAll(/[\u00a0\u202f]/g, ' '))).toBeVisible();
    await expect(canvas.getByText(/The content of this file/)).toBeVisible();
    await expect(canvas.getByText(t.status.overSize)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  },
});

export const Messages = meta.story({
  name: 'A failed file may be removed, a duplicate and one that is too large say so',
  tags: ['UPL-026', 'UPL-027', 'UPL-028'],
  args: {
    files: [
      someFile('Broken, annual report.pdf'),
      someFile('Twice, shareholder list 2026.pdf'),
      someFile('Scan of everything.tiff', 40 * 1024 * 1024),
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    await waitFor(() => expect(states(canvasElement)).toEqual(['error', 'duplicate', 'error']));
    const [failed, twice, large] = rows(canvasElement).map((row) => row as HTMLElement);
    await expect(failed).toHaveTextContent(plain(t.reason.default));
    await expect(twice).toHaveTextContent(plain(t.reason.duplicate));
    await expect(large).toHaveTextContent(t.status.overSize);
    await expect(large).toHaveTextContent(/25\s*M[BoO]/);
    // The hint is accurate.
    await userEvent.click(
      canvas.getByRole('button', { name: words(t.remove, { name: 'Broken, annual report.pdf' }) }),
    );
    await waitFor(() => expect(states(canvasElement)).toEqual(['duplicate', 'error']));
  },
});

export const Lifecycle = meta.story({
  name: 'Waiting, progress, done, error, duplicate; removal aborts',
  tags: ['DS-127', 'UPL-022', 'UPL-023', 'UPL-024', 'UPL-025', 'UPL-031'],
  args: { options: { parallel: 1, onComplete } },
  render: function Lifecycle({ children, options }: UploadingProps) {
    return <Uploading options={{ ...options, transport }}>{children}</Uploading>;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    onComplete.mockClear();
    sendings.length = 0;
    const t = strings(globals);
    await userEvent.upload(
      picker(canvasElement),
      ['a', 'b', 'c', 'd'].map((name) => someFile(`${name}.pdf`)),
    );
    await waitFor(() => expect(states(canvasElement)).toEqual(['progress', 'waiting', 'waiting', 'waiting']));
    sendings[0]!.resolve(false);
    await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'progress', 'waiting', 'waiting']));
    sendings[1]!.reject();
    await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'error', 'progress', 'waiting']));
    sendings[2]!.resolve(true);
    await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'error', 'duplicate', 'progress']));
    // Removing a file during upload cancels it, and the focus moves to the previous row.
    await userEvent.click(canvas.getByRole('button', { name: words(t.cancel, { name: 'd.pdf' }) }));
    await expect(sendings[3]!.signal.aborted).toBe(true);
    await expect(sendings[3]!.signal.reason).not.toBe(PAUSED);
    await expect(canvas.getByRole('button', { name: words(t.remove, { name: 'c.pdf' }) })).toHaveFocus();
    await expect(onComplete).not.toHaveBeenCalled();
    // Retries the failed file by keyboard, so that all are uploaded.
    canvas.getByRole('button', { name: words(t.retry, { name: 'b.pdf' }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sendings).toHaveLength(5));
    sendings[4]!.resolve(false);
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    await expect(onComplete.mock.lastCall?.[0]).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  },
});

const sendings: { resolve: (duplicated: boolean) => void; reject: () => void; signal: AbortSignal }[] = [];
const transport: UploadTransport = ({ file, signal }) =>
  new Promise((resolve, reject) => {
    sendings.push({
      signal,
      resolve: (duplicated) => resolve({ documentId: file.name, duplicated }),
      reject: () => reject(new Error('network')),
    });
  });

export const LeftOut = meta.story({
  name: 'Names that are there and what is too much are left out, and told',
  tags: ['UPL-014', 'UPL-015'],
  args: { files: [someFile('Stuck a.pdf')], options: { maxCount: 3 } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { notice } = strings(globals);
    await userEvent.upload(
      picker(canvasElement),
      ['a', 'b', 'c', 'd', 'e'].map((name) => someFile(`Stuck ${name}.pdf`)),
    );
    await expect(rows(canvasElement)).toHaveLength(3);
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    await expect(canvas.getByText(plain(words(notice.sameName_one, { count: 1 })))).toBeVisible();
    await expect(canvas.getByText(plain(words(notice.beyond_other, { count: 2, max: 3 })))).toBeVisible();
    await expect(announced()).toContain(words(notice.sameName_one, { count: 1 }));
  },
});

export const Single = meta.story({
  name: 'One file only: a second one is an error until the first has gone',
  tags: ['UPL-019'],
  args: { options: { single: true } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await expect(picker(canvasElement).multiple).toBe(false);
    await userEvent.upload(picker(canvasElement), someFile('a.pdf'));
    await waitFor(() => expect(states(canvasElement)).toEqual(['done']));
    await userEvent.upload(picker(canvasElement), someFile('b.pdf'));
    await expect(states(canvasElement)).toEqual(['done', 'error']);
    await expect(canvas.getByText(t.status.surplus)).toBeVisible();
  },
});

export const Restricted = meta.story({
  name: 'An uploader of its own kinds refuses others as incompatible',
  tags: ['UPL-016', 'UPL-017', 'UPL-032'],
  args: { options: { categories: ['PDF', 'IMAGE'], mediaTypes: ['application/pdf', 'image/png'] } },
  play: async ({ canvasElement }) => {
    await expect(picker(canvasElement).accept).toBe('.pdf,.png,.jpeg,.jpg,.jpe,.tif,.tiff');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(picker(canvasElement), [
      someFile('a.pdf'),
      someFile('b.docx', 10, ''),
      someFile('c.jpg', 10, 'image/jpeg'),
      someFile('d.heic', 10, 'image/heic'),
    ]);
    await waitFor(() =>
      expect(states(canvasElement)).toEqual(['done', 'incompatible', 'incompatible', 'error']),
    );
  },
});

export const DropAndPaste = meta.story({
  name: 'Files may be dropped and pasted; a pasted picture gets a name of its own',
  play: async ({ canvas, canvasElement, globals }) => {
    const group = canvas.getByRole('group', { name: 'Attachments' });
    const carry = (...files: File[]) => {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      return data;
    };
    const drag = (type: string) => {
      const dataTransfer = carry(new File(['%PDF'], 'a.pdf'));
      group.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    };
    drag('dragenter');
    await waitFor(() => expect(canvas.getByText(strings(globals).release)).toBeVisible());
    drag('drop');
    await waitFor(() => expect(states(canvasElement)).toEqual(['done']));
    for (const name of ['image.png', 'image 2.png']) {
      const clipboardData = carry(new File(['png'], 'image.png', { type: 'image/png' }));
      group.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await waitFor(() => expect(canvas.getByText(name)).toBeVisible());
    }
  },
});

export const Replacing = meta.story({
  name: 'A refused file is replaced at its place; a duplicate is kept',
  args: { files: [someFile('Passport.heic', 10, 'image/heic'), someFile('Twice.pdf')] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await waitFor(() => expect(states(canvasElement)).toEqual(['error', 'duplicate']));
    await userEvent.click(canvas.getByRole('button', { name: words(t.replace, { name: 'Passport.heic' }) }));
    await expect(picker(canvasElement).multiple).toBe(false);
    await userEvent.upload(picker(canvasElement), someFile('Passport.pdf'));
    await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'duplicate']));
    canvas.getByRole('button', { name: words(t.keepBothName, { name: 'Twice.pdf' }) }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByText(t.status.done)).toHaveLength(2);
  },
});

export const Hundreds = meta.story({
  name: '500 files: only those near what is seen are drawn, and all failed ones go again',
  args: {
    files: Array.from({ length: 500 }, (_, index) =>
      someFile(`${index % 50 ? 'Stuck' : 'Broken'} ${index}.pdf`),
    ),
    options: { parallel: 3 },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const list = canvas.getByRole('list');
    await expect(rows(canvasElement).length).toBeLessThan(40);
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '500');
    // The focused row stays rendered when scrolled out of view.
    const button = within(first!).getAllByRole('button').at(-1)!;
    button.focus();
    list.parentElement!.scrollTop = 20_000;
    await waitFor(() => expect(canvas.getByText('Stuck 314.pdf')).toBeVisible());
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: words(t.retryAll_one, { count: 1 }) })).toBeVisible();
  },
});

export const Required = meta.story({
  name: 'Missing, and disabled',
  render: (args) => (
    <div className="grid gap-24">
      <Uploading {...args}>
        {(uploads) => <Uploader uploads={uploads} label="Audit report" error="Add the signed report." />}
      </Uploading>
      <Uploading {...args}>
        {(uploads) => <Uploader uploads={uploads} label="Other documents" optional disabled />}
      </Uploading>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('button', { name: strings(globals).choose });
    await expect(first).toHaveAccessibleDescription(/Add the signed report/);
    await expect(second).toBeDisabled();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  args: { files: EVERY_STATE },
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <Uploading {...args}>
        {(uploads) => <Uploader uploads={uploads} label="Attachments" optional />}
      </Uploading>
      <Uploading {...args} files={EVERY_STATE}>
        {(uploads) => <Uploader uploads={uploads} label="Documents" />}
      </Uploading>
    </div>
  ),
});
