export { DragArea, useDragHandle } from './drag-area.js';
export type { DragAreaProps } from './drag-area.js';
export type { BeginDrag, DragMoment, DragPlace, DragSession, Point } from './hold.js';
export { RemoteHandle, useRemoteHandles } from './remote-handle.js';
export type { Press, PressEvent } from './remote-handle.js';
