/** Where the pages to print stand while the browser prints; `styles.css` shows it on paper, and nothing else. */
function printRoom(): HTMLElement {
  document.querySelector('[data-print-document]')?.remove();
  const room = document.createElement('div');
  room.dataset['printDocument'] = '';
  room.ariaHidden = 'true';
  document.body.append(room);
  return room;
}

/**
 * Prints elements, one a sheet: neither a frame nor a new window is needed, which the content policy and pop-up blockers
 * would refuse. They are gone once the browser has taken them.
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

/** A picture that fills a sheet. */
export function sheetOf(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  image.alt = '';
  return image;
}
