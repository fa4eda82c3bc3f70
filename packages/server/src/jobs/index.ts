export { JOB_NAMES, jobRules } from './catalogue.ts';
export type { JobData, JobName } from './catalogue.ts';
export { openJobs } from './queue.ts';
export type { JobHandlers, JobQueue, JobRun } from './queue.ts';
