/** A file name as a title: without its extension. */
export const titleOf = (filename: string): string => filename.replace(/\.[a-z0-9]{1,5}$/i, '') || filename;
