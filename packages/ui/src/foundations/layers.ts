const LAYER = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

/** Returns whether a dialog or side panel is open: it takes the keyboard, and page shortcuts are off. */
export const isLayerOpen = (): boolean => document.querySelector(LAYER) !== null;
