import { createContext, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useUploadChoice } from './use-upload-choice.js';
import { useFileDrop } from './use-file-drop.js';
import type { Uploads } from './use-uploads.js';

export interface FileDropZoneProps extends Omit<ComponentProps<'div'>, 'onDrop' | 'onPaste'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Takes no files now. */
  disabled?: boolean;
}

/** Takes files as if they were dropped on the area around: what is left out of the choice is told under it. */
export const ZoneChoice = createContext<((files: readonly File[]) => void) | null>(null);

/** An area that takes files dropped on it or pasted inside it, whatever else it shows, such as a message being written. */
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
