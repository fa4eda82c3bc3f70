import { useMemo, useRef, type ReactNode } from 'react';
import { uploadCategory } from './upload-rules.js';
import type { UploadOptions } from './use-uploads.js';

/** Returns the extensions that this uploader accepts, in lower case. */
export function takenExtensions({ extensions, categories }: UploadOptions): string[] {
  return extensions
    .map((extension) => extension.toLowerCase())
    .filter((extension) => !categories || categories.includes(uploadCategory(`name.${extension}`)));
}

/** The browser's file picker: `pick` opens it, `input` is its hidden element and must be rendered. */
export function useUploadPicker(
  options: UploadOptions,
  onFiles: (files: File[]) => void,
): { pick: (one?: (file: File) => void) => void; input: ReactNode } {
  const element = useRef<HTMLInputElement>(null);
  /** Receives the next chosen file, if it is for one row. */
  const target = useRef<((file: File) => void) | null>(null);
  const accept = useMemo(
    () =>
      takenExtensions(options)
        .map((extension) => `.${extension}`)
        .join(','),
    [options],
  );
  return {
    pick: (one) => {
      target.current = one ?? null;
      if (!element.current) return;
      element.current.multiple = !one && !options.single;
      element.current.click();
    },
    input: (
      <input
        ref={element}
        type="file"
        hidden
        multiple={!options.single}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again later.
          currentTarget.value = '';
          const one = target.current;
          target.current = null;
          if (one && files[0]) one(files[0]);
          else onFiles(files);
        }}
      />
    ),
  };
}
