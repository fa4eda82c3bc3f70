/** A random UUID; made from random bytes, because plain http has no `crypto.randomUUID`. */
export function newKey(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * A UUID that the text alone decides: four rounds of FNV-1a, mixed as MurmurHash3 ends. It tells texts apart by chance, not
 * against an attacker: it names what one person sends, beside that person's id.
 */
export function keyOfText(text: string): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (let part = 0; part < 4; part += 1) {
    let hash = 0x81_1c_9d_c5 ^ (part * 0x9e_37_79_b1);
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
    view.setUint32(part * 4, (hash ^ (hash >>> 16)) >>> 0);
  }
  return uuidOf(bytes);
}

/** Sixteen bytes in the form of a UUID of version 4. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
