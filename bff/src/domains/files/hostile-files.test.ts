import { limits, type FilePurpose } from '@muster/contracts';
import { PDFDocument } from '@cantoo/pdf-lib';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { docxBytes, odtBytes, zipBytes } from './archive.fixtures.ts';
import { readPieces } from './file-bytes.ts';
import { begin, pdfBytes, send, upload, uploaded } from './file.fixtures.ts';
import { FileModel } from './file.model.ts';
import { blackPng } from './picture.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const pieces = () => mongoose.connection.collection('file_bytes.chunks').countDocuments();
const megabyte = 1024 * 1024;

const text = (value: string) => Buffer.from(value);
const behind = (bytes: Buffer, more: Buffer | string) => Buffer.concat([bytes, Buffer.from(more)]);
const oleHead = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const entity = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function lockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return Buffer.from(await document.save());
}

/** Returns a document with a part that unpacks to much more than it states. */
const lyingBomb = () =>
  docxBytes({
    more: [{ name: 'word/media/a.xml', data: Buffer.alloc(4 * megabyte), saysLength: 1000 }],
  });
/** Returns a document that states its size correctly, but is too large. */
const honestBomb = () =>
  docxBytes({ more: [{ name: 'word/media/a.xml', data: Buffer.alloc(40 * megabyte, 'a') }] });

type Hostile = [
  what: string,
  name: string,
  bytes: Buffer | (() => Buffer | Promise<Buffer>),
  reason: string,
  purpose?: FilePurpose,
];

it.each<Hostile>([
  ['a program', 'cv.exe', text('MZ'), 'not_accepted'],
  [
    'a program that calls itself a text',
    'cv.txt',
    Buffer.from('MZ\x90\0\x03\0\0\0'),
    'not_accepted',
  ],
  [
    'a program that calls itself a PDF',
    'cv.pdf',
    Buffer.from('\x7fELF\x02\x01\x01\0'),
    'not_accepted',
  ],
  ['a shell script', 'cv.txt', text('#!/bin/sh\nrm -rf /\n'), 'not_accepted'],
  ['a page', 'cv.txt', text('<!doctype html><script>alert(1)</script>'), 'not_accepted'],
  ['an SVG', 'photo.svg', text(svg), 'not_accepted', 'image'],
  ['an SVG that calls itself a PNG', 'photo.png', text(svg), 'wrong_extension', 'image'],
  ['a text that calls itself a PDF', 'cv.pdf', text('Inês Duarte'), 'wrong_extension'],
  ['a PDF that calls itself a text', 'cv.txt', pdfBytes(), 'wrong_extension'],
  [
    'an archive that calls itself a document',
    'cv.docx',
    zipBytes([{ name: 'a.txt', data: 'a' }]),
    'wrong_extension',
  ],
  ['a PDF where none is taken', 'photo.pdf', pdfBytes(), 'not_accepted', 'image'],
  ['nothing at all', 'cv.pdf', Buffer.alloc(0), 'empty'],
  [
    'something before the PDF',
    'cv.pdf',
    behind(text('<script></script>\n'), pdfBytes()),
    'polyglot',
  ],
  [
    'a page inside the head of a PDF',
    'cv.pdf',
    behind(text('%PDF-1.4\n%<html><script>\n'), pdfBytes()),
    'polyglot',
  ],
  [
    'an archive behind a PDF',
    'cv.pdf',
    () => behind(pdfBytes(), zipBytes([{ name: 'a.exe', data: 'MZ' }])),
    'polyglot',
  ],
  ['a PDF without an end', 'cv.pdf', pdfBytes().subarray(0, 300), 'damaged'],
  ['a PDF with a password', 'cv.pdf', lockedPdf, 'password'],
  [
    'an encrypted Word document',
    'cv.docx',
    behind(oleHead, Buffer.from('EncryptedPackage', 'utf16le')),
    'password',
  ],
  ['an old Word document', 'cv.docx', behind(oleHead, Buffer.alloc(600)), 'not_accepted'],
  ['a macro document by its type', 'cv.docx', docxBytes({ main: macroType }), 'macros'],
  [
    'a macro document by its parts',
    'cv.docx',
    docxBytes({ more: [{ name: 'word/vbaProject.bin', data: 'x' }] }),
    'macros',
  ],
  [
    'macros in OpenDocument',
    'cv.odt',
    odtBytes(undefined, [{ name: 'Basic/Standard/Module1.xml', data: '<m/>' }]),
    'macros',
  ],
  ['an encrypted OpenDocument', 'cv.odt', odtBytes('<manifest:encryption-data/>'), 'password'],
  ['an object in rich text', 'cv.rtf', text('{\\rtf1{\\object{\\*\\objdata 0105}}}'), 'macros'],
  ['entities in a document', 'cv.docx', docxBytes({ prolog: entity }), 'entities'],
  [
    'entities behind a long beginning',
    'cv.docx',
    docxBytes({ prolog: `<?xml version="1.0"?><!--${'x'.repeat(70_000)}-->${entity.slice(21)}` }),
    'entities',
  ],
  ['a part that is longer than it says', 'cv.docx', lyingBomb, 'archive'],
  ['parts that unpack to too much', 'cv.docx', honestBomb, 'archive'],
  [
    'a part that leads out of the archive',
    'cv.docx',
    docxBytes({ more: [{ name: '../../etc/passwd', data: 'x' }] }),
    'archive',
  ],
  [
    'an archive with a password',
    'work.zip',
    zipBytes([{ name: 'a.txt', data: 'a', encrypted: true }]),
    'password',
    'portfolio',
  ],
  [
    'an archive with a program',
    'work.zip',
    zipBytes([{ name: 'setup.exe', data: 'MZ' }]),
    'not_accepted',
    'portfolio',
  ],
  [
    'an archive whose part is longer than it says',
    'work.zip',
    zipBytes([{ name: 'a.txt', data: Buffer.alloc(1_000_000), saysLength: 10 }]),
    'archive',
    'portfolio',
  ],
  [
    'an archive in an archive',
    'work.zip',
    zipBytes([{ name: 'a.txt', data: zipBytes([{ name: 'b.txt', data: 'b' }]) }]),
    'archive',
    'portfolio',
  ],
  ['too many pixels', 'photo.png', () => blackPng(12_000, 8000), 'too_many_pixels', 'image'],
  [
    'a broken picture',
    'photo.png',
    behind(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'none'),
    'damaged',
    'image',
  ],
])(
  'refuses %s, and stores nothing of it',
  async (_what, name, given, reason, purpose = 'document') => {
    const before = await pieces();
    const bytes = typeof given === 'function' ? await given() : given;
    const { status, body } = await upload(test, recruiter, name, bytes, { purpose });
    expect(body.error).toMatchObject({ code: 'ATTACHMENT_TYPE_NOT_ALLOWED', context: { reason } });
    expect(status).toBe(422);
    expect(await pieces()).toBe(before);
  },
);

