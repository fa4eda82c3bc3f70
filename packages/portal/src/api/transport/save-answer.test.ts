import { expect, it, vi } from 'vitest';
import { judge } from '../../app/failures.ts';
import { saveAnswer } from './save-answer.ts';

vi.mock('./save-file.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('PLAT-078 a download whose code does not arrive is told as one that breaks off, and ends', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  const saving = saveAnswer(new Response(body, { headers: { 'x-correlation-id': 's1' } }));
  const error = await saving.catch((reason: unknown) => reason);
  expect(judge(error).toast).toBe('network');
  expect(error).toMatchObject({ supportId: 's1' });
  expect(cancel).toHaveBeenCalledOnce();
});
