export { SupportId } from './support-id.js';
export type { SupportIdProps } from './support-id.js';
