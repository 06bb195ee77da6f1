import { readTextFile } from './read-text-file.ts';

const name = 'José Müller; £ 3';
const utf16 = (text: string) =>
  [...text].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]);

test.each([
  ['UTF-8', [...new TextEncoder().encode(name)]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(name)]],
  ['UTF-16', [0xff, 0xfe, ...utf16(name)]],
  ['the Windows encoding', [...name].map((one) => one.charCodeAt(0))],
])('reads a text in %s', async (_name, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(name);
});
