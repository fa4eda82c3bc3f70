/** All tables, one file an area. */
export * from './articles.ts';
export * from './clients.ts';
export * from './commitments.ts';
export * from './compliance.ts';
export * from './contacts.ts';
export * from './contracts.ts';
export * from './dead-letters.ts';
export * from './documents.ts';
export * from './notifications.ts';
export * from './platform.ts';
export * from './preferences.ts';
export * from './requests.ts';
export * from './signatures.ts';
export * from './tags.ts';
export * from './treasury.ts';
export * from './uploads.ts';
export * from './users.ts';
