import { gzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { docxBytes, odtBytes, zipBytes } from '../../files/archive.fixtures.ts';
import { blackPng } from '../../files/picture.fixtures.ts';
import { createMessageRecord } from '../../messages/message.fixtures.ts';
import { filePart, partedMail, textPart } from '../raw-mails.fixtures.ts';
import { ReceivedMailModel } from '../received-mail.model.ts';
import { takeMail } from './take-mail.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const megabyte = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte);
/** Part of a document that unpacks to a thousand times its packed size. */
const bomb = { name: 'word/media/picture.bin', data: zeros(20) };

let people = 0;
/** Receives a reply with a file, and returns what the record's reader sees of it. */
async function receive(name: string, bytes: Buffer) {
  const email = `packer.${(people += 1)}@people.test`;
  const candidate = await createCandidateRecord({ email, emailNorm: email });
  const messageId = `<${crypto.randomUUID()}@localhost>`;
  await createMessageRecord(recruiter.user._id, candidate, {
    status: 'sent',
    sentAt: new Date(),
    messageId,
  });
  const raw = partedMail('multipart/mixed', [textPart('My CV.'), filePart(name, bytes)], {
    From: `Packer <${email}>`,
    'In-Reply-To': messageId,
  });
  const before = process.memoryUsage().rss;
  const arrival = await takeMail(test.config, Buffer.from(raw, 'latin1'));
  const grown = (process.memoryUsage().rss - before) / megabyte;
  const { body } = await recruiter.get(`/candidates/${candidate._id.toHexString()}/communications`);
  return { arrival, grown, candidate, mail: body.data[0].received };
}
const filesOf = ({ _id }: Candidate) => AttachmentModel.countDocuments({ ownerId: _id });

const inZip = (times: number, name: string, bytes: Buffer): Buffer =>
  times === 0 ? bytes : inZip(times - 1, 'inner.zip', zipBytes([{ name, data: bytes }]));

it.each([
  ['a bomb', 'cv.zip', () => zipBytes([bomb])],
  [
    'a bomb that says it is small',
    'cv.zip',
    () => zipBytes([{ name: 'cv.txt', data: zeros(20), saysLength: 100 }]),
  ],
  ['a document that unpacks without end', 'cv.docx', () => docxBytes({ more: [bomb] })],
  [
    'a document whose part says it is small',
    'cv.docx',
    () => docxBytes({ more: [{ ...bomb, data: zeros(20), saysLength: 100 }] }),
  ],
  ['an OpenDocument that unpacks without end', 'cv.odt', () => odtBytes(undefined, [bomb])],
  ['a bomb within archives', 'cv.zip', () => inZip(3, 'cv.txt', zeros(20))],
  [
    'many archives in one',
    'cv.zip',
    () =>
      zipBytes(
        Array.from({ length: 50 }, (_x, n) => ({
          name: `${n}.bin`,
          data: zipBytes([{ name: 'a', data: zeros(1) }]),
        })),
      ),
  ],
  ['an archive of another kind in one', 'cv.zip', () => inZip(1, 'cv.txt.gz', gzipped)],
  [
    'more parts than anybody packs',
    'cv.zip',
    () => zipBytes(Array.from({ length: 5001 }, (_x, n) => ({ name: `${n}`, data: '' }))),
  ],
  [
    'an archive that is broken off',
    'cv.zip',
    () => zipBytes([{ name: 'a', data: 'a' }]).subarray(9),
  ],
  ['parts that lie over each other', 'cv.zip', () => overlapping()],
  ['a picture of too many pixels', 'photo.png', () => blackPng(16_000, 16_000)],
  ['a bomb in a mail that is attached', 'forwarded.eml', () => mailWith(zipBytes([bomb]))],
  ['a compressed file that is no archive', 'cv.txt.gz', () => gzipSync(zeros(20))],
  ['an archive that is called a document', 'cv.docx', () => zipBytes([{ name: 'a', data: 'a' }])],
] satisfies [string, string, () => Buffer][])(
  'shows a mail with %s, and keeps the file out with a message',
  async (_what, name, make) => {
    const { arrival, grown, candidate, mail } = await receive(name, make());
    expect(arrival).toBe('filed');
    expect(mail.text).toBe('My CV.');
    expect(mail.files).toMatchObject([
      { name, refusal: expect.stringMatching(/damaged|accepted/) },
    ]);
    expect(await filesOf(candidate)).toBe(0);
    // The unpacked content, many times the mail's size, is never in memory at once.
    expect(grown).toBeLessThan(100);
  },
);

/**
 * Returns two entries that unpack the same bytes: without a limit a small file can hold any number
 * of them.
 */
function overlapping(): Buffer {
  const bytes = zipBytes([
    { name: 'a', data: 'the same bytes' },
    { name: 'a', data: 'the same bytes' },
  ]);
  const second = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  bytes.writeUInt32LE(0, second + 42);
  return bytes;
}

const mailWith = (bytes: Buffer) =>
  Buffer.from(partedMail('multipart/mixed', [filePart('cv.zip', bytes)]), 'latin1');

const gzipped = Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), Buffer.alloc(40)]);

it('reports an archive bomb among files, and keeps the good ones', async () => {
  const email = 'packer.whole@people.test';
  const candidate = await createCandidateRecord({ email, emailNorm: email });
  const messageId = `<${crypto.randomUUID()}@localhost>`;
  await createMessageRecord(recruiter.user._id, candidate, {
    status: 'sent',
    sentAt: new Date(),
    messageId,
  });
  const raw = partedMail(
    'multipart/mixed',
    [textPart('Two.'), filePart('cv.docx', docxBytes()), filePart('more.zip', zipBytes([bomb]))],
    { From: email, 'In-Reply-To': messageId },
  );
  expect(await takeMail(test.config, Buffer.from(raw, 'latin1'))).toBe('filed');
  const kept = await ReceivedMailModel.findOne({ subjectId: candidate._id }).lean();
  expect(kept?.files).toMatchObject([
    { name: 'cv.docx', refusal: null },
    { name: 'more.zip', fileId: null, refusal: expect.any(String) },
  ]);
  expect(await filesOf(candidate)).toBe(1);
});
