/** Exports for other components of this package; not public. */
export { MatrixView } from './rights-matrix.js';
