export { RequestsCounter } from './requests-counter.js';
export type { CountedRequests, RequestsCounterProps } from './requests-counter.js';
