export { ContactsWidget } from './contacts.js';
export type { ContactsWidgetProps } from './contacts.js';
