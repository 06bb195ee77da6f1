import { identityOfLink, linkAddress, linkKindOf } from './link-address.ts';

it.each([
  [
    'https://br.linkedin.com/in/Ana-Lima/?trk=public_profile',
    'https://www.linkedin.com/in/Ana-Lima',
  ],
  ['http://linkedin.com/in/ana-lima/details/skills', 'https://www.linkedin.com/in/ana-lima'],
  ['https://Example.com/Path/?utm_source=x&id=7&fbclid=abc', 'https://example.com/Path/?id=7'],
  ['https://example.com/work/', 'https://example.com/work'],
  ['https://example.com/', 'https://example.com/'],
])('cleans %s', (given, cleaned) => {
  expect(linkAddress(given).url).toBe(cleaned);
});

it.each([
  ['https://github.com/ana', 'github'],
  ['https://gist.github.com/ana', 'github'],
  ['https://ana.github.io', 'portfolio'],
  ['https://notgithub.com/ana', 'other'],
  ['https://twitter.com/ana', 'x'],
])('recognises %s as %s', (address, kind) => {
  expect(linkKindOf(address)).toBe(kind);
});

it('keeps the kind chosen by the writer, except on LinkedIn', () => {
  expect(linkAddress('https://github.com/ana', 'portfolio').kind).toBe('portfolio');
  expect(linkAddress('https://linkedin.com/in/ana', 'blog').kind).toBe('linkedin');
});

it('recognises the same address in different spellings', () => {
  const [a, b] = ['https://www.GitHub.com/Ana/', 'http://github.com/ana'].map((url) =>
    linkAddress(url),
  );
  expect(a?.urlNorm).toBe(b?.urlNorm);
});

it.each([
  ['https://www.linkedin.com/in/Ana-Lima', 'linkedin:ana-lima'],
  ['https://github.com/ana', 'github:ana'],
  ['https://github.com/ana/project', null],
  ['https://example.com/ana', null],
])('tells to whom %s belongs', (address, identity) => {
  expect(identityOfLink(linkAddress(address))).toBe(identity);
});
