/**
 * Returns a `fetch` that reports how many bytes of the body have been sent, which the native one cannot. Supports what
 * the API client sends: URL, method, headers, body, signal.
 */
export function sendWithProgress(onProgress: (sent: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new DOMException('aborted', 'AbortError'));
        return;
      }
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input.toString());
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'text';
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('the network failed')));
      request.addEventListener('timeout', () => reject(new TypeError('the network failed')));
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort, { once: true });
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      request.send((body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : request.responseText, { status: request.status, headers });
}
