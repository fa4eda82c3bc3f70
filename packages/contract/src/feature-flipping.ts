import * as z from 'zod';
import { endpoints } from './endpoint.ts';

/** Flags that the portal reads; a flag without a row is off. */
export const FEATURE_FLAGS = ['disable_modification_on_ccm_request'] as const;

const FlagId = z.string().regex(/^[a-z0-9_]{1,100}$/);
export const FeatureFlag = z.object({ id: FlagId, enabled: z.boolean() }).meta({ id: 'FeatureFlag' });
export type FeatureFlag = z.output<typeof FeatureFlag>;

export const featureFlipping = endpoints({
  list: {
    method: 'GET',
    path: '/feature-flipping',
    tag: 'feature-flipping',
    summary: 'List all feature flags',
    response: z.array(FeatureFlag),
    errorKey: null,
    access: 'signed-in',
  },
  get: {
    method: 'GET',
    path: '/feature-flipping/{id}',
    tag: 'feature-flipping',
    summary: 'Get whether a feature flag is on; an unknown flag is off',
    params: z.object({ id: FlagId }),
    response: z.boolean(),
    errorKey: null,
    access: 'signed-in',
  },
});
