import { ApiError } from '@atrium/contract/errors';
import type { ViewedFile } from '@atrium/ui';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/** A file that was fetched to be looked at. */
export interface FetchedFile {
  blob: Blob;
  headers: Headers;
}

/** How long a file that nobody looks at any more is kept, in ms: files are large. */
const KEPT = 60_000;

/** Reads a binary answer, telling the share that has arrived when the server says how much there is. */
async function readFile(answer: Response, onProgress: (share: number) => void): Promise<FetchedFile> {
  const { headers, body } = answer;
  const type = headers.get('content-type') ?? '';
  const total = Number(headers.get('content-length'));
  if (!body || !(total > 0)) return { blob: await answer.blob(), headers };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  let shown = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived += part.value.length;
    // A hundred steps are enough for a bar.
    if (arrived / total - shown >= 0.01) {
      shown = arrived / total;
      onProgress(shown);
    }
  }
  return { blob: new Blob(parts, { type }), headers };
}

export interface FileCall {
  queryKey: QueryKey;
  call: (signal: AbortSignal) => Promise<Response>;
  enabled?: boolean;
}

/** A file as the viewer wants it: on its way with its progress, here, or failed with a way to try again. */
export function useFile({ queryKey, call, enabled = true }: FileCall): ViewedFile & { headers?: Headers } {
  const [progress, setProgress] = useState(0);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      setProgress(0);
      return readFile(await call(signal), setProgress);
    },
    enabled,
    staleTime: Infinity,
    gcTime: KEPT,
  });
  return {
    file: query.data?.blob,
    progress,
    failed: query.isError,
    supportId: query.error instanceof ApiError ? query.error.supportId : undefined,
    onRetry: () => void query.refetch(),
    ...(query.data && { headers: query.data.headers }),
  };
}
