/** Whether the element that had the focus was disabled or removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
