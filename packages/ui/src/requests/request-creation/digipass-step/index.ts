export { DigipassStep } from './digipass-step.js';
export type { DigipassStepProps } from './digipass-step.js';
