import { hourMs, vettingCompetencies, type Role } from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { SignedIn } from '../../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import {
  consentToShare,
  createDecider,
  createSeat,
  prepared,
} from '../../applications/submission.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { readyJob } from '../../jobs/job.fixtures.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { PlacementModel, type PlacementRate } from '../../../records/placements/placement.model.ts';
import { recountSeats } from '../../../records/positions/seat-counts.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { reasonsOf } from '../../reasons/api/reasons.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import { createInterview, createScorecard, filledCard } from '../../vetting/vetting.fixtures.ts';
import { seeded } from '../random-history.fixtures.ts';
import { createPeopleAtWork } from './as-of-people.fixtures.ts';

/** A role that may do everything in the history. */
export const actingRole = 'admin' satisfies Role;

const rate = (bill: number, pay: number): PlacementRate => ({
  _id: new Types.ObjectId(),
  bill: { amountMinor: bill, currency: 'USD', unit: 'hour' },
  pay: { amountMinor: pay, currency: 'USD', unit: 'hour' },
  overtimeMultiplier: 1,
  effectiveTo: null,
  approvedBy: null,
  reason: null,
  effectiveFrom: dayOf(new Date()),
});

/** Creates an agency at work: each step does one random thing, through the API if possible. */
export async function createAgencyAtWork(seed: number, admin: SignedIn) {
  const random = seeded(seed);
  const among = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const clients = [await createCompany(), await createCompany({ feedbackSlaHours: 24 })];
  for (const { _id } of clients) await createDecider(_id);
  const rejections = (await reasonsOf('application_reject')).filter((one) => !one.requiresNote);
  const [ending] = (await reasonsOf('job_close')).filter((one) => !one.requiresNote);
  const agencyReason = rejections.find(({ side }) => side === 'agency');
  if (!ending || !agencyReason) throw new Error('There are no reasons');
  const jobs: Job[] = [];
  const done = new Map<string, number>();
  const note = 'Said so on the phone.';

  async function open() {
    const leadRecruiterId = admin.user._id;
    const at = new Date();
    const openedDate = dayOf(at);
    const openings = [{ date: openedDate, at, by: null }];
    const companyId = among(clients)._id;
    const job = await readyJob({ companyId, leadRecruiterId, openedDate, openings });
    for (let i = 0; i < 3; i += 1) await createSeat(job, { openedOn: openedDate });
    jobs.push(job);
    await countSeats(job);
  }

  const countSeats = ({ _id }: Job) =>
    transact(systemContext('history'), (tx) => recountSeats(tx, _id));

  async function add() {
    const job = among(jobs);
    const candidate = await createCandidateRecord({ ownerUserId: admin.user._id });
    await consentToShare(candidate._id);
    const application = await createApplication(
      {
        candidateId: candidate._id,
        jobId: job._id,
        companyId: job.companyId,
        ownerUserId: admin.user._id,
      },
      'added',
      prepared,
    );
    await ApplicationEventModel.create({
      _id: new Types.ObjectId(),
      applicationId: application._id,
      type: 'added',
      from: null,
      to: 'added',
      actorKind: 'person',
      at: new Date(),
    });
  }

  async function act(
    path: string,
    { _id, version }: Pick<Application, '_id' | 'version'>,
    body = {},
  ) {
    const { status } = await admin.post(`${path.replace(':id', _id.toHexString())}`, {
      version,
      ...body,
    });
    if (status === 200) done.set(path, (done.get(path) ?? 0) + 1);
  }

  const ways: Readonly<Record<string, () => object | Promise<object>>> = {
    interest: () => ({}),
    review: () => ({}),
    submit: () => ({}),
    resubmit: () => ({}),
    hold: () => ({}),
    resume: () => ({}),
    restore: () => ({}),
    reject: () => ({
      reasonId: String(among(rejections)._id),
      telling: { by: among(['word', 'later']) },
    }),
    'request-interview': () => ({ note }),
    unselect: () => ({ note }),
  };

  /** Likely actions first, so that they have effects. */
  async function moveOn() {
    const applications = await ApplicationModel.find().sort({ _id: 1 }).lean();
    const application = among(applications);
    if (!application) return;
    const likely = { added: 'review', internal_review: 'submit', submitted: 'request-interview' };
    const next = likely[application.stageKind as keyof typeof likely];
    if (application.status === 'rejected' && random() < 0.5) await go(application, 'restore');
    else if (application.status === 'active' && random() < 0.1) await go(application, 'reject');
    else if (application.onHold && random() < 0.6) await go(application, 'resume');
    else if (application.stageKind === 'client_interview' && random() < 0.5) {
      const seat = await PositionModel.findOne({ jobId: application.jobId, status: 'open' }).lean();
      if (seat)
        await act('/applications/:id/actions/select', application, {
          note,
          positionId: seat._id.toHexString(),
        });
    } else await go(application, next && random() < 0.5 ? next : among(Object.keys(ways)));
  }
  const go = async (application: Application, way: string) =>
    act(`/applications/:id/actions/${way}`, application, await ways[way]?.());

  async function changeJob() {
    const job = await JobModel.findById(among(jobs)._id).lean();
    if (!job) return;
    const way =
      job.status === 'open'
        ? among(['hold', 'close'])
        : job.status === 'on_hold'
          ? 'resume'
          : 'reopen';
    await act(`/jobs/:id/actions/${way}`, job, {
      ...(way === 'hold' && { note }),
      ...(way === 'close' && {
        reasonId: String(ending?._id),
        rejectReasonId: String(agencyReason?._id),
        note,
      }),
    });
  }

  const card = () =>
    filledCard({
      ratings: vettingCompetencies.map((competency) => ({
        competency,
        score: among([null, 1, 2, 3, 4, 5]),
        note: null,
      })),
    });

  /** Two interviewers rate a candidate, or one of them changes the rating. */
  async function judge() {
    const cards = await ScorecardModel.find().sort({ _id: 1 }).lean();
    const found = among(cards);
    if (found && random() < 0.4) {
      const revision = { at: new Date(), by: found.authorId, card: found.card };
      await ScorecardModel.updateOne(
        { _id: found._id },
        { $set: { card: card(), status: 'amended' }, $push: { revisions: revision } },
      );
      return;
    }
    const candidate = await createCandidateRecord({ ownerUserId: admin.user._id });
    const authors = [new Types.ObjectId(), new Types.ObjectId()];
    const interviewers = authors.map((userId, i) => ({ userId, isLead: i === 0 }));
    const interview = await createInterview(candidate, { status: 'completed', interviewers });
    for (const author of authors)
      await createScorecard(interview, author, { submittedAt: new Date(), card: card() });
  }

  const now = () => ({ at: new Date(), userId: admin.user._id });

  /** Work begins, gets a new rate from today, or ends today. */
  async function place() {
    const running = await PlacementModel.find({ status: 'active' }).sort({ _id: 1 }).lean();
    const day = dayOf(new Date());
    const placement = among(running);
    const chance = random();
    if (placement && chance < 0.3)
      await PlacementModel.updateOne(
        { _id: placement._id },
        stampVersion(now(), { $set: { status: 'ended', actualEndDate: day } }),
      );
    else if (placement && chance < 0.5 && placement.rates.at(-1)?.effectiveFrom !== day)
      await PlacementModel.updateOne(
        { _id: placement._id },
        stampVersion(now(), {
          $push: { rates: rate(9_000 + Math.floor(random() * 4_000), 6_000) },
        }),
      );
    else {
      const job = among(jobs);
      const seat = await createSeat(job, { openedOn: job.openedDate ?? day });
      const candidate = await createCandidateRecord();
      await createPlacement(candidate._id, {
        jobId: job._id,
        companyId: job.companyId,
        positionId: seat._id,
        startDate: day,
        recruiterId: admin.user._id,
        accountManagerId: admin.user._id,
        rates: [rate(10_000, 6_000 + Math.floor(random() * 2_000))],
      });
      await countSeats(job);
    }
  }

  /**
   * Earlier contractors: for some an extension is requested within the history, some ended and
   * continued.
   */
  async function goOnFromBefore() {
    const day = dayOf(new Date());
    const { _id: jobId, companyId } = among(jobs);
    const work = { jobId, companyId, recruiterId: admin.user._id, rates: [rate(10_000, 6_000)] };
    for (let i = 0; i < 6; i += 1) {
      const { _id } = await createCandidateRecord();
      await createPlacement(_id, { ...work, startDate: addDays(day, i * 5 - 88) });
      const { _id: other } = await createCandidateRecord();
      const end = addDays(day, i * 5 - 55);
      const over = { startDate: addDays(end, -200), actualEndDate: end };
      await createPlacement(other, { ...work, ...over, status: 'ended' });
      if (i % 2 === 0) await createPlacement(other, { ...work, startDate: addDays(end, 9) });
    }
  }

  await open();
  await goOnFromBefore();
  const theirs = seeded(seed + 1);
  const people = await createPeopleAtWork({
    random: theirs,
    among: (values) => values[Math.floor(theirs() * values.length)]!,
    admin,
    noted: (door) => done.set(door, (done.get(door) ?? 0) + 1),
  });
  return {
    done: done as ReadonlyMap<string, number>,
    /** Runs the next action on candidates. */
    people,
    /** Runs the next action; `at` is half past an hour, so that no day ends with it. */
    async step() {
      const chance = random();
      if (chance < 0.05) await open();
      else if (chance < 0.2) await add();
      else if (chance < 0.7) await moveOn();
      else if (chance < 0.8) await changeJob();
      else if (chance < 0.87) await people();
      else if (chance < 0.92) await judge();
      else await place();
    },
    /** Returns its time on a day. */
    momentOn: (start: number): number => start + Math.floor(random() * 23) * hourMs + hourMs / 2,
  };
}
