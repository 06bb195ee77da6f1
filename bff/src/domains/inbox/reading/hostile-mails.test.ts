import { limits } from '@muster/contracts';
import { filePart, partedMail, rawMail, textPart } from '../raw-mails.fixtures.ts';
import { readMailApart } from './read-mail-apart.ts';
import { readMail, UnreadableMailError } from './read-mail.ts';

const read = (raw: Buffer | string) =>
  readMail(typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw);
const readHtml = (html: string) => read(rawMail({ 'Content-Type': 'text/html' }, html));

it.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>'],
  ['an event', '<p onclick="alert(1)">Hi</p>'],
  [
    'a style',
    '<style>p{background:url(https://spy.test/a)}</style><p style="position:fixed">Hi</p>',
  ],
  ['a frame', '<p>Hi</p><iframe src="https://spy.test"></iframe><object data="x"></object>'],
  ['a form', '<form action="https://spy.test"><p>Hi</p></form>'],
  ['a drawing', '<p>Hi</p><svg><script>alert(1)</script><a href="javascript:1">x</a></svg>'],
  [
    'a head',
    '<head><meta http-equiv="refresh" content="0;url=//spy.test"><base href="//spy.test"></head><p>Hi</p>',
  ],
  ['a comment', '<!--[if mso]><script>1</script><![endif]--><p>Hi</p>'],
])('shows the words of %s and nothing else of it', async (_what, html) => {
  expect((await readHtml(html)).html).toBe('<p>Hi</p>');
});

it('keeps links that a person may follow, and disables the others', async () => {
  const { html } = await readHtml(
    '<a href="https://people.test/cv" onclick="x()">CV</a><a href="javascript:alert(1)">x</a>' +
      '<a href=" data:text/html,x">y</a>',
  );
  const rest = 'rel="noopener noreferrer nofollow" target="_blank"';
  expect(html).toBe(
    `<a href="https://people.test/cv" ${rest}>CV</a><a ${rest}>x</a><a ${rest}>y</a>`,
  );
});

it('loads no picture, and counts those of other servers', async () => {
  const { html, remotePictures } = await readHtml(
    '<p>Hi<img src="https://spy.test/pixel?who=1" width="1"><img src="//spy.test/b"><img src="cid:logo"></p>',
  );
  expect(html).toBe('<p>Hi</p>');
  expect(remotePictures).toBe(2);
});

it.each(['Subject', 'From', 'To', 'In-Reply-To', 'References'])(
  'keeps the values from %s on one line, whatever it contains',
  async (name) => {
    const word = Buffer.from('a@people.test\r\nBcc: victim@people.test\u0000').toString('base64');
    const mail = await read(rawMail({ [name]: `=?utf-8?B?${word}?= <b@people.test>` }));
    const texts = [mail.subject, mail.from.name, mail.from.address, ...mail.answers];
    expect(texts.filter((text) => /[\u0000-\u001F]/.test(text))).toEqual([]);
  },
);

it.each([
  ['an unknown character set', 'text/plain; charset=x-klingon', 'caf\xE9'],
  ['halves of characters', 'text/plain; charset=utf-8', '\xED\xA0\x80 caf'],
  ['another set than it says', 'text/plain; charset=utf-8', 'caf\xE9\xFF\xFE'],
  ['no end of its parts', 'multipart/mixed; boundary="x"', '--x\r\n\r\ncaf'],
  ['a boundary that is none', 'multipart/mixed', 'caf'],
])('reads a mail with %s', async (_what, type, body) => {
  const mail = await read(rawMail({ 'Content-Type': type }, body));
  expect(mail.subject).toBe('Re: Hello');
  expect(Buffer.from(mail.text).toString()).toBe(mail.text);
});

it('reads truncated base64 and quoted-printable texts', async () => {
  const mail = await read(
    partedMail('multipart/mixed', [
      {
        headers: { 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': 'base64' },
        body: 'SGVsbG8gd29ybGQ====%%%',
      },
      {
        headers: { 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': 'quoted-printable' },
        body: 'broken=ZZ=',
      },
    ]),
  );
  expect(mail.text).toContain('Hello');
});

it('reads ten megabytes within its limits, and refuses endless nesting', async () => {
  const line = `${'x'.repeat(998)}\r\n`;
  const large = await read(rawMail({}, line.repeat(10_000)));
  expect(large.text).toHaveLength(limits.inbox.text);
  const nest = (depth: number) =>
    Array.from(
      { length: depth },
      (_x, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
    ).join('');
  const body = `Content-Type: text/plain\r\n\r\n${line.repeat(10_000)}`;
  await expect(read(`Subject: x\r\n${nest(2000)}${body}`)).rejects.toThrow(UnreadableMailError);
  const parts = '--b\r\nContent-Type: text/plain\r\n\r\nhi\r\n'.repeat(200_000);
  await expect(
    read(rawMail({ 'Content-Type': 'multipart/mixed; boundary=b' }, parts)),
  ).rejects.toThrow(UnreadableMailError);
});

it('reads a large mail in a worker, and stops one built to take long', async () => {
  const large = rawMail({}, `Hello\r\n${`${'x'.repeat(998)}\r\n`.repeat(200)}`);
  const read = await readMailApart(Buffer.from(large));
  expect(read).toMatchObject({ subject: 'Re: Hello', from: { address: 'ana@people.test' } });
  const lines = Buffer.from(rawMail({}, 'a\r\n'.repeat(3_000_000)));
  await expect(readMailApart(lines, { timeLimit: 3000 })).rejects.toThrow(UnreadableMailError);
});

it('keeps deep markup within its limits', async () => {
  const { html } = await readHtml('<div>'.repeat(100_000));
  expect(html?.length ?? 0).toBeLessThan(limits.inbox.html * 3);
});

it('names files without folders, and accepts no incomplete calendar as a reply', async () => {
  const mail = await read(
    partedMail('multipart/mixed', [
      textPart('Hi'),
      filePart('../../etc/pass\u0000wd', Buffer.from('x')),
      { headers: { 'Content-Type': 'text/calendar; method=REPLY' }, body: 'BEGIN:VCALENDAR' },
    ]),
  );
  expect(mail.files.map(({ name }) => name)).toEqual([expect.not.stringMatching(/[/\\\u0000]/)]);
  expect(mail.calendarReply).toBeNull();
});
