/** What other components of this package share with this one; not public. */
export { useGreeting } from './use-greeting.js';
