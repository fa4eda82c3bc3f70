/** Small PDFs for stories and tests, made in code: pages of Helvetica lines, with links between them. */

export interface MadePage {
  /** Lines of text, from the top. */
  lines: readonly string[];
  /** In points; default A4. */
  width?: number;
  height?: number;
  /** A link on the first line: to a page (from 1), or to a URL. */
  link?: number | string;
}

/** Escapes text for a PDF string in WinAnsiEncoding. */
const escaped = (text: string) =>
  [...text]
    .map((sign) => {
      if ('()\\'.includes(sign)) return `\\${sign}`;
      const code = sign === '’' ? 146 : sign === '\u202f' ? 160 : sign.codePointAt(0)!;
      return code < 128 ? sign : `\\${code.toString(8)}`;
    })
    .join('');

/** Returns a valid PDF of these pages. It is all ASCII, so string positions are byte offsets in the file. */
export function makePdf(pages: readonly MadePage[]): Blob {
  const objects: string[] = [];
  const pageObject = (page: number) => 4 + page * 3;
  const kids = pages.map((_, page) => `${pageObject(page)} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>';
  objects[2] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`;
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  pages.forEach(({ lines, width = 595, height = 842, link }, page) => {
    const at = pageObject(page);
    const text = lines
      .map(
        (line, index) =>
          `BT /F ${index === 0 ? 20 : 11} Tf 64 ${height - 84 - index * 20} Td (${escaped(line)}) Tj ET`,
      )
      .join('\n');
    const target =
      typeof link === 'number'
        ? `/Dest [${pageObject(link - 1)} 0 R /Fit]`
        : `/A << /S /URI /URI (${escaped(String(link))}) >>`;
    objects[at] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> >> /Contents ${at + 1} 0 R${link === undefined ? '' : ` /Annots [${at + 2} 0 R]`} >>`;
    objects[at + 1] = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
    objects[at + 2] =
      link === undefined
        ? 'null'
        : `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [60 ${height - 92} 300 ${height - 62}] ${target} >>`;
  });
  let file = '%PDF-1.7\n';
  const offsets: number[] = [];
  objects.forEach((object, number) => {
    offsets[number] = file.length;
    file += `${number} 0 obj\n${object}\nendobj\n`;
  });
  const start = file.length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
}

/** A guarantee with this number of pages; “limit” occurs once per page, “Société” only on the second. */
export function agreement(pages: number): Blob {
  return makePdf(
    Array.from({ length: pages }, (_, page) => ({
      lines: [
        `${page + 1}. Guarantee and liability`,
        'Halden Industries SA irrevocably guarantees to the Bank the due payment of all sums owed.',
        `The limit of the guarantee is EUR ${page + 1},000,000.00, all sums included.`,
        page === 1
          ? 'Société de garantie, divided at the end of a guaran-'
          : 'A call shall be made in writing.',
        page === 1 ? 'tee.' : 'Payment follows within five TARGET business days.',
      ],
      ...(page === 0 && pages > 2 && { link: 3 }),
    })),
  );
}

/** One page that opens with the password “halden”. */
export function protectedPdf(): Blob {
  const bytes = Uint8Array.from(atob(PROTECTED), (sign) => sign.codePointAt(0)!);
  return new Blob([bytes], { type: 'application/pdf' });
}

const PROTECTED = `JVBERi0xLjcKJcfsj6IKJSVJbnZvY2F0aW9uOiBncyAtcSAtZE5PUEFVU0UgLWRCQVRDSCAtc0RFVklDRT1wZGZ3cml0ZSAtc093bmVyUGFzc3dvcmQ9PyAtc1VzZXJQYXNzd29yZD0/IC1kRW5jcnlwdGlvblI9MyAtZEtleUxlbmd0aD0xMjggLWRQZXJtaXNzaW9ucz0tNCAtc091dHB1dEZpbGU9PyA/CjUgMCBvYmoKPDwvTGVuZ3RoIDYgMCBSL0ZpbHRlciAvRmxhdGVEZWNvZGU+PgpzdHJlYW0KaboIfg/ldyuFQYuhlfyvasxhHFIAaCvtMOZ97dhlJp+i2DZtObSlzHBO2qWUpDdsFDD8dhK2nShLK50LmySVpUuWHCNKSalNDqp+XaHK/N6x3e38FgiFEWVuZHN0cmVhbQplbmRvYmoKNiAwIG9iago4OAplbmRvYmoKNCAwIG9iago8PC9UeXBlL1BhZ2UvTWVkaWFCb3ggWzAgMCA0MjAgNTk1XQovUGFyZW50IDMgMCBSCi9SZXNvdXJjZXM8PC9Qcm9jU2V0Wy9QREZdCj4+Ci9Db250ZW50cyA1IDAgUgo+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWwo0IDAgUgpdIC9Db3VudCAxCj4+CmVuZG9iagoxIDAgb2JqCjw8L1R5cGUgL0NhdGFsb2cgL1BhZ2VzIDMgMCBSCi9NZXRhZGF0YSA3IDAgUgo+PgplbmRvYmoKNyAwIG9iago8PC9UeXBlL01ldGFkYXRhCi9TdWJ0eXBlL1hNTC9MZW5ndGggMTE3Mz4+c3RyZWFtCjw/eHBhY2tldCBiZWdpbj0n77u/JyBpZD0nVzVNME1wQ2VoaUh6cmVTek5UY3prYzlkJz8+Cjw/YWRvYmUteGFwLWZpbHRlcnMgZXNjPSJDUkxGIj8+Cjx4OnhtcG1ldGEgeG1sbnM6eD0nYWRvYmU6bnM6bWV0YS8nIHg6eG1wdGs9J1hNUCB0b29sa2l0IDIuOS4xLTEzLCBmcmFtZXdvcmsgMS42Jz4KPHJkZjpSREYgeG1sbnM6cmRmPSdodHRwOi8vd3d3LnczLm9yZy8xOTk5LzAyLzIyLXJkZi1zeW50YXgtbnMjJyB4bWxuczppWD0naHR0cDovL25zLmFkb2JlLmNvbS9pWC8xLjAvJz4KPHJkZjpEZXNjcmlwdGlvbiByZGY6YWJvdXQ9IiIgeG1sbnM6cGRmPSdodHRwOi8vbnMuYWRvYmUuY29tL3BkZi8xLjMvJyBwZGY6UHJvZHVjZXI9J0dQTCBHaG9zdHNjcmlwdCAxMC4wMC4wJy8+CjxyZGY6RGVzY3JpcHRpb24gcmRmOmFib3V0PSIiIHhtbG5zOnhtcD0naHR0cDovL25zLmFkb2JlLmNvbS94YXAvMS4wLyc+PHhtcDpNb2RpZnlEYXRlPjIwMjYtMTEtMjFUMDY6NDA6MzNaPC94bXA6TW9kaWZ5RGF0ZT4KPHhtcDpDcmVhdGVEYXRlPjIwMjYtMTEtMjFUMDY6NDA6MzNaPC94bXA6Q3JlYXRlRGF0ZT4KPHhtcDpDcmVhdG9yVG9vbD5Vbmtub3duQXBwbGljYXRpb248L3htcDpDcmVhdG9yVG9vbD48L3JkZjpEZXNjcmlwdGlvbj4KPHJkZjpEZXNjcmlwdGlvbiByZGY6YWJvdXQ9IiIgeG1sbnM6eGFwTU09J2h0dHA6Ly9ucy5hZG9iZS5jb20veGFwLzEuMC9tbS8nIHhhcE1NOkRvY3VtZW50SUQ9J3V1aWQ6MDA0OWI1MzAtMWQ5My0xMWZkLTAwMDAtZjhiNmYyMTY5OWM4Jy8+CjxyZGY6RGVzY3JpcHRpb24gcmRmOmFib3V0PSIiIHhtbG5zOmRjPSdodHRwOi8vcHVybC5vcmcvZGMvZWxlbWVudHMvMS4xLycgZGM6Zm9ybWF0PSdhcHBsaWNhdGlvbi9wZGYnPjxkYzp0aXRsZT48cmRmOkFsdD48cmRmOmxpIHhtbDpsYW5nPSd4LWRlZmF1bHQnPlVudGl0bGVkPC9yZGY6bGk+PC9yZGY6QWx0PjwvZGM6dGl0bGU+PC9yZGY6RGVzY3JpcHRpb24+CjwvcmRmOlJERj4KPC94OnhtcG1ldGE+CiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAogICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAKPD94cGFja2V0IGVuZD0ndyc/PgplbmRzdHJlYW0KZW5kb2JqCjIgMCBvYmoKPDwvUHJvZHVjZXIoPVwyNTJcMzEye1wyMTZKXDMzME1cMjQyVVwyNTRcMzU3WG07aFwzNjNcMjIyWGFcMzE3N1wzNzQpCi9DcmVhdGlvbkRhdGUoPlwzMDBcMjY0a1wzNzNcMDI0XDIwNlwwMTdcMzQ0XDAyN1wzNzdcMjUzXDAwNS18e1wyMzBcMjIyRnZcMzE3XClcMzUzKQovTW9kRGF0ZSg+XDMwMFwyNjRrXDM3M1wwMjRcMjA2XDAxN1wzNDRcMDI3XDM3N1wyNTNcMDA1LXx7XDIzMFwyMjJGdlwzMTdcKVwzNTMpPj5lbmRvYmoKOCAwIG9iago8PC9GaWx0ZXIgL1N0YW5kYXJkIC9WIDIgL0xlbmd0aCAxMjggL1IgMyAvUCA0Mjk0OTY3MjkyIC9PIChXDiKJojcHO8x7GVPjEIJueiKbnCRE8XW8DGao2vFbfikKL1UgKMQZLFE86r2Mt1EIy5MY2FVcKL9OXk51ikFkAE5W//oBCCk+PgplbmRvYmoKeHJlZgowIDkKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwNTIxIDAwMDAwIG4gCjAwMDAwMDE4MzQgMDAwMDAgbiAKMDAwMDAwMDQ2MiAwMDAwMCBuIAowMDAwMDAwMzQ4IDAwMDAwIG4gCjAwMDAwMDAxNzIgMDAwMDAgbiAKMDAwMDAwMDMzMCAwMDAwMCBuIAowMDAwMDAwNTg1IDAwMDAwIG4gCjAwMDAwMDIwODUgMDAwMDAgbiAKdHJhaWxlcgo8PCAvU2l6ZSA5IC9Sb290IDEgMCBSIC9JbmZvIDIgMCBSCi9JRCBbPDhDQjFGODIxRTJEODA1NDI1NjE2RTJGRjg4MUJEOTI4Pjw4Q0IxRjgyMUUyRDgwNTQyNTYxNkUyRkY4ODFCRDkyOD5dCi9FbmNyeXB0IDggMCBSID4+CnN0YXJ0eHJlZgoyMjM1CiUlRU9GCg==`;
