/** A point in the viewport, as events carry it. */
export interface EventPoint {
  clientX: number;
  clientY: number;
}

/** Returns a point of an element, as fractions of its width and height; by default its centre. */
export function pointOf(element: Element, x = 0.5, y = 0.5): EventPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width * x, clientY: top + height * y };
}

/** A press that lasts until it is released. */
export interface PressOn {
  /** Releases the mouse button, or lifts the finger. */
  release: () => void;
  /** Cancels the press, as the browser does when it takes over a touch. */
  cancel: () => void;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function walk(from: EventPoint, to: EventPoint, move: (at: EventPoint) => void) {
  for (const part of [0.1, 0.4, 0.7, 1]) {
    move({
      clientX: from.clientX + (to.clientX - from.clientX) * part,
      clientY: from.clientY + (to.clientY - from.clientY) * part,
    });
    // Each move is rendered before the next one, as with a real pointer.
    await frame();
    await frame();
  }
}

/** Presses the mouse on a handle and moves it to a point, without releasing. */
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

/** Puts a finger on a handle, holds it for `holdFor` ms, and moves it to a point, without lifting it. */
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
