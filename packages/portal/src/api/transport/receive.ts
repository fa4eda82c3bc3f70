/** Files below this size, in bytes, are there before anybody could read how far they are. */
const SHORT = 500_000;

/**
 * The answer once all of it is there; `onProgress` hears how much of a long one has come, from 0 to 1, by the size that is
 * expected of it in bytes. It may be longer: the last part is told as done only when it is.
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
  return new Response(await new Response(counted).blob(), { headers: answer.headers });
}
