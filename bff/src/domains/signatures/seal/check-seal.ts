import { createHash } from 'node:crypto';
import { ContentInfo, SignedData } from 'pkijs';

interface Sealed {
  /** Fingerprints of the agency's current and earlier sealing certificates. */
  known: readonly string[];
  /** Hash of the file: the signature covers all of it except its own container. */
  sha256: string;
}

/** Returns the certificate with which the agency sealed exactly this PDF; null if it did not. */
export async function sealedWith(pdf: Buffer, { known, sha256 }: Sealed): Promise<string | null> {
  if (createHash('sha256').update(pdf).digest('hex') !== sha256) return null;
  for (const fingerprint of known) if (await isSignedBy(pdf, fingerprint)) return fingerprint;
  return null;
}

/** Checks whether the signature is valid, with the certificate of a fingerprint. */
export async function isSignedBy(pdf: Buffer, fingerprint: string): Promise<boolean> {
  try {
    const parts = partsOf(pdf);
    if (!parts) return false;
    const content = ContentInfo.fromBER(new Uint8Array(parts.cms));
    const signed = new SignedData({ schema: content.content });
    const data = new Uint8Array(parts.signed).buffer;
    const options = { signer: 0, data, checkChain: false, extendedMode: true } as const;
    const { signatureVerified, signerCertificate } = await signed.verify(options);
    if (!signerCertificate) return false;
    const der = new Uint8Array(signerCertificate.toSchema().toBER(false));
    const isIts = createHash('sha256').update(der).digest('hex') === fingerprint;
    return isIts && signatureVerified === true;
  } catch {
    // A file that cannot be parsed any more was changed.
    return false;
  }
}

/**
 * Returns the signed bytes and the signature; null if the range leaves out more than the signature.
 */
function partsOf(pdf: Buffer): { signed: Buffer; cms: Buffer } | null {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/\/ByteRange \[(\d{1,10}) (\d{1,10}) (\d{1,10}) (\d{1,10})/g)];
  const [, start, length, from, rest] = (found.at(-1) ?? []).map(Number);
  if (start !== 0 || !length || !from || rest === undefined) return null;
  const isWhole = from + rest === pdf.length && pdf[length] === 0x3c && pdf[from - 1] === 0x3e;
  if (!isWhole) return null;
  const hex = text.slice(length + 1, from - 1);
  if (!/^[0-9a-fA-F]*$/.test(hex)) return null;
  const room = Buffer.from(hex, 'hex');
  const cms = room.subarray(0, lengthOf(room));
  // Only zeros may follow the signature.
  if (room.subarray(cms.length).some((byte) => byte !== 0)) return null;
  return { signed: Buffer.concat([pdf.subarray(0, length), pdf.subarray(from)]), cms };
}

/** Returns the length of the outermost DER value. */
function lengthOf(der: Buffer): number {
  const first = der[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const digits = first & 0x7f;
  return 2 + digits + der.readUIntBE(2, digits);
}
