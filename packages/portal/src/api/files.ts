import { ApiError } from '@atrium/contract/errors';
import type { ViewedFile } from '@atrium/ui';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeBody } from './transport/whole-body.ts';

/** A file fetched for preview. */
export interface FetchedFile {
  blob: Blob;
  headers: Headers;
}

/** How long an unused file stays cached, in ms: files are large. */
const KEPT = 60_000;

/** Reads a binary response; reports the received share, 0 to 1, when the server sends a Content-Length. */
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
    // Steps of one percent are enough for a progress bar.
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

/** Fetches a file for the viewer: loading with progress, loaded, or failed with a retry. */
export function useFile({ queryKey, call, enabled = true }: FileCall): ViewedFile & { headers?: Headers } {
  const [progress, setProgress] = useState(0);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      setProgress(0);
      const answer = await call(signal);
      return wholeBody(answer, () => readFile(answer, setProgress));
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
