import { X509Certificate } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { readSealCertificate } from '../../../seal-certificate.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { agencySeal, sealFingerprints } from './agency-seal.ts';
import { isSignedBy } from './check-seal.ts';
import { sealPdf } from './seal-pdf.ts';
import { issued, pkcs12, startTimeStamps } from './time-stamp-server.fixtures.ts';

let test: TestApp;
const brought = issued('Northbeam Talent GmbH');
const file = pkcs12(brought, 'secret of the file');
const sealCertificate = readSealCertificate(file, 'secret of the file');
const sessionSecret = 'a secret of thirty-two characters';
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sealed = async (timeStampUrl: string | null) => {
  const seal = await agencySeal({ sessionSecret, sealCertificate, timeStampUrl }, 'Northbeam');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return { seal, bytes: await sealPdf(pdf, seal, { reason: 'Signed', at: new Date() }) };
};

/** Returns the signature of a sealed file. */
function signatureIn(pdf: Buffer): SignedData {
  const hex = /\/Contents <([0-9a-f]+)>/i.exec(pdf.toString('latin1'))?.[1] ?? '';
  const content = ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex')));
  return new SignedData({ schema: content.content });
}

it('reads the certificate of an authority, and refuses a wrong password', () => {
  const [own = Buffer.alloc(0), authority = Buffer.alloc(0)] = sealCertificate.certificates;
  expect(new X509Certificate(own).subject).toBe('CN=Northbeam Talent GmbH');
  expect(new X509Certificate(authority).subject).toBe('CN=Test authority');
  expect(() => readSealCertificate(file, 'another one')).toThrow();
});

it('seals with the configured certificate and its chain, which is known from then on', async () => {
  const { seal, bytes } = await sealed(null);
  expect(await isSignedBy(bytes, seal.fingerprint)).toBe(true);
  const [own = Buffer.alloc(0)] = sealCertificate.certificates;
  const { fingerprint256 } = new X509Certificate(own);
  expect(seal.fingerprint).toBe(fingerprint256.replaceAll(':', '').toLowerCase());
  expect(await sealFingerprints()).toContain(seal.fingerprint);
  expect(signatureIn(bytes).certificates).toHaveLength(2);
  const made = await agencySeal(
    { sessionSecret, sealCertificate: null, timeStampUrl: null },
    'Northbeam',
  );
  expect(await isSignedBy(bytes, made.fingerprint)).toBe(false);
});

it('includes the time of the configured server for this signature only', async () => {
  const server = await startTimeStamps();
  const { seal, bytes } = await sealed(server.url);
  await server.close();
  expect(await isSignedBy(bytes, seal.fingerprint)).toBe(true);
  const [signer] = signatureIn(bytes).signerInfos;
  const [stamp] = signer?.unsignedAttrs?.attributes ?? [];
  const token = new SignedData({
    schema: new ContentInfo({ schema: stamp?.values[0] }).content,
  });
  const data = signer?.signature.getValue() ?? new ArrayBuffer(0);
  expect(await token.verify({ signer: 0, data, checkChain: false })).toBe(true);
  const told = TSTInfo.fromBER(token.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  expect(told.genTime.toISOString()).toBe('2030-01-02T03:04:05.000Z');
});

it('does not seal with an invalid time stamp, or if the time server is unavailable', async () => {
  const server = await startTimeStamps({ spoil: true });
  await expect(sealed(server.url)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await server.close();
  await expect(sealed(server.url)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
