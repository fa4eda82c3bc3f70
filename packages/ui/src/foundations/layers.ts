const LAYER = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

/** Whether a dialog or a panel is open: it keeps the keyboard, and shortcuts of the page do nothing. */
export const isLayerOpen = (): boolean => document.querySelector(LAYER) !== null;
