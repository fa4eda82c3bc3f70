import { Loading, Skeleton } from '@atrium/ui';

/**
 * In the place of a step while its code or what it asks for comes. As high as the view: what stands below a form of unknown
 * length begins out of sight, so that nothing that is read moves.
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
