/** A file name as a title: without its extension. */
export const fileTitle = (filename: string): string => filename.replace(/\.[a-z0-9]{1,5}$/i, '') || filename;
