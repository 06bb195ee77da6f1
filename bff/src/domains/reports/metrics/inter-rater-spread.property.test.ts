import { vettingCompetencies, type Report, type ScorecardFields } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createInterview, createScorecard, filledCard } from '../../vetting/vetting.fixtures.ts';
import { seeded } from '../random-history.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const start = Date.parse('2026-01-20T00:00:00Z');
const hour = 3_600_000;
const inPeriod = (at: Date) => at >= new Date('2026-02-01') && at < new Date('2026-03-01');

async function read(reader: SignedIn): Promise<Report> {
  const { body } = await reader
    .get('/reports/metrics/inter_rater_spread?from=2026-02-01&to=2026-02-28&zone=UTC')
    .expect(200);
  return body as Report;
}

interface Rated {
  authorId: Types.ObjectId;
  at: Date;
  ratings: ScorecardFields['ratings'];
}

describe.each([8, 63])('the spread of random scorecards, seed %i', (seed) => {
  const interviews: { cards: Rated[] }[] = [];
  let recruiter: SignedIn;
  let vetter: SignedIn;
  beforeAll(async () => {
    // The user of these candidates only sees their figures.
    recruiter = await signInAs(test, 'recruiter');
    vetter = await signInAs(test, 'vetter');
    const random = seeded(seed);
    const upTo = (max: number): number => Math.floor(random() * max);
    const others = [(await createUser())._id, (await createUser())._id, (await createUser())._id];
    for (let i = 0; i < 14; i += 1) {
      const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
      const authors = [...(i % 2 === 0 ? [vetter.user._id] : []), ...others].slice(0, 1 + upTo(4));
      const interview = await createInterview(candidate, {
        status: 'completed',
        interviewers: authors.map((userId, at) => ({ userId, isLead: at === 0 })),
      });
      const cards = authors.map((authorId) => ({
        authorId,
        at: new Date(start + upTo(60 * 24) * hour),
        ratings: vettingCompetencies.flatMap((competency) => {
          const score = [null, 1, 2, 3, 4, 5][upTo(6)]!;
          return upTo(5) === 0 ? [] : [{ competency, score, note: null }];
        }),
      }));
      for (const { authorId, at, ratings } of cards)
        await createScorecard(interview, authorId, {
          submittedAt: at,
          card: filledCard({ ratings }),
        });
      interviews.push({ cards });
    }
  });

  /** Compares everyone with everyone else, so that each pair occurs twice. */
  function slowly(counts: (one: Rated, other: Rated) => boolean) {
    const met: number[] = [];
    for (const { cards } of interviews)
      for (const one of cards)
        for (const other of cards)
          for (const { competency, score } of one.ratings) {
            const same = other.ratings.find((rating) => rating.competency === competency);
            if (one === other || score === null || same?.score == null) continue;
            const second = one.at > other.at ? one.at : other.at;
            if (inPeriod(second) && counts(one, other)) met.push(Math.abs(score - same.score));
          }
    const sum = met.reduce((all, value) => all + value, 0);
    return { count: met.length / 2, value: Math.round((sum / met.length) * 10_000) / 10_000 };
  }

  it('is the mean difference between those who rated the same interview', async () => {
    expect((await read(recruiter)).figure).toMatchObject(slowly(() => true));
    const { figure, breakdowns } = await read(recruiter);
    const groups = breakdowns.find(({ by }) => by === 'competency')!.groups;
    expect(groups.reduce((sum, group) => sum + group.figure.count, 0)).toBe(figure.count);
  });

  it('covers only their own interviews for a vetter', async () => {
    const own = ({ authorId }: Rated) => authorId.equals(vetter.user._id);
    const { figure } = await read(vetter);
    expect(figure).toMatchObject(slowly((one, other) => own(one) || own(other)));
  });
});

it('leaves out candidates whom the reader has yet to judge', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const interview = await createInterview(candidate, { status: 'completed' });
  const rating = (score: number) => ({ competency: 'ownership' as const, score, note: null });
  for (const score of [2, 5])
    await createScorecard(interview, (await createUser())._id, {
      submittedAt: new Date('2026-02-10T10:00:00Z'),
      card: filledCard({ ratings: [rating(score)] }),
    });
  expect((await read(recruiter)).figure).toMatchObject({ value: 3, count: 1 });
  await createInterview(candidate, {
    interviewers: [{ userId: recruiter.user._id, isLead: true }],
  });
  expect((await read(recruiter)).figure).toMatchObject({ value: null, count: 0 });
});
