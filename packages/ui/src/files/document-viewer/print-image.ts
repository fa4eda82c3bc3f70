import { imageOf, MOST_PIXELS, releaseCanvas } from './canvas.js';
import { printSheets, sheetOf } from './print.js';

/** Draws the rotated image on a canvas: in print, a CSS-rotated box would keep its unrotated layout size. */
function turnedImage(image: HTMLImageElement, turns: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (naturalWidth * naturalHeight)));
  const [width, height] = [naturalWidth, naturalHeight].map((own) =>
    Math.max(1, Math.floor(own * scale)),
  ) as [number, number];
  const isAcross = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isAcross ? height : width;
  canvas.height = isAcross ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turns * Math.PI) / 2);
  pen?.drawImage(image, -width / 2, -height / 2, width, height);
  return imageOf(canvas).finally(() => releaseCanvas(canvas));
}

/** Prints an image on one sheet, rotated by quarter `turns` as shown. */
export async function printImage(image: HTMLImageElement, turns: number): Promise<void> {
  if (turns === 0) return printSheets([sheetOf(image.src)]);
  const address = URL.createObjectURL(await turnedImage(image, turns));
  try {
    return await printSheets([sheetOf(address)]);
  } finally {
    URL.revokeObjectURL(address);
  }
}
