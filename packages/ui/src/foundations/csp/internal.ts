/** Shared with other components of this package; not public. */
export { allowScript, scriptAddress } from './script-address.js';
