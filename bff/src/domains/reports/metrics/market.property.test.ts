import { dayMs, noReportGroup, type Report } from '@muster/contracts';
import { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { seeded } from '../random-history.fixtures.ts';

let test: TestApp;
let vetter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const inDays = (days: number): string => dayOf(new Date(Date.now() + days * dayMs));

async function read(metric: string): Promise<Report> {
  const { body } = await vetter
    .get(`/reports/metrics/${metric}?from=2026-02-01&to=2026-02-28&zone=UTC`)
    .expect(200);
  return body as Report;
}

const countsBy = ({ breakdowns }: Report, by: string): Record<string, number> =>
  Object.fromEntries(
    breakdowns
      .find((one) => one.by === by)!
      .groups.map(({ key, label, figure }) => [label ?? key, figure.count]),
  );

/** Day by day from today: whether work could begin on one of them. */
function slowlyFree({ availableFrom, noticePeriodDays }: Candidate): boolean {
  if (availableFrom === null && noticePeriodDays === null) return false;
  for (let day = 0; day <= 30; day += 1)
    if ((availableFrom ?? '') <= inDays(day) && (noticePeriodDays ?? 0) <= day) return true;
  return false;
}

describe.each([4, 77])('figures of random candidates, seed %i', (seed) => {
  const people: Candidate[] = [];
  const skills = new Map<string, string>();
  beforeAll(async () => {
    // The interviewer only sees these figures.
    vetter = await signInAs(test, 'vetter');
    const random = seeded(seed);
    const among = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    for (const name of ['React', 'Kafka', 'Rust']) {
      const skill = await createSkill(`${name} ${seed}`);
      skills.set(String(skill._id), skill.name);
    }
    for (let i = 0; i < 40; i += 1)
      people.push(
        await createCandidateRecord({
          vetterIds: i % 8 === 0 ? [] : [vetter.user._id],
          status: among(['active', 'active', 'active', 'new', 'placed', 'unavailable']),
          vettingStatus: among(['vetted', 'vetted', 'in_review', 'expired']),
          availableFrom: among([null, inDays(-40), inDays(12), inDays(28), inDays(33)]),
          noticePeriodDays: among([null, 0, 14, 30, 31]),
          confirmedAt: new Date(Date.now() - among([0.5, 29, 89, 179, 181, 364, 400]) * dayMs),
          skills: [...skills.keys()]
            .filter(() => random() < 0.5)
            .map((id) => ({ skillId: new Types.ObjectId(id) }) as Candidate['skills'][number]),
        }),
      );
  });

  const active = () =>
    people.filter(({ vetterIds, status }) => vetterIds.length > 0 && status === 'active');

  it('count on the bench the vetted candidates who could begin within 30 days', async () => {
    const free = active().filter((one) => one.vettingStatus === 'vetted' && slowlyFree(one));
    const bench = await read('bench');
    expect(bench.figure).toMatchObject({ value: free.length, count: free.length });
    expect(bench).toMatchObject({ figureBefore: null, series: [] });
    const bySkill = [...skills].map(([id, name]) => [
      name,
      free.filter((one) => one.skills.some(({ skillId }) => String(skillId) === id)).length,
    ]);
    bySkill.push([noReportGroup, free.filter((one) => one.skills.length === 0).length]);
    expect(countsBy(bench, 'skill')).toEqual(
      Object.fromEntries(bySkill.filter(([, count]) => count !== 0)),
    );
  });

  it('state for how many candidates the data is still fresh', async () => {
    const ageOf = ({ confirmedAt }: Candidate) => (Date.now() - +confirmedAt) / dayMs;
    const fresh = active().filter((one) => ageOf(one) <= 180).length;
    const report = await read('data_freshness');
    expect(report.figure).toMatchObject({
      count: active().length,
      value: Math.round((fresh / active().length) * 10_000) / 10_000,
    });
    const { older = 0, '365': year = 0 } = countsBy(report, 'age');
    expect(older + year).toBe(active().length - fresh);
  });
});
