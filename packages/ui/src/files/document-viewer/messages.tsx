import type { ReactNode } from 'react';
import { Progress } from '../../feedback/progress/index.js';
import { Loading } from '../../feedback/skeleton/index.js';

/** A message in place of the document. */
export function ViewerMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 items-center justify-center overflow-y-auto p-24">
      <div className="w-full max-w-384">{children}</div>
    </div>
  );
}

/** Shown while the document loads, after a short delay; with the loaded share if it is known. */
export function InProgress({ label, progress }: { label: string; progress?: number | undefined }) {
  return (
    <ViewerMessage>
      <Loading label={label}>
        <Progress label={label} {...(progress !== undefined && { value: progress })} />
      </Loading>
    </ViewerMessage>
  );
}
