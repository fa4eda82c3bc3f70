import { stat } from 'node:fs/promises';
import { FilesUnavailableError } from './blob-store.ts';
import { makeFolder } from './fsync.ts';

export interface OwnFolder {
  /**
   * Works in the folder. Errors of the file system become a `FilesUnavailableError`, but for a file that is not there in a
   * folder that is.
   */
  use<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A folder that this process makes before its first use. Gone later, as a disk is that is not mounted any more, it is not
 * made again: what is written into an empty one would be lost from sight when the disk is back.
 * @param above the folder that it lies in, where that is such a one too
 */
export function ownFolder(folder: string, above?: OwnFolder): OwnFolder {
  let made: Promise<void> | null = null;
  const unavailable = (cause: unknown) => {
    const { code = 'UNKNOWN' } = cause as NodeJS.ErrnoException;
    return new FilesUnavailableError(`the folder of files ${folder} cannot be used (${code})`, code);
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
          // Of the file, or of the folder that went away meanwhile.
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
