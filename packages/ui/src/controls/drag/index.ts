export { DragArea } from './drag-area.js';
export { DragHandle } from './drag-handle.js';
export type { BeginDrag, DragMoment, DropPosition, DragSession, Point } from './active-drag.js';
export { RemoteHandle, useRemoteHandles } from './remote-handle.js';
export type { PressEvent } from './remote-handle.js';
