export { dataRoomHandlers } from './handlers.ts';
