/** Returns a small compound file ([MS-CFB]) whose directory lists these streams, all empty. */
export function compoundFile(streams: readonly string[]): Buffer {
  const SECTOR = 512;
  const END = 0xfffffffe;
  const FREE = 0xffffffff;
  const names = ['Root Entry', ...streams];
  const sectors = Math.ceil(names.length / 4);
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  // Sector 0 is the file allocation table; the directory chain starts at sector 1.
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let index = 1; index <= sectors; index += 1)
    table.writeUInt32LE(index === sectors ? END : index + 1, index * 4);
  const directory = Buffer.alloc(sectors * SECTOR);
  for (const [index, name] of names.entries()) {
    const entry = index * 128;
    directory.write(name, entry, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, entry + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, entry + 66);
    for (const link of [68, 72, 76]) directory.writeUInt32LE(FREE, entry + link);
    directory.writeUInt32LE(END, entry + 116);
  }
  return Buffer.concat([header, table, directory]);
}
