export { Loading, Skeleton, SkeletonRows } from './skeleton.js';
export type { LoadingProps, SkeletonRowsProps } from './skeleton.js';
