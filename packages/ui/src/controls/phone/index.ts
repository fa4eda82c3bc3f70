export { PhoneInput } from './phone-input.js';
export type { PhoneInputProps } from './phone-input.js';
export { PhoneLink } from './phone-link.js';
export type { PhoneLinkProps, PhoneNormaliser } from './phone-link.js';
