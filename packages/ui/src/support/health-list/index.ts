export { HealthList } from './health-list.js';
export type { HealthListProps, ServiceState } from './health-list.js';
