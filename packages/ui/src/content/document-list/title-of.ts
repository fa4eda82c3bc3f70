/** Returns a file name without its extension, as a title. */
export const fileTitle = (filename: string): string => filename.replace(/\.[a-z0-9]{1,5}$/i, '') || filename;
