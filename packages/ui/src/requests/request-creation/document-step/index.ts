export { DocumentStep } from './document-step.js';
export type { DocumentStepProps } from './document-step.js';
