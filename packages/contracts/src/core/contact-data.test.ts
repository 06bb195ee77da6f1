import { findContactData } from './contact-data.ts';

const found = (text: string) =>
  findContactData(text).map(({ kind, text: hit }) => `${kind} ${hit}`);

test.each([
  ['write to ana.silva@example.com.', 'email ana.silva@example.com'],
  ['ana (at) example.com', 'email ana (at) example.com'],
  ['<p><a href="mailto:x@y.org">here</a></p>', 'email x@y.org'],
  ['call +351 912 345 678', 'phone +351 912 345 678'],
  ['(11) 99555-0142 at any time', 'phone (11) 99555-0142'],
  ['see https://ana.dev/cv', 'url https://ana.dev/cv'],
  ['see linkedin.com/in/ana', 'url linkedin.com/in/ana'],
  ['my page is ana-silva.com', 'url ana-silva.com'],
  ['Telegram: @ana_silva', 'messenger Telegram: @ana_silva'],
  ['find me as @anasilva', 'messenger @anasilva'],
])('%s', (text, hit) => {
  expect(found(text)).toEqual([hit]);
});

test.each([
  'Ten years of Node.js, ASP.NET and Socket.io',
  'From 2015 - 2020 and 2019/2021 at a bank',
  'Cleared 4 000 000 transfers, 1.000.000 a day',
  'Worked for Booking.com',
  'Graduated on 12.06.2014 with 19/20',
  '<p>C# and <b>F#</b>, 24/7 on call</p>',
])('finds no contact data in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('contact data that is split by formatting is found, and named once', () => {
  expect(found('<p>+351 <b>912</b> 345 678, +351 912 345 678</p>')).toEqual([
    'phone +351 912 345 678',
  ]);
});

describe('a text designed to be slow to search', () => {
  const long = 60_000;
  it.each([
    ['one word', 'x'.repeat(long)],
    ['hyphens', 'a-'.repeat(long / 2)],
    ['labels', 'a.'.repeat(long / 2)],
    ['digits', '1 '.repeat(long / 2)],
    ['open brackets', '<'.repeat(long)],
    ['open links', '<a href="'.repeat(long / 9)],
    ['at signs', 'a@'.repeat(long / 2)],
  ])('of %s is searched within the time of a test', (_name, text) => {
    expect(findContactData(text).length).toBeLessThan(text.length);
  });
});
