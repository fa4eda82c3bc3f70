/** The API of Atrium: every area's endpoints. Entities and rules are imported from their area, `@atrium/contract/users`. */
import { users } from './users.ts';

export const api = { users };
export type Api = typeof api;
