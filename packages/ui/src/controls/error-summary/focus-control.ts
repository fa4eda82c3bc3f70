const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Moves the focus to a control, or to the first one inside a group, and scrolls its label into view. Returns false if
 * the control does not exist.
 */
export function focusControl(id: string): boolean {
  const target = document.getElementById(id);
  const control = target?.matches(FOCUSABLE) ? target : target?.querySelector<HTMLElement>(FOCUSABLE);
  if (!target || !control) return false;
  control.focus({ preventScroll: true });
  (document.getElementById(`${id}-label`) ?? target).scrollIntoView({ block: 'start' });
  return true;
}
