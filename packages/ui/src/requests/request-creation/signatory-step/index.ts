export { SignatoryStep } from './signatory-step.js';
export type { SignatoryStepProps } from './signatory-step.js';
