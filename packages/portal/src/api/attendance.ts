/** A page without input for this long only calls the server by itself: it polls and refetches. */
const UNATTENDED_MS = 5 * 60_000;

/** Loading the page counts as input. */
let lastInputAt = Date.now();
const noteInput = () => {
  lastInputAt = Date.now();
};
// Not the movement of the pointer, which a knock at the desk also causes. Capturing, as a handler may stop an event.
for (const kind of ['pointerdown', 'click', 'keydown', 'wheel', 'input'])
  globalThis.addEventListener?.(kind, noteInput, { capture: true, passive: true });

/** Whether nobody has used the page for some minutes: its calls must not keep the session open (decision 105). */
export const isUnattended = (): boolean => Date.now() - lastInputAt > UNATTENDED_MS;
