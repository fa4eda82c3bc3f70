export { DragArea } from './drag-area.js';
export { DragHandle } from './drag-handle.js';
export type { BeginDrag, DragMoment, DropPosition, DragSession, Point } from './active-drag.js';
export { RemoteHandle } from './remote-handle.js';
export { useRemoteHandles } from './use-remote-handles.js';
export type { PressEvent, RemoteHandles } from './use-remote-handles.js';
