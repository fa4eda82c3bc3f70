import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

/** The file name that browsers give to every pasted image. */
const PASTED = /^image\.(png|jpe?g|tiff?)$/i;

/** Returns the dropped files; folders, which browsers cannot upload, are counted separately. */
function filesOf(data: DataTransfer): { files: File[]; folders: number } {
  const folders = [...data.items].filter((item) => item.webkitGetAsEntry?.()?.isDirectory).length;
  if (folders === 0) return { files: [...data.files], folders };
  const isFile = [...data.items]
    .filter((item) => item.kind === 'file')
    .map((item) => !item.webkitGetAsEntry()?.isDirectory);
  return { files: [...data.files].filter((_, index) => isFile[index]), folders };
}

const carriesFiles = (data: DataTransfer): boolean => data.types.includes('Files');

/** Office programs add an image to copied text: the user wants to paste the text. */
const carriesWriting = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

/** Handlers for files that are dropped on an element or pasted into it. */
export function useFileDrop(
  onFiles: (files: File[], origin: { pasted: boolean; folders: number }) => void,
  disabled = false,
) {
  const [isOver, setIsOver] = useState(false);
  // Entering a child fires dragenter before dragleave of its parent, so only leaving the last entered element means
  // leaving the whole area. (Counting events fails when a child is removed under the pointer: no dragleave is fired.)
  const entered = useRef<EventTarget | null>(null);
  const leave = () => {
    entered.current = null;
    setIsOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        entered.current = event.target;
        setIsOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event.dataTransfer)) return;
        // Also while disabled: otherwise the browser would open the dropped file in place of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      },
      onDragLeave: (event: DragEvent) => {
        if (event.target === entered.current) leave();
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        leave();
        if (disabled) return;
        const { files, folders } = filesOf(event.dataTransfer);
        onFiles(files, { pasted: false, folders });
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (disabled || files.length === 0 || carriesWriting(event.clipboardData)) return;
        event.preventDefault();
        onFiles(files, { pasted: true, folders: 0 });
      },
    },
  };
}

/** Renames pasted images, which all have the same name, so that each name is unique in the list. */
export function withOwnNames(files: readonly File[], taken: ReadonlySet<string>): File[] {
  const names = new Set(taken);
  return files.map((file) => {
    const own = withOwnName(file, names);
    names.add(own.name);
    return own;
  });
}

function withOwnName(file: File, taken: ReadonlySet<string>): File {
  if (!PASTED.test(file.name)) return file;
  const [stem, extension] = file.name.split('.');
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? file.name : `${stem} ${count}.${extension}`;
    if (!taken.has(name)) return name === file.name ? file : new File([file], name, { type: file.type });
  }
}
