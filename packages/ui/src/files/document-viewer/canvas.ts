/** Most pixels of one canvas: what every browser can hold; what is larger is drawn a little less sharp. */
export const MOST_PIXELS = 2 ** 24;

/** Gives the pixels of a canvas back at once; browsers else keep them until the next collection. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** What was drawn, as a file. */
export const imageOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))));
  });
