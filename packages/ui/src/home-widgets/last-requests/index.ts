export { LastRequests } from './last-requests.js';
export type { LastRequestsProps } from './last-requests.js';
export { LastRequestsSettings } from './last-requests-settings.js';
export type { LastRequestsSettingsProps } from './last-requests-settings.js';
