/** Below this share of the best of its series, a bar is a warning (CONT-020). */
const LOW_SHARE = 0.5;

/** Whether a bar is a warning: under half of the best; where nothing was counted, nothing is low. */
export const isLow = (value: number, best: number): boolean => best > 0 && value < best * LOW_SHARE;
