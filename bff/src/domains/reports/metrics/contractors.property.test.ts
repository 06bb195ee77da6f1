import type { Report } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { seeded } from '../random-history.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 86_400_000;
const [from, to] = ['2026-02-01', '2026-03-15'];
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const after = (one: string, days: number): string => dayOf(Date.parse(one) + days * day);
const shareOf = (values: readonly boolean[]) => ({
  count: values.length,
  value:
    values.length === 0
      ? null
      : Math.round((values.filter(Boolean).length / values.length) * 10_000) / 10_000,
});

interface Work {
  startDate: string;
  actualEndDate: string | null;
  isOwn: boolean;
}

/** Every working day, one by one. */
function* daysOf({ startDate, actualEndDate }: Work) {
  const last = actualEndDate ?? '2027-06-30';
  for (let at = startDate; at <= last; at = after(at, 1)) yield at;
}

describe.each([6, 52])('figures of random contractors, seed %i', (seed) => {
  let recruiter: SignedIn;
  const people: Work[][] = [];
  beforeAll(async () => {
    // The user of these placements only sees their figures.
    recruiter = await signInAs(test, 'recruiter');
    const random = seeded(seed);
    const upTo = (max: number): number => Math.floor(random() * max);
    for (let i = 0; i < 25; i += 1) {
      const { _id: candidateId } = await createCandidateRecord();
      const work: Work[] = [];
      let startDate = after('2025-01-10', upTo(330));
      for (let n = 0; n <= upTo(4); n += 1) {
        const isOver = random() < 0.8;
        const actualEndDate = isOver ? after(startDate, 5 + upTo(220)) : null;
        const isOwn = random() < 0.8;
        work.push({ startDate, actualEndDate, isOwn });
        await createPlacement(candidateId, {
          startDate,
          actualEndDate,
          status: isOver ? 'ended' : 'active',
          ...(isOwn && { recruiterId: recruiter.user._id }),
        });
        startDate = after(actualEndDate ?? startDate, upTo(110) - 20);
      }
      people.push(work);
    }
  });

  it.each([
    ['today', '', to],
    ['as of a day in the period', '&asOf=2026-02-20', '2026-02-20'],
  ])('agree with a slow computation, %s', async (_name, more, last) => {
    const read = async (metric: string): Promise<Report> => {
      const { body } = await recruiter
        .get(`/reports/metrics/${metric}?from=${from}&to=${to}&zone=UTC${more}`)
        .expect(200);
      return body as Report;
    };
    const redeployed = people.flatMap((work) =>
      work.flatMap((ended) => {
        const { actualEndDate: end, isOwn, startDate } = ended;
        // Its sixty days end in the night after the last of them.
        if (!isOwn || end === null || after(end, 61) < from || after(end, 61) > last) return [];
        const others = work.filter((one) => one !== ended && one.startDate > startDate);
        const inTime = new Set(Array.from({ length: 61 }, (_one, i) => after(end, i)));
        return [
          others.some((one) => {
            const days = [...daysOf(one)];
            const isThere = days.some((at) => at > end);
            return isThere && (one.startDate < end || inTime.has(one.startDate));
          }),
        ];
      }),
    );
    expect((await read('redeployment')).figure).toMatchObject(shareOf(redeployed));

    const asked = (milestone: number) =>
      people.flat().flatMap((work) => {
        const at = after(work.startDate, milestone);
        if (!work.isOwn || at < from || at > last) return [];
        return [[...daysOf(work)].includes(at)];
      });
    const retention = await read('retention');
    expect(retention.figure).toMatchObject(shareOf([90, 180, 365].flatMap(asked)));
    const groups = retention.breakdowns.find(({ by }) => by === 'milestone')!.groups;
    for (const milestone of [90, 180, 365]) {
      const figure = groups.find(({ key }) => key === `day_${milestone}`)?.figure;
      expect(figure ?? { count: 0, value: null }).toMatchObject(shareOf(asked(milestone)));
    }
  });
});

it('counts a new placement handled by another recruiter, but not a confidential one', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const ended = { startDate: '2025-06-01', actualEndDate: '2025-12-10', status: 'ended' as const };
  const secret = await createJob({ confidential: true });
  for (const jobId of [null, secret._id]) {
    const { _id } = await createCandidateRecord();
    await createPlacement(_id, { ...ended, recruiterId: recruiter.user._id });
    await createPlacement(_id, { startDate: '2026-01-04', ...(jobId && { jobId }) });
  }
  const { body } = await recruiter
    .get(`/reports/metrics/redeployment?from=${from}&to=${to}&zone=UTC`)
    .expect(200);
  expect((body as Report).figure).toMatchObject({ value: 0.5, count: 2 });
});
