import { useEffect, useState, type ReactNode } from 'react';
import type { UploadTransport } from './upload-queue.js';
import { useUploads, type UploadOptions, type Uploads } from './use-uploads.js';

const MEGABYTE = 1024 * 1024;
const EXTENSIONS = ['PDF', 'DOC', 'DOCX', 'XLS', 'XLSX', 'PNG', 'JPEG', 'JPG', 'JPE', 'TIF', 'TIFF', 'TXT'];
const MAX_SIZE = 25 * MEGABYTE;

/** A file that reports a size without having it. */
export function someFile(name: string, size = 1.8 * MEGABYTE, type = 'application/pdf'): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: Math.round(size) });
  return file;
}

/** The name decides the outcome: “Stuck” keeps uploading, “Broken” fails once, “Twice” is a duplicate. */
export function scriptedTransport(): UploadTransport {
  const failed = new Set<string>();
  return async ({ file, key, signal, onProgress }) => {
    if (file.name.startsWith('Stuck')) {
      onProgress(file.size * 0.62);
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    if (file.name.startsWith('Broken') && !failed.has(key)) {
      failed.add(key);
      onProgress(file.size * 0.8);
      return { error: 'default', message: null };
    }
    if (file.name.startsWith('Fake'))
      return {
        error: 'badExtension',
        message: 'The content of this file is not of the type its name says.',
      };
    return { documentId: `document of ${file.name}`, duplicated: file.name.startsWith('Twice') };
  };
}

export const OPTIONS: Omit<UploadOptions, 'transport'> = {
  // Simplified copy of the contract's rules.
  check: ({ name, size }) => {
    if (!EXTENSIONS.some((extension) => name.toUpperCase().endsWith(`.${extension}`))) return 'badExtension';
    if (size > MAX_SIZE) return 'overSize';
    if (size === 0) return 'emptyFile';
    return name.includes(';') ? 'incorrectFileName' : null;
  },
  extensions: EXTENSIONS,
  maxSize: MAX_SIZE,
  parallel: 3,
  delay: 0,
};

const NONE: readonly File[] = [];

export interface UploadingProps {
  options?: Partial<UploadOptions>;
  files?: readonly File[];
  children: (uploads: Uploads) => ReactNode;
}

/** An uploader with initial files. */
export function Uploading({ options, files = NONE, children }: UploadingProps) {
  const [transport] = useState(scriptedTransport);
  const [first] = useState(files);
  const uploads = useUploads({ transport, ...OPTIONS, ...options });
  const { add } = uploads;
  useEffect(() => {
    add(first);
  }, [add, first]);
  return children(uploads);
}

/** One file in each state (mockup 18). */
export const EVERY_STATE: readonly File[] = [
  someFile('Stuck, register extract Düsseldorf.pdf', 4.2 * MEGABYTE),
  someFile('Ownership above 10 percent.xlsx', 88 * 1024, ''),
  someFile('Passport, J. Weber.heic', 900 * 1024, 'image/heic'),
  someFile('Twice, shareholder list 2026.pdf'),
  someFile('Broken, annual report.pdf', 12 * MEGABYTE),
  someFile('Fake statement.pdf'),
  someFile('Scan of everything.tiff', 40 * MEGABYTE),
  someFile('Nothing.txt', 0),
  someFile('a;b.pdf'),
];
