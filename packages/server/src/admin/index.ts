export { withDatabase } from './own-database.ts';
