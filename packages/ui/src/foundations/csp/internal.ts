/** What other components of this package share with this one; not public. */
export { allowScript, scriptAddress } from './script-address.js';
