import { limits } from '@muster/contracts';

/**
 * SHA-256 of a file in hexadecimal, read in chunks: the browser's own hash needs the whole file in
 * memory.
 */
export async function hashFile(file: Blob, signal: AbortSignal): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += limits.file.chunk) {
    signal.throwIfAborted();
    const piece = await file.slice(at, at + limits.file.chunk).arrayBuffer();
    hash.update(new Uint8Array(piece));
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
