export { RightsMatrix } from './rights-matrix.js';
export type { RightsMatrixProps, RightsState } from './rights-matrix.js';
export type { RightsData, RightsPerson } from '../engine/index.js';
export type { NewEntitiesList, RightsSaveProps } from '../changes-panel/internal.js';
