import { wholeBody } from './whole-body.ts';

/** Files below this size, in bytes, arrive too fast for a progress display. */
const SHORT = 500_000;

/**
 * Returns the response once it is complete; `onProgress` gets the received share of a long one, from 0 to 1, based on
 * the expected size in bytes. The response may be longer than expected, so the share stays at 0.99 until the end.
 */
export async function receive(
  answer: Response,
  expected: number,
  onProgress: (part: number) => void,
): Promise<Response> {
  if (!answer.body || !(expected > SHORT)) return answer;
  let received = 0;
  let told = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.length;
        const part = Math.min(0.99, received / expected);
        if (part - told >= 0.01) onProgress((told = part));
        controller.enqueue(chunk);
      },
    }),
  );
  const whole = await wholeBody(answer, () => new Response(counted).blob());
  return new Response(whole, { headers: answer.headers });
}
