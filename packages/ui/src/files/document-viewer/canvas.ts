/** Maximum pixels of a canvas that every browser supports; larger drawings are rendered less sharp. */
export const MOST_PIXELS = 2 ** 24;

/** Frees the pixels of a canvas at once; browsers otherwise keep them until the next garbage collection. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Returns the canvas content as a PNG; rejects if the browser cannot encode it. */
export const imageOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))));
  });
