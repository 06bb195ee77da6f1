import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { docx } from '../cv-engine/fixtures/make/docx.fixtures.ts';
import { odt } from '../cv-engine/fixtures/make/odt.fixtures.ts';
import { pdf, scannedPdf, twoColumnPdf } from '../cv-engine/fixtures/make/pdf.fixtures.ts';
import { rtf } from '../cv-engine/fixtures/make/rtf.fixtures.ts';
import { txt } from '../cv-engine/fixtures/make/txt.fixtures.ts';
import { zip } from '../cv-engine/fixtures/make/zip.fixtures.ts';
import { openTextExtractor } from './text-extractor.ts';
import { readableTypes, type ReadableFormat } from './text-extraction.types.ts';

const extractor = openTextExtractor();
afterAll(() => extractor.close());

const typeOf = (format: ReadableFormat) =>
  Object.entries(readableTypes).find(([, each]) => each === format)?.[0] ?? '';
const linesOf = async (bytes: Uint8Array | string, format: ReadableFormat) => {
  const found = await extractor.extract(Buffer.from(bytes as Uint8Array), typeOf(format));
  return found && found.lines.map(({ text }) => text);
};
const wordMl = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const wordText = (body: string) =>
  zip({ 'word/document.xml': `<w:document ${wordMl}><w:body>${body}</w:body></w:document>` });

const sample = `
# Zoë Łukasz-Nuñez
* Engineer >> 2019 – 2021
- Ünï code €5

left || right
`;
const read = ['Zoë Łukasz-Nuñez', 'Engineer\t2019 – 2021', '• Ünï code €5', 'left\tright'];

describe('every format gives the same lines', () => {
  it.each([
    ['docx', () => docx(sample)],
    ['odt', () => odt(sample)],
    ['rtf', () => rtf(sample)],
  ] as const)('%s', async (format, make) => {
    expect(await linesOf(await make(), format)).toEqual(read);
  });

  it('pdf, within the characters of its own fonts', async () => {
    const latin = (text: string) => text.replace('Łukasz', 'Lukasz');
    expect(await linesOf(await pdf(latin(sample)), 'pdf')).toEqual(read.map(latin));
  });

  it.each([
    ['UTF-8', txt('Zoë €\tŁ')],
    ['UTF-16 with a mark', txt('Zoë €\tŁ', 'utf16le')],
    ['UTF-16 without one', Buffer.from('Zoë €\tŁ', 'utf16le')],
  ])('txt in %s', async (_, bytes) => {
    expect(await linesOf(bytes, 'txt')).toEqual(['Zoë €\tŁ']);
  });

  it('txt in the Windows code page', async () => {
    expect(await linesOf(Buffer.from('Zo\u00eb \u0096 Nu\u00f1ez', 'latin1'), 'txt')).toEqual([
      'Zoë – Nuñez',
    ]);
  });
});

it('reports the position and size of each line, and which lines are bold', async () => {
  const document = await extractor.extract(await pdf('# Ada\n\nplain text'), typeOf('pdf'));
  expect(document?.pages).toEqual([{ width: 595, height: 842 }]);
  const [name, text] = document?.lines ?? [];
  expect(name).toMatchObject({ page: 1, number: 1, text: 'Ada', x: 50, size: 20, bold: true });
  expect(text).toMatchObject({ page: 1, number: 2, text: 'plain text', x: 50, size: 10 });
  expect(text?.bold).toBeUndefined();
});

it('reads one column after the other, and keeps rows with a date at their edge in one line', async () => {
  const left = Array.from({ length: 8 }, (_, index) => `left ${index}`);
  const right = Array.from({ length: 12 }, (_, index) => `right ${index} >> 20${10 + index}`);
  const parts = { header: '# Over both', left: left.join('\n'), right: right.join('\n\n') };
  const lines = await linesOf(await twoColumnPdf({ ...parts, leftWidth: 150 }), 'pdf');
  const rows = right.map((line) => line.replace(' >> ', '\t'));
  expect(lines).toEqual(['Over both', ...left, ...rows]);
});

it('marks the repetitions of a line on later pages, and leaves them out of the text', async () => {
  const footer = (page: number, pages: number) => `Ada Lovelace, ${page} of ${pages}`;
  const document = await extractor.extract(await pdf('one\n===\ntwo', { footer }), typeOf('pdf'));
  expect(document?.text).toBe('one\nAda Lovelace, 1 of 2\ntwo');
  expect(document?.lines.map(({ repeated }) => repeated ?? false)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('reports that a scan has no text', async () => {
  const document = await extractor.extract(await scannedPdf(), typeOf('pdf'));
  expect(document).toMatchObject({ hasText: false, lines: [] });
  expect(document?.pages).toHaveLength(1);
});

it('reads text boxes once, and no hidden or deleted text', async () => {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const box = `<w:txbxContent><w:p>${run('in a box')}</w:p></w:txbxContent>`;
  const body =
    `<w:p>${run('shown')}${run('hidden', '<w:vanish/>')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>` +
    `<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback>` +
    `</mc:AlternateContent></w:r></w:p>`;
  expect(await linesOf(wordText(body), 'docx')).toEqual(['in a box', 'shown']);
});

describe('unreadable input does no harm', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">]><w:document ${wordMl}>&a;</w:document>`;
  it.each<[string, ReadableFormat, Uint8Array | string]>([
    ['bytes that are no PDF', 'pdf', 'no PDF at all'],
    ['half a PDF', 'pdf', '%PDF-1.7\n1 0 obj\n<< /Type'],
    ['a ZIP that is none', 'docx', 'PK\u0003\u0004 and then nothing'],
    ['a ZIP that is no document', 'docx', zip({ 'a.txt': 'hello' })],
    ['XML that is not well formed', 'odt', zip({ 'content.xml': '<a><b></a>' })],
    ['entities', 'docx', zip({ 'word/document.xml': bomb })],
    ['a part that inflates without end', 'docx', zip({ 'word/document.xml': Buffer.alloc(60e6) })],
    ['an RTF that claims two gigabytes', 'rtf', '{\\rtf1 \\bin2000000000 x}'],
    ['zeros', 'txt', Buffer.alloc(1000)],
  ])('%s', async (_, format, bytes) => {
    expect(await linesOf(bytes, format)).toBeNull();
  });

  it('a type that has no text', async () => {
    expect(await extractor.extract(Buffer.from('x'), 'image/png')).toBeNull();
  });

  it('and the next file is read', async () => {
    expect(await linesOf('still here', 'txt')).toEqual(['still here']);
  });
});

it('gives up on a text that takes too much time or memory', async () => {
  const impatient = openTextExtractor({ timeLimit: 1 });
  expect(await impatient.extract(Buffer.from('slow to start'), 'text/plain')).toBeNull();
  await impatient.close();
  const small = openTextExtractor({ memoryMegabytes: 24 });
  const large = Buffer.from('word '.repeat(2e6).replaceAll(/(?:word ){4}/g, '$&\n'));
  expect(await small.extract(large, 'text/plain')).toBeNull();
  await small.close();
});

it('keeps the beginning of a text that is too long', async () => {
  const document = await extractor.extract(
    Buffer.from('0123456789\n'.repeat(30_000)),
    'text/plain',
  );
  expect(document?.isCut).toBe(true);
  expect(document?.text.length).toBeLessThanOrEqual(200_000);
});

it('reads no PDF that is protected by a password', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage().drawText('Nobody may read this', { font });
  document.encrypt({ ownerPassword: 'owner', userPassword: 'user' });
  expect(await linesOf(await document.save(), 'pdf')).toBeNull();
});
