export { WhoMaySign } from './who-may-sign.js';
export type { SignedOperation, WhoMaySignProps } from './who-may-sign.js';
