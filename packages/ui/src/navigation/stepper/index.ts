export { Stepper, stepStatus } from './stepper.js';
export type { Step, StepStatus, StepperProps } from './stepper.js';
