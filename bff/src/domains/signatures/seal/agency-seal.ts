import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  webcrypto,
} from 'node:crypto';
import * as asn1js from 'asn1js';
import { Schema, model } from 'mongoose';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import type { Config } from '../../../config.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';

/** The agency's means of sealing documents. */
export interface AgencySeal {
  readonly name: string;
  readonly certificate: Certificate;
  /** Certificates of the issuing authorities. */
  readonly chain: readonly Certificate[];
  readonly privateKey: webcrypto.CryptoKey;
  /** SHA-256 of the certificate, to compare it outside the platform. */
  readonly fingerprint: string;
  /** The time stamp server; null: none. */
  readonly timeStampUrl: string | null;
}

/** Configuration that an agency may bring for its seal. */
export type SealConfig = Pick<Config, 'sessionSecret' | 'sealCertificate' | 'timeStampUrl'>;

interface StoredSeal {
  /** `agency` for the current seal; earlier ones are stored by their fingerprints. */
  _id: string;
  /** DER, in base64. */
  certificate: string;
  /** PKCS #8, encrypted with a key from the session secret; null for a configured certificate. */
  privateKey: string | null;
  createdAt: Date;
}
const SealModel = model<StoredSeal>(
  'SignatureSeal',
  new Schema<StoredSeal>({
    _id: { type: String, required: true },
    certificate: { type: String, required: true },
    privateKey: { type: String, default: null },
    createdAt: { type: Date, required: true },
  }),
  'signature_seals',
);

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const years = 10;

/**
 * Returns the agency's seal: the configured certificate, which is stored so that its seals verify
 * after it is replaced, or else one created with the first completed document, shared by all
 * processes. If the session secret changes, its key cannot be read: a new seal is created, and
 * earlier seals still verify.
 */
export async function agencySeal(
  { sessionSecret, sealCertificate, timeStampUrl }: SealConfig,
  name: string,
): Promise<AgencySeal> {
  if (sealCertificate) {
    const [own, ...others] = sealCertificate.certificates.map((der) => der.toString('base64'));
    const brought = { certificate: own ?? '', privateKey: null, createdAt: new Date() };
    await noteSeal(brought);
    return {
      ...(await openSeal(brought, sealCertificate.key)),
      name,
      timeStampUrl,
      chain: others.map(certificateOf),
    };
  }
  const stored = await SealModel.findById('agency').lean();
  const key = stored && decrypt(stored.privateKey, sessionSecret);
  const rest = { name, timeStampUrl, chain: [] };
  if (stored && key) return { ...(await openSeal(stored, key)), ...rest };
  if (stored) await retire(stored);
  const made = await makeSeal(sessionSecret, name);
  const itsKey = decrypt(made.privateKey, sessionSecret);
  if (!itsKey) throw new Error('The seal belongs to another session secret');
  return { ...(await openSeal(made, itsKey)), ...rest };
}

const certificateOf = (der: string): Certificate =>
  Certificate.fromBER(new Uint8Array(Buffer.from(der, 'base64')));

const openSeal = async (stored: Pick<StoredSeal, 'certificate'>, pkcs8: Buffer) => ({
  certificate: certificateOf(stored.certificate),
  privateKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
  fingerprint: fingerprintOf(stored),
});

const fingerprintOf = ({ certificate }: Pick<StoredSeal, 'certificate'>): string =>
  createHash('sha256').update(Buffer.from(certificate, 'base64')).digest('hex');

/** Keeps a seal whose key is lost, for verification; several processes may do so at once. */
async function retire(seal: StoredSeal): Promise<void> {
  await noteSeal(seal);
  await SealModel.deleteOne({ _id: 'agency', certificate: seal.certificate });
}

/** Stores a certificate by its fingerprint, once. */
async function noteSeal({ certificate, privateKey, createdAt }: Omit<StoredSeal, '_id'>) {
  const _id = fingerprintOf({ certificate });
  if (await SealModel.exists({ _id })) return;
  await SealModel.updateOne(
    { _id },
    { $setOnInsert: { certificate, privateKey, createdAt } },
    { upsert: true },
  );
}

/**
 * Returns the fingerprints of all certificates used for sealing, for verification; the current one
 * first.
 */
export async function sealFingerprints(): Promise<string[]> {
  const stored = await SealModel.find({}, { certificate: 1 }).sort({ createdAt: -1 }).lean();
  return stored.map(fingerprintOf);
}

async function makeSeal(sessionSecret: string, agencyName: string): Promise<StoredSeal> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber = new asn1js.Integer({
    valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer,
  });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1js.Utf8String({ value: agencyName }),
      }),
    );
  const now = new Date();
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now.getTime());
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + years);
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema().toBER(false)),
    // Digital signature and non-repudiation.
    extension(
      '2.5.29.15',
      new asn1js.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(false),
    ),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const seal: StoredSeal = {
    _id: 'agency',
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64'),
    privateKey: encrypt(pkcs8, sessionSecret),
    createdAt: now,
  };
  try {
    await SealModel.create(seal);
    return seal;
  } catch (error) {
    const first = isDuplicateKey(error) && (await SealModel.findById('agency').lean());
    if (first) return first;
    throw error;
  }
}

const extension = (extnID: string, extnValue: ArrayBuffer) =>
  new Extension({ extnID, critical: true, extnValue });

const cipher = 'aes-256-gcm';
const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'muster document seal', 32));

function encrypt(bytes: Buffer, sessionSecret: string): string {
  const nonce = randomBytes(12);
  const box = createCipheriv(cipher, keyOf(sessionSecret), nonce);
  const text = Buffer.concat([box.update(bytes), box.final()]);
  return [nonce, box.getAuthTag(), text].map((part) => part.toString('base64')).join('.');
}

/** Null if it was encrypted with another secret. */
function decrypt(sealed: string | null, sessionSecret: string): Buffer | null {
  if (sealed === null) return null;
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64'));
  if (!nonce || !tag || !text) throw new Error('The key of the seal is unreadable');
  const box = createDecipheriv(cipher, keyOf(sessionSecret), nonce, { authTagLength: 16 });
  box.setAuthTag(tag);
  try {
    return Buffer.concat([box.update(text), box.final()]);
  } catch {
    return null;
  }
}
