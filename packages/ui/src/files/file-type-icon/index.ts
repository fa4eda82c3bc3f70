export { FileTypeIcon } from './file-type-icon.js';
export type { FileTypeIconProps } from './file-type-icon.js';
export { fileExtension, fileKind } from './file-kind.js';
export type { FileKind } from './file-kind.js';
