/** An image drawn in code: a frame and a stroke of ink, like a scanned signature. */
export function picture(width: number, height: number): Blob {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#f7f7f2';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#1a2b27';
  pen.lineWidth = 3;
  pen.strokeRect(8, 8, width - 16, height - 16);
  pen.beginPath();
  for (let x = 40; x < width - 40; x += 4) pen.lineTo(x, height / 2 + Math.sin(x / 18) * (height / 5));
  pen.stroke();
  return fileOf(canvas);
}

/** An image of 120 by 40 px whose top left corner is black. */
export function markedPicture(): Blob {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 40;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, 120, 40);
  pen.fillStyle = '#000000';
  pen.fillRect(0, 0, 12, 12);
  return fileOf(canvas);
}

/** Synchronous, because stories need the file at once. */
function fileOf(canvas: HTMLCanvasElement): Blob {
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (sign) =>
    sign.charCodeAt(0),
  );
  return new Blob([bytes], { type: 'image/png' });
}
