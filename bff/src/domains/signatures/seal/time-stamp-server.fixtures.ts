import { createHash, webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as asn1js from 'asn1js';
import forge from 'node-forge';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const tst = '1.2.840.113549.1.9.16.1.4';

/** Creates a key with a certificate issued by an authority, and the authority's own certificate. */
export function issued(name: string) {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const authority = forge.pki.rsa.generateKeyPair(2048);
  const certify = (
    of: string,
    by: string,
    serialNumber: string,
    publicKey: forge.pki.PublicKey,
  ) => {
    const made = forge.pki.createCertificate();
    made.publicKey = publicKey;
    made.serialNumber = serialNumber;
    made.validity.notAfter.setFullYear(made.validity.notBefore.getFullYear() + 1);
    made.setSubject([{ name: 'commonName', value: of }]);
    made.setIssuer([{ name: 'commonName', value: by }]);
    made.sign(authority.privateKey, forge.md.sha256.create());
    return made;
  };
  return {
    key: keys.privateKey,
    certificate: certify(name, 'Test authority', '02', keys.publicKey),
    authority: certify('Test authority', 'Test authority', '01', authority.publicKey),
  };
}

/** Creates the file that an agency gets from its authority. */
export function pkcs12(
  { key, certificate, authority }: ReturnType<typeof issued>,
  password: string,
): Buffer {
  // The authority comes first: the position in the file means nothing.
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [authority, certificate], password);
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
}

const bytesOf = (asn1: forge.asn1.Asn1) =>
  new Uint8Array(Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'));

/** Answers a time stamp request; `spoil` changes what the answer confirms. */
async function answer(
  body: Buffer,
  { key, certificate: own }: ReturnType<typeof issued>,
  spoil: boolean,
): Promise<Buffer> {
  const request = TimeStampReq.fromBER(new Uint8Array(body));
  const certificate = Certificate.fromBER(bytesOf(forge.pki.certificateToAsn1(own)));
  const pkcs8 = bytesOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)));
  const told = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: request.messageImprint,
    serialNumber: new asn1js.Integer({ value: 7 }),
    genTime: new Date('2030-01-02T03:04:05Z'),
    ...(!spoil && request.nonce && { nonce: request.nonce }),
  });
  const content = told.toSchema().toBER(false);
  const hash = new Uint8Array(createHash('sha256').update(Buffer.from(content)).digest());
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: tst,
      eContent: new asn1js.OctetString({ valueHex: content }),
    }),
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
            attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: tst })),
            attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: hash.buffer })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  const privateKey = await webcrypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);
  await signed.sign(privateKey as webcrypto.CryptoKey, 0, 'SHA-256', content);
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: new ContentInfo({
      contentType: ContentInfo.SIGNED_DATA,
      content: signed.toSchema(true),
    }),
  });
  return Buffer.from(response.toSchema().toBER(false));
}

/** Starts a fake time stamp server (RFC 3161). */
export async function startTimeStamps({ spoil = false } = {}) {
  const authority = issued('Test time stamps');
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answer(Buffer.concat(parts), authority, spoil).then((bytes) =>
        response.setHeader('Content-Type', 'application/timestamp-reply').end(bytes),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
