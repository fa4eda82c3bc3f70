export { NotificationList } from './notification-list.js';
export type { NotificationFilter, NotificationListProps } from './notification-list.js';
