export { LastRequests } from './last-requests.js';
export type { LastRequestsProps } from './last-requests.js';
