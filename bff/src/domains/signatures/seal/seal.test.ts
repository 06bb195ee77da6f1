import { createHash, createPublicKey, randomInt, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { sha256Of } from '../../files/file.fixtures.ts';
import { finishDocument } from '../pdf/finish-document.ts';
import { renderDocument } from '../pdf/render-document.ts';
import { agencySeal, sealFingerprints, type AgencySeal } from './agency-seal.ts';
import { isSignedBy, sealedWith } from './check-seal.ts';
import { sealPdf } from './seal-pdf.ts';

const own = (sessionSecret: string) => ({
  sessionSecret,
  sealCertificate: null,
  timeStampUrl: null,
});

let test: TestApp;
let seal: AgencySeal;
let pdf: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  seal = await agencySeal(own('a secret of thirty-two characters'), 'Northbeam');
  const unsigned = await renderDocument({
    title: 'Agreement',
    text: '## 1. Work\nŁukasz Ćosić, Ελένη and Дмитро.\n- one',
    agencyName: 'Northbeam',
    at: new Date(),
    signers: [],
  });
  const finished = await finishDocument({
    unsigned,
    title: 'Agreement',
    documentId: 'x',
    sha256Unsigned: 'y',
    parties: [],
    placed: null,
    events: [],
  });
  pdf = await sealPdf(finished, seal, { reason: 'Signed by all parties', at: new Date() });
});
afterAll(() => test.close());

it('the seal is the same in every process', async () => {
  const again = await agencySeal(own('a secret of thirty-two characters'), 'Northbeam');
  expect(again.fingerprint).toBe(seal.fingerprint);
});

it('the seal is verified by another library on its own', () => {
  const text = pdf.toString('latin1');
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [, length = 0, from = 0] = range;
  const signed = Buffer.concat([pdf.subarray(0, length), pdf.subarray(from)]);
  const der = Buffer.from(text.slice(length + 1, from - 1), 'hex').toString('binary');
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(der), {
    strict: true,
    parseAllBytes: false,
  } as never);
  const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.PkcsSignedData & {
    rawCapture: {
      authenticatedAttributes: forge.asn1.Asn1[];
      signature: string;
    };
  };
  const { authenticatedAttributes, signature } = message.rawCapture;
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    authenticatedAttributes,
  );
  const [certificate] = message.certificates;
  if (!certificate) throw new Error('The signature holds no certificate');
  const pem = forge.pki.certificateToPem(certificate);
  const isSigned = verify(
    'sha256',
    Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary'),
    createPublicKey(pem),
    Buffer.from(signature, 'binary'),
  );
  const toldDigest = forge.asn1.toDer(attributes).getBytes();
  const digest = createHash('sha256').update(signed).digest('binary');
  expect([isSigned, toldDigest.includes(digest)]).toEqual([true, true]);
  expect(new X509Certificate(pem).subject).toBe('CN=Northbeam');
});

it('any changed byte breaks the seal, even for a reader who has only the file', async () => {
  const sealed = { known: [seal.fingerprint], sha256: sha256Of(pdf) };
  expect(await sealedWith(pdf, sealed)).toBe(seal.fingerprint);
  const [, length = 0, from = 0] =
    /\/ByteRange \[(\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'))?.slice(1).map(Number) ?? [];
  const unnoticed: number[] = [];
  const unnoticedInFile: number[] = [];
  for (let i = 0; i < 100; i += 1) {
    // Changes a byte at any position to any other value.
    const place = randomInt(pdf.length);
    const changed = Buffer.from(pdf);
    changed[place] = (changed[place] ?? 0) ^ randomInt(1, 256);
    if (await sealedWith(changed, sealed)) unnoticed.push(place);
    // The signature covers everything except its own container.
    const isCovered = place < length || place >= from;
    if (isCovered && (await isSignedBy(changed, seal.fingerprint))) unnoticedInFile.push(place);
  }
  expect(unnoticed).toEqual([]);
  expect(unnoticedInFile).toEqual([]);
});

it('another session secret makes a new seal, and files sealed before stay valid', async () => {
  const [next, same] = await Promise.all([
    agencySeal(own('another secret of thirty-two signs'), 'Northbeam'),
    agencySeal(own('another secret of thirty-two signs'), 'Northbeam'),
  ]);
  expect(next.fingerprint).not.toBe(seal.fingerprint);
  expect(same.fingerprint).toBe(next.fingerprint);
  const known = await sealFingerprints();
  expect(known).toEqual([next.fingerprint, seal.fingerprint]);
  expect(await sealedWith(pdf, { known, sha256: sha256Of(pdf) })).toBe(seal.fingerprint);
});

it('a changed or added byte breaks the seal for a reader who has only the file', async () => {
  expect(await isSignedBy(pdf, seal.fingerprint)).toBe(true);
  const changed = Buffer.from(pdf);
  changed[200] = (changed[200] ?? 0) ^ 0x01;
  expect(await isSignedBy(changed, seal.fingerprint)).toBe(false);
  expect(await isSignedBy(Buffer.concat([pdf, Buffer.from('%')]), seal.fingerprint)).toBe(false);
});
