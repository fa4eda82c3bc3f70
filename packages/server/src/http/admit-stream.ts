import type { Admission, Applicant } from './admission.ts';

/**
 * Runs a call whose response keeps its slot until its body is sent, or until the client disconnects. The body is read only
 * as fast as the client reads it.
 */
export function admitStream(
  admit: Admission,
  applicant: Applicant,
  work: () => Promise<Response>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const run = async (): Promise<void> => {
    const response = await work();
    if (!response.body) return resolve(response);
    const sent = Promise.withResolvers<void>();
    const signal = applicant.signal();
    signal.addEventListener('abort', () => sent.resolve(), { once: true });
    if (signal.aborted) sent.resolve();
    resolve(new Response(notifying(response.body, sent.resolve), response));
    return sent.promise;
  };
  admit(applicant, run).catch(reject);
  return promise;
}

/** Passes a stream on; calls `onEnd` when it ends, fails or is cancelled. */
function notifying(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value } = await reader.read().catch((error: unknown) => {
          onEnd();
          throw error;
        });
        if (value) return controller.enqueue(value);
        onEnd();
        controller.close();
      },
      cancel(reason) {
        onEnd();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead: a client that disconnects before it reads must not leave files open.
    { highWaterMark: 0 },
  );
}
