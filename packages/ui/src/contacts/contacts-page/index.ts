export { ContactsPage } from './contacts-page.js';
export type { ContactsPageProps, ListedContact } from './contacts-page.js';
