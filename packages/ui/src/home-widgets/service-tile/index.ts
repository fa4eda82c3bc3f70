export { ServiceTile } from './service-tile.js';
export type { ServiceTileProps } from './service-tile.js';
