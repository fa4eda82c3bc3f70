/** Parts shared within this package; not public. */
export { useGreeting } from './use-greeting.js';
