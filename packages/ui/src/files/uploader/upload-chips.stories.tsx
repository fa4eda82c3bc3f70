import { expect, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FileDropZone } from './file-drop-zone.js';
import { UploadChips } from './upload-chips.js';
import { UploadPickerButton } from './upload-picker-button.js';
import { EVERY_STATE, someFile, Uploading, type UploadingProps } from './uploader.fixture.js';

const meta = preview.meta({
  title: 'Files/Upload chips',
  component: Uploading,
  args: {
    files: EVERY_STATE.slice(0, 3),
    children: (uploads) => (
      <FileDropZone uploads={uploads} className="grid gap-8 rounded-control border border-line-control p-12">
        <p className="text-body">Thank you Marc. I have read clause 7.2 and will sign this afternoon.</p>
        <UploadChips uploads={uploads} />
        <UploadPickerButton uploads={uploads} />
      </FileDropZone>
    ),
  } satisfies UploadingProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).uploads;

export const Default = meta.story({
  name: 'Files inside the box of a message: on their way, added, refused',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62'));
    await userEvent.click(canvas.getByRole('button', { name: t.chooseFiles }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, someFile('Board minutes.pdf'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-upload-status]')).toHaveLength(4));
    const name = (file: string) => t.remove.replace('{{name}}', file);
    canvas.getByRole('button', { name: name('Ownership above 10 percent.xlsx') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: name('Passport, J. Weber.heic') })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { files: EVERY_STATE },
});
