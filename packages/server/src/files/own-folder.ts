import { stat } from 'node:fs/promises';
import { FilesUnavailableError } from './blob-store.ts';
import { makeFolder } from './fsync.ts';

export interface OwnFolder {
  /**
   * Runs `work` in the folder. File system errors become a `FilesUnavailableError`, except for a missing file in an
   * existing folder (ENOENT).
   */
  use<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Manages a folder that this process creates before its first use. If it disappears later, as with an unmounted disk, it is
 * not created again: files written to a new folder would be hidden once the disk is mounted again.
 * @param above the parent folder, when it is managed too
 */
export function ownFolder(folder: string, above?: OwnFolder): OwnFolder {
  let made: Promise<void> | null = null;
  const unavailable = (cause: unknown) => {
    const { code = 'UNKNOWN' } = cause as NodeJS.ErrnoException;
    return new FilesUnavailableError(`the file folder ${folder} is not available (${code})`, code);
  };
  const find = async (): Promise<void> => {
    await above?.use(() => Promise.resolve());
    if (made) {
      await made;
      await stat(folder);
      return;
    }
    made = makeFolder(folder);
    await made.catch((error: unknown) => {
      made = null;
      throw error;
    });
  };
  const isSystem = (error: unknown): error is NodeJS.ErrnoException =>
    error instanceof Error && 'syscall' in error && 'code' in error;
  return {
    async use(work) {
      await find().catch((error: unknown) => {
        throw isSystem(error) ? unavailable(error) : error;
      });
      try {
        return await work();
      } catch (error) {
        if (!isSystem(error)) throw error;
        if (error.code === 'ENOENT') {
          // Either the file is missing, or the folder has disappeared meanwhile.
          await stat(folder).catch((cause: unknown) => {
            throw unavailable(cause);
          });
          throw error;
        }
        throw unavailable(error);
      }
    },
  };
}
