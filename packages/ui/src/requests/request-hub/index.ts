export { RequestHub } from './request-hub.js';
export type { HubGroup, RequestHubProps } from './request-hub.js';
