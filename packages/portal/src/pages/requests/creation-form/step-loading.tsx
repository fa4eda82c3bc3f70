import { Loading, Skeleton } from '@atrium/ui';

/**
 * Placeholder while the code or the data of a step loads. As high as the viewport: content below a form of unknown
 * height starts out of view, so that no visible content shifts.
 */
export function StepLoading() {
  return (
    <Loading className="grid min-h-dvh content-start gap-20">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-120" />
    </Loading>
  );
}
