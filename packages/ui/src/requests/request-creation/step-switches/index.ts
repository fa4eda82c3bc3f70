export { StepSwitches } from './step-switches.js';
export type { StepSwitchesProps } from './step-switches.js';
