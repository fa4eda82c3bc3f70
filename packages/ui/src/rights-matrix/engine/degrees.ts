import type { RightName } from '@atrium/contract/service-rights-rules';
import type { ModelService } from './model.js';

/** The degrees of rights: each has a mark in the cells and a key. */
export const DEGREES = ['none', 'restricted', 'read', 'full'] as const;
export type Degree = (typeof DEGREES)[number];

const LESSER: Partial<Record<RightName, Degree>> = {
  Restricted: 'restricted',
  DisabledRight: 'restricted',
  Read: 'read',
  Get: 'read',
  Default: 'read',
};

/** Returns the degree of a right by its name; all but the restricted and reading rights are full. */
export const degreeOf = (name: RightName): Degree => LESSER[name] ?? 'full';

/** Returns a service's highest right of a degree; null for `none`, undefined if the service has no such right. */
export const rightOfDegree = (service: ModelService, degree: Degree): string | null | undefined =>
  degree === 'none' ? null : service.rights.findLast((right) => right.degree === degree)?.id;
