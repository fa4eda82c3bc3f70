export { visibleContacts } from './access.ts';
export { activityOf, periodStarts } from './activity.ts';
export { CONTACT_CATEGORY_LABELS } from './filter-blocks.ts';
export { contactHandlers } from './handlers.ts';
