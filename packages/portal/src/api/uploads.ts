import { UPLOAD_EXTENSIONS, uploadProblem } from '@atrium/contract/upload-rules';
import type { UploadOptions } from '@atrium/ui';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';
import { waitForNetwork } from './transport/wait-for-network.ts';
import { callQuery } from './calls.ts';
import { apiThrough } from './client.ts';
import { sendWithProgress } from './transport/send-with-progress.ts';
import { uploadMemory } from './upload-memory.ts';
import { createUploadTransport } from './transport/upload-transport.ts';

const EXTENSIONS = Object.values(UPLOAD_EXTENSIONS).flat();

const transport = createUploadTransport({
  uploads: (onProgress) => apiThrough(sendWithProgress(onProgress)).uploads,
  memory: uploadMemory,
  wait: waitForNetwork,
});

/** Documents that the user uploaded and that are not attached to anything yet; always refetched. */
export const heldDocumentsQuery = () => ({ ...callQuery('uploads', 'held'), staleTime: 0 });

/** Returns the options of all uploaders of the portal: transport and limits of the installation (UPL-013, UPL-021). */
export function useUploadOptions(): UploadOptions {
  const settings = useSettings();
  return useMemo(
    () => ({
      transport,
      check: (file) => uploadProblem(file, settings),
      extensions: EXTENSIONS,
      maxSize: settings.FileMaxLength,
      parallel: settings.uploadParallelLimit,
      delay: settings.uploadDelay,
    }),
    [settings],
  );
}
