import { clientJobWaits, clientStatusText, type ClientJobStatus } from './client-status.ts';

const line = (changes: Partial<ClientJobStatus>): ClientJobStatus => ({
  wait: 'decide',
  count: 1,
  dueAt: '2026-12-01T16:00:00.000Z',
  late: false,
  ...changes,
});
const words = (changes: Partial<ClientJobStatus>) => clientStatusText(line(changes), () => '1 Dec');

it.each([
  [{}, '1 candidate waits for your company’s answer until 1 Dec'],
  [
    { count: 2, late: true },
    '2 candidates wait for your company’s answer, which was agreed for 1 Dec',
  ],
  [{ wait: 'first_people', count: 0 }, 'The agency proposes the first candidates by 1 Dec'],
  [
    { wait: 'first_people', count: 0, late: true },
    'The first candidates were promised for 1 Dec; the agency is late',
  ],
  [{ wait: 'first_people', dueAt: null }, 'The agency is looking for the first candidates'],
  [{ wait: 'contract' }, 'The agency prepares the contract of 1 candidate'],
] as const)('describes %j in words', (changes, expected) => {
  expect(words(changes)).toBe(expected);
});

it('has different words for each thing that a job waits for', () => {
  const texts = clientJobWaits.map((wait) => words({ wait }));
  expect(new Set(texts).size).toBe(clientJobWaits.length);
});
