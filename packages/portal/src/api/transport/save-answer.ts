/** Downloads a binary response under the file name given by the server. The code for it comes with the first download. */
export async function saveAnswer(answer: Response, fallbackName?: string): Promise<void> {
  const { saveFile } = await import('./save-file.ts');
  return saveFile(answer, fallbackName);
}
