import { deflateRawSync } from 'node:zlib';

/** Returns a zip archive of deflated files. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.write('504b0102', 'hex');
    facts.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}
