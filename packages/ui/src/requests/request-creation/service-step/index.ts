export { ServiceStep } from './service-step.js';
export type { ServiceStepProps } from './service-step.js';