describe('the file size', () => {
  it('is refused at one byte over the limit, before anything is sent', async () => {
    const size = limits.file.document + 1;
    const { body } = await begin(recruiter, 'cv.pdf', pdfBytes(), { size }).expect(413);
    expect(body.error).toMatchObject({
      code: 'ATTACHMENT_TOO_LARGE',
      context: { most: limits.file.document },
    });
    await begin(recruiter, 'cv.pdf', pdfBytes(), { size: size - 1 }).expect(201);
  });

  it('must be as announced: at the first byte more, everything is discarded', async () => {
    const before = await pieces();
    const bytes = pdfBytes();
    const { body } = await begin(recruiter, 'cv.pdf', bytes, { size: bytes.length - 1 });
    await send(test, recruiter, body.id, 0, bytes.subarray(0, 50)).expect(200);
    const refused = await send(test, recruiter, body.id, 50, bytes.subarray(50)).expect(413);
    expect(refused.body.error.code).toBe('ATTACHMENT_TOO_LARGE');
    expect(await pieces()).toBe(before);
    await recruiter.get(`/files/${body.id}`).expect(404);
  });
});

describe('accepted files', () => {
  it.each<[string, Buffer, FilePurpose]>([
    ['cv.docx', docxBytes(), 'document'],
    ['cv.odt', odtBytes(), 'document'],
    ['cv.rtf', text('{\\rtf1\\ansi In\\u234?s Duarte}'), 'document'],
    ['cv.txt', text('Inês Duarte\r\n\tSenior engineer\n'), 'document'],
    ['cv.txt', Buffer.from('\uFEFFInês Duarte', 'utf16le'), 'document'],
    ['cv.txt', Buffer.from('In\xeas Duarte', 'latin1'), 'document'],
    ['talk.vtt', text('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), 'transcript'],
    ['work.zip', zipBytes([{ name: 'a/b.js', data: 'let a;' }]), 'portfolio'],
    ['work.zip', zipBytes([{ name: 'a/cv.docx', data: docxBytes() }]), 'portfolio'],
  ])('%s', async (name, bytes, purpose) => {
    const file = await uploaded(test, recruiter, name, bytes, { purpose });
    expect(file.size).toBe(bytes.length);
  });

  it('pictures, turned upright and without their metadata', async () => {
    const photo = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#246' },
    })
      .withExif({ IFD0: { Copyright: 'GPS of my home' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await uploaded(test, recruiter, 'me.jpg', photo, { purpose: 'image' });
    expect(file).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    const stored = await FileModel.findById(file.id).lean();
    const parts: Buffer[] = [];
    if (stored) for await (const part of readPieces(stored.bytesId)) parts.push(part);
    const bytes = Buffer.concat(parts);
    expect(bytes.length).toBe(file.size);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('GPS of my home')).toBe(false);
  });
});
