/** A point of the window, as events carry it. */
export interface EventPoint {
  clientX: number;
  clientY: number;
}

/** A point of an element, by shares of its width and height: its middle unless told. */
export function pointOf(element: Element, x = 0.5, y = 0.5): EventPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width * x, clientY: top + height * y };
}

/** A press that goes on until it is let go. */
export interface PressOn {
  /** Lets the mouse go, or lifts the finger. */
  release: () => void;
  /** What the browser does when it takes a touch for itself. */
  cancel: () => void;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function walk(from: EventPoint, to: EventPoint, move: (at: EventPoint) => void) {
  for (const part of [0.1, 0.4, 0.7, 1]) {
    move({
      clientX: from.clientX + (to.clientX - from.clientX) * part,
      clientY: from.clientY + (to.clientY - from.clientY) * part,
    });
    // What the move has changed is drawn before the next one, as for a hand.
    await frame();
    await frame();
  }
}

/** Presses the mouse on a handle and takes it to a point, without letting go. */
export async function mouseDrag(handle: Element, to: EventPoint): Promise<PressOn> {
  const press = {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 7,
    pointerType: 'mouse',
    button: 0,
  };
  const from = pointOf(handle);
  const fire = (target: EventTarget, type: string, at: EventPoint) =>
    target.dispatchEvent(new PointerEvent(type, { ...press, ...at }));
  fire(handle, 'pointerdown', from);
  await walk(from, to, (at) => fire(document, 'pointermove', at));
  return {
    release: () => fire(document, 'pointerup', to),
    cancel: () => fire(document, 'pointercancel', to),
  };
}

/** Puts a finger on a handle, lets it rest for `holdFor` ms, and takes it to a point, without lifting it. */
export async function fingerDrag(handle: Element, to: EventPoint, holdFor = 0): Promise<PressOn> {
  const from = pointOf(handle);
  const fire = (type: string, at: EventPoint | null) => {
    const touches = at ? [new Touch({ identifier: 3, target: handle, ...at })] : [];
    handle.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: touches }),
    );
  };
  fire('touchstart', from);
  if (holdFor > 0) await new Promise((resolve) => setTimeout(resolve, holdFor));
  await walk(from, to, (at) => fire('touchmove', at));
  return { release: () => fire('touchend', null), cancel: () => fire('touchcancel', null) };
}
