import type { RightName } from '@atrium/contract/service-rights-rules';
import type { ModelService } from './model.js';

/** How much a right gives: what the mark of a cell draws, and what one key stands for. */
export const DEGREES = ['none', 'restricted', 'read', 'full'] as const;
export type Degree = (typeof DEGREES)[number];

const LESSER: Partial<Record<RightName, Degree>> = {
  Restricted: 'restricted',
  DisabledRight: 'restricted',
  Read: 'read',
  Get: 'read',
  Default: 'read',
};

/** The degree of a right by its name; all that is not restricted or reading is full. */
export const degreeOf = (name: RightName): Degree => LESSER[name] ?? 'full';

/** The right of a service that a degree stands for: the most of that degree; null for none, undefined where it has none. */
export const rightOfDegree = (service: ModelService, degree: Degree): string | null | undefined =>
  degree === 'none' ? null : service.rights.findLast((right) => right.degree === degree)?.id;
