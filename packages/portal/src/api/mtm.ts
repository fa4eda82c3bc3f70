import { callQuery } from './calls.ts';

/** The value of the derivatives by product. */
export const mtmQuery = () => callQuery('mtm', 'summary');
