import { createContext, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useUploadChoice } from './use-upload-choice.js';
import { useFileDrop } from './use-file-drop.js';
import type { Uploads } from './use-uploads.js';

export interface FileDropZoneProps extends Omit<ComponentProps<'div'>, 'onDrop' | 'onPaste'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Accepts no files. */
  disabled?: boolean;
}

/** Adds files as if they were dropped on the enclosing zone, which shows a notice about files left out. */
export const ZoneChoice = createContext<((files: readonly File[]) => void) | null>(null);

/** An area that accepts files dropped on it or pasted into it, around any content, such as a message form. */
export function FileDropZone({
  uploads,
  disabled = false,
  className,
  children,
  ...props
}: FileDropZoneProps) {
  const { notices, take } = useUploadChoice(uploads);
  const { isOver, handlers } = useFileDrop(take, disabled);
  return (
    <div
      data-over={isOver || undefined}
      className={cn('data-over:outline-2 data-over:-outline-offset-2 data-over:outline-brand', className)}
      {...props}
      {...handlers}
    >
      <ZoneChoice value={take}>{children}</ZoneChoice>
      {notices.map((notice) => (
        <p key={notice} className="text-caption text-ink-2">
          {notice}
        </p>
      ))}
    </div>
  );
}
