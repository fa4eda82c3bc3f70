/** File names for the entries of a zip: no folders, no control characters, and unique even where a file system ignores case. */
export function archiveNames(filenames: readonly string[]): string[] {
  const taken = new Set<string>();
  return filenames.map((filename) => {
    const flat = filename.replaceAll(/[/\\\p{Cc}]/gu, '_').replace(/^\.+/, '_');
    const dot = flat.lastIndexOf('.');
    const [base, extension] = dot > 0 ? [flat.slice(0, dot), flat.slice(dot)] : [flat, ''];
    let name = flat;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} (${copy})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
