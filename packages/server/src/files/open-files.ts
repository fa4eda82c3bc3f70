import path from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { createDrafts } from './drafts.ts';
import type { Drafts } from './drafts.ts';
import { createFolderStore } from './folder-store.ts';
import { ownFolder } from './own-folder.ts';
import { createS3Drafts } from './s3-drafts.ts';
import { openObjects } from './s3-objects.ts';
import { createS3Store } from './s3-store.ts';

export interface OpenFiles {
  readonly blobs: BlobStore;
  readonly drafts: Drafts;
}

/** Opens the configured file store: a bucket, or the local `folder`. Sends no request and creates no folder yet. */
export async function openFiles({ files }: Pick<Config, 'files'>, folder: string): Promise<OpenFiles> {
  const draftsFolder = path.join(folder, 'drafts');
  if (files === null) {
    const root = ownFolder(folder);
    return { blobs: createFolderStore(folder, root), drafts: createDrafts(draftsFolder, root) };
  }
  const objects = await openObjects(files);
  return { blobs: createS3Store(objects), drafts: createS3Drafts(objects, draftsFolder) };
}
