export { roleLabel } from './role-label.js';
export { RolesList } from './roles-list.js';
export type { RolesListProps } from './roles-list.js';
