export { Signature } from './signature.js';
export type { SignatureProps } from './signature.js';
