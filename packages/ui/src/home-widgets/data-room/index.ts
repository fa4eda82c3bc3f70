export { DataRoomWidget } from './data-room.js';
export type { DataRoomWidgetProps } from './data-room.js';
