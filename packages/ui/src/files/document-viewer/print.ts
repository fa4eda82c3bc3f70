/** Creates the container of the sheets to print; in print, `styles.css` shows only this container. */
function printRoom(): HTMLElement {
  document.querySelector('[data-print-document]')?.remove();
  const room = document.createElement('div');
  room.dataset['printDocument'] = '';
  room.ariaHidden = 'true';
  document.body.append(room);
  return room;
}

/**
 * Prints elements, one per sheet, without an iframe or a new window, which the content security policy and pop-up
 * blockers would refuse. The elements are removed after printing.
 */
export async function printSheets(sheets: readonly HTMLElement[]): Promise<void> {
  const room = printRoom();
  room.append(...sheets);
  await Promise.all([...room.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  const printed = new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
  });
  window.print();
  await printed;
  room.remove();
}

/** Returns an image element that fills a sheet. */
export function sheetOf(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  image.alt = '';
  return image;
}
