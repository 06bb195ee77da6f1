import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../../../log.ts';
import type { ExtractedText } from '../../../text-extraction/text-extraction.types.ts';
import { chooseReader } from './choose-reader.ts';
import type { ReadingTask } from './cv-reader.ts';
import { modelReader } from './model-reader.ts';

interface Asked {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let asked: Asked[] = [];
let answer: { status: number; body: string } | 'never' = 'never';
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      if (answer !== 'never') response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const texts = ['Ana Reis', 'ana.reis@people.test', 'Data engineer, Brightwave', 'Mar 2020 - today'];
const document: ExtractedText = {
  text: texts.join('\n'),
  lines: texts.map((text, index) => ({
    page: 1,
    number: index + 1,
    text,
    x: 40,
    y: 40 + index * 16,
    width: 200,
    size: 12,
  })),
  pages: [{ width: 595, height: 842 }],
  hasText: true,
  isCut: false,
};
const task = (changes: Partial<ReadingTask> = {}): ReadingTask => ({
  document,
  skills: [],
  today: '2026-03-02',
  country: 'PT',
  mayLeave: true,
  signal: new AbortController().signal,
  ...changes,
});
const model = () => ({ url, key: 'a-secret-key', model: 'reader-1' });
const says = (...proposals: object[]) => {
  const content = JSON.stringify({ proposals });
  answer = { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) };
};
const headline = (quote: string, from: number, to = from) => ({
  kind: 'headline',
  confidence: 0.9,
  from,
  to,
  quote,
  fields: { text: 'Data engineer' },
});

test('keeps statements backed by the lines, and drops others', async () => {
  says(
    headline('Data engineer, Brightwave', 3),
    headline('Chief executive of Acme', 3),
    headline('Data engineer', 1),
    headline('Data engineer', 7),
    { kind: 'salary', fields: { amount: 1 } },
    { ...headline('Data engineer', 3), fields: { text: 'x'.repeat(500) } },
  );
  const { engine, proposals } = await modelReader(model()).read(task());
  expect(engine).toBe('reader-1');
  expect(proposals).toEqual([
    expect.objectContaining({ kind: 'headline', source: { page: 1, from: 3, to: 3 } }),
  ]);
  expect(asked[0]?.headers.authorization).toBe('Bearer a-secret-key');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ model: 'reader-1', temperature: 0 });
});

describe('the choice of a CV reader', () => {
  const log = createLog('silent');

  it('sends nothing elsewhere without a configured model, nor without consent', async () => {
    says();
    const local = await chooseReader({ ai: null }, log).read(task());
    const refused = await chooseReader({ ai: model() }, log).read(task({ mayLeave: false }));
    expect([local.engine, refused.engine]).toEqual(['local', 'local']);
    expect(refused.fellBack).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['an error', { status: 500, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['something else', { status: 200, body: '{"choices":[{"message":{"content":"[]"}}]}' }],
  ])('reads locally if the model answers %s, and reports this', async (_case, given) => {
    answer = given;
    const reading = await chooseReader({ ai: model() }, log).read(task());
    expect(reading).toMatchObject({ engine: 'local', fellBack: true });
    expect(asked).toHaveLength(1);
  });

  it('waits no longer than its time limit', async () => {
    answer = 'never';
    await expect(modelReader(model(), { timeout: 50 }).read(task())).rejects.toThrow(/timeout/i);
  });
});
