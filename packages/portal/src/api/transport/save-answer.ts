import { wholeBody } from './whole-body.ts';

/**
 * Downloads a binary response under the file name given by the server. The code for it comes with the first download; if
 * it does not arrive, the reader is told as when the file itself does not, and the server stops sending.
 */
export async function saveAnswer(answer: Response, fallbackName?: string): Promise<void> {
  const { saveFile } = await wholeBody(answer, () => import('./save-file.ts')).catch((error: unknown) => {
    answer.body?.cancel().catch(() => {});
    throw error;
  });
  return saveFile(answer, fallbackName);
}
