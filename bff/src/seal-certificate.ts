import { createRequire } from 'node:module';
import type Forge from 'node-forge';

/** A certificate of the agency's own, as issued by an authority. */
export interface SealCertificate {
  /** The private key (PKCS #8, DER). */
  readonly key: Buffer;
  /** DER; the agency's own first, then the issuers that vouch for it. */
  readonly certificates: readonly Buffer[];
}

/** Reads a PKCS #12 file. @throws Error for another format, a wrong password or a key that is not RSA */
export function readSealCertificate(file: Buffer, password: string): SealCertificate {
  // Loaded only if a certificate is configured: every other start goes without it.
  const forge = createRequire(import.meta.url)('node-forge') as typeof Forge;
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Record<string, string>;
  const der = (asn1: Forge.asn1.Asn1): Buffer =>
    Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
  const pfx = forge.pkcs12.pkcs12FromAsn1(
    forge.asn1.fromDer(file.toString('binary')),
    true,
    password,
  );
  const bagsOf = (type: string | undefined) =>
    type ? (pfx.getBags({ bagType: type })[type] ?? []) : [];
  const key = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)].flatMap(
    (bag) => bag.key ?? [],
  )[0];
  if (!key || !('n' in key)) throw new Error('The file holds no RSA key');
  const certificates = bagsOf(certBag).flatMap(({ cert }) => cert ?? []);
  const isOwn = ({ publicKey }: Forge.pki.Certificate): boolean =>
    'n' in publicKey && publicKey.n.equals(key.n);
  const own = certificates.find(isOwn);
  if (!own) throw new Error('The file holds no certificate of its key');
  return {
    key: der(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key))),
    certificates: [own, ...certificates.filter((one) => one !== own)].map((one) =>
      der(forge.pki.certificateToAsn1(one)),
    ),
  };
}
