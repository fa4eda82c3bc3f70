export { InformationStep } from './information-step.js';
export type { InformationStepProps } from './information-step.js';
