/** Page of the `upload` benchmark: the uploader accepts files but does not send them. */
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { UPLOAD_EXTENSIONS, uploadProblem } from '../../../packages/contract/src/upload-rules.ts';
import { Uploader, useUploads, type UploadOptions } from '../../../packages/ui/src/files/uploader/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
const i18n = createUiI18n('en');
const limits = { FileMaxLength: 200 * 1024 * 1024, AuthorizedSpecialCharcatersInName: ' -.' };
let count = 0;

const options: UploadOptions = {
  check: (file) => uploadProblem(file, limits),
  extensions: Object.values(UPLOAD_EXTENSIONS).flat(),
  maxSize: limits.FileMaxLength,
  parallel: 3,
  delay: 200,
  transport: ({ signal, onProgress }) =>
    new Promise((_, reject) => {
      onProgress(1);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};

function Page() {
  const uploads = useUploads(options);
  const { length } = uploads.items;
  useEffect(() => {
    count = length;
  }, [length]);
  return <Uploader uploads={uploads} label="Attachments" className="w-[750px]" />;
}

declare global {
  var __bench: unknown;
}

const input = () => root.querySelector<HTMLInputElement>('input[type=file]');

globalThis.__bench = {
  kind: 'upload',
  mount: () =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>,
    ),
  ready: () => input() !== null,
  add: (files: readonly File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    input()!.files = data.files;
    input()!.dispatchEvent(new Event('change', { bubbles: true }));
  },
  count: () => count,
  visible: () => root.querySelectorAll('[data-upload-status]').length,
};
