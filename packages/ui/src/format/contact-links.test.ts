import { mailtoHref, telHref } from './contact-links.ts';

test.each([
  ['ana@people.test', 'mailto:ana@people.test'],
  ['ana+jobs@people.test', 'mailto:ana%2Bjobs@people.test'],
  // Unescaped, the text after `?` would become headers of the message.
  ['ana?cc=eve@people.test', 'mailto:ana%3Fcc%3Deve@people.test'],
])('builds a message link to %s', (address, href) => {
  expect(mailtoHref(address)).toBe(href);
});

test('a call link contains only digits', () => {
  expect(telHref('+1 (415) 555-01 00')).toBe('tel:+14155550100');
});
