import { createHash, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { AppError } from '../../../http/app-error.ts';
import type { AgencySeal } from './agency-seal.ts';
import { timeStampOf } from './time-stamp.ts';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

const digest = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** Creates a detached CMS signature that identifies its certificate by hash, as PAdES requires. */
export async function signCms(bytes: Buffer, seal: AgencySeal): Promise<Buffer> {
  const { certificate, privateKey, chain, timeStampUrl } = seal;
  const certificateHash = digest(new Uint8Array(certificate.toSchema(true).toBER(false)));
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
  const signedData = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oid.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.data })),
            attribute(
              oid.messageDigest,
              new asn1js.OctetString({ valueHex: digest(bytes).buffer }),
            ),
            // One certificate, hashed with SHA-256, the default if no algorithm is named.
            attribute(
              oid.signingCertificateV2,
              sequence(
                sequence(sequence(new asn1js.OctetString({ valueHex: certificateHash.buffer }))),
              ),
            ),
          ],
        }),
      }),
    ],
    certificates: [certificate, ...chain],
  });
  await signedData.sign(privateKey as webcrypto.CryptoKey, 0, 'SHA-256', bytes);
  if (timeStampUrl) await addTimeStamp(signedData, timeStampUrl);
  const content = new ContentInfo({
    contentType: oid.signedData,
    content: signedData.toSchema(true),
  });
  return Buffer.from(content.toSchema().toBER(false));
}

/** Adds the time stamp server's token to the signature. */
async function addTimeStamp({ signerInfos: [signer] }: SignedData, url: string): Promise<void> {
  if (!signer) return;
  // Without a time stamp nothing is sealed or stored: the last party can sign again.
  const token = await timeStampOf(signer.signature.getValue(), url).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { cause });
  });
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: oid.timeStampToken, values: [token.toSchema()] })],
  });
}

const sequence = (...value: asn1js.BaseBlock[]) => new asn1js.Sequence({ value });
