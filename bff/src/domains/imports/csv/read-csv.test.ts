import { detectDelimiter } from '../../../csv/detect-delimiter.ts';
import { detectEncoding } from './detect-encoding.ts';
import { readCsv } from './read-csv.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Yields the bytes in pieces that split characters and rows. */
async function* pieces(bytes: Buffer, size = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

it.each([
  ['utf-8', Buffer.from('Inês;Jürgen;Łukasz €')],
  ['utf-8', Buffer.from('\uFEFFInês')],
  ['utf-8', Buffer.from('')],
  ['windows-1252', Buffer.from('Inês;Jürgen', 'latin1')],
  ['utf-16le', utf16('Inês;Jürgen;Łukasz €')],
  ['utf-16be', utf16('Inês;Jürgen;Łukasz €', true)],
] as const)('recognises %s by its bytes', async (encoding, bytes) => {
  expect(await detectEncoding(pieces(bytes))).toBe(encoding);
});

it.each([
  [',', 'a,b,c\n1,2,3\n'],
  [';', 'a;b;c\n"1,5";2;3\n"x, y, z";;\n'],
  ['\t', 'a\tb\n1,5\t2\n'],
  ['|', 'a|b|c\n1|2|3'],
  [',', 'name,"skills; tags"\nAna,"Go; Rust"\nBea,"Go; C; D"\n'],
  [',', 'email\nana@people.test\n'],
] as const)('recognises %j as the delimiter', (delimiter, text) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

async function read(bytes: Buffer, format: Parameters<typeof readCsv>[1]) {
  const found: [number, string[]][] = [];
  for await (const { row, cells } of readCsv(pieces(bytes), format)) found.push([row, cells]);
  return found;
}

it('counts rows like a spreadsheet, with quotes, blank lines and lines within cells', async () => {
  const text =
    '\uFEFFName;Notes\r\nAna;"two\r\nlines; ""quoted"""\r\n\r\nŁukasz; x ;more\r\nO"Neil;€';
  expect(await read(Buffer.from(text), { encoding: 'utf-8', delimiter: ';' })).toEqual([
    [1, ['Name', 'Notes']],
    [2, ['Ana', 'two\r\nlines; "quoted"']],
    [4, ['Łukasz', 'x', 'more']],
    [5, ['O"Neil', '€']],
  ]);
  expect(await read(utf16('a;b\nŁ;€', true), { encoding: 'utf-16be', delimiter: ';' })).toEqual([
    [1, ['a', 'b']],
    [2, ['Ł', '€']],
  ]);
});

it('says from which row on a file is unreadable', async () => {
  const reading = read(Buffer.from('a,b\n1,2\n"3,4\n5,6\n'), { encoding: 'utf-8', delimiter: ',' });
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toMatchObject({ row: 3 });
});
