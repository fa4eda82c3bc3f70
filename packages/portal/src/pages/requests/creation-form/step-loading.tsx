import { Loading, Skeleton } from '@atrium/ui';

/** In the place of a step while its code or what it asks for comes. */
export function StepLoading() {
  return (
    <Loading className="grid gap-20">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-120" />
    </Loading>
  );
}
