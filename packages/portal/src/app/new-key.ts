/** Returns a random UUID; built from random bytes, because `crypto.randomUUID` is missing over plain HTTP. */
export function newKey(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Returns a UUID derived only from the text: four rounds of FNV-1a with the MurmurHash3 finalizer. Not cryptographic:
 * it prevents collisions by chance, not by an attacker; it identifies what one user sends, together with the user's id.
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

/** Formats 16 bytes as a UUID of version 4. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
