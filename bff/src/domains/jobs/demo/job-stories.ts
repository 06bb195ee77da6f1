import type { Types } from 'mongoose';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import type { DemoStory } from '../../../demo/demo-story.ts';

/** Returns the history of the demo jobs and their seats; runs after both exist. */
export async function jobStories(): Promise<DemoStory[]> {
  const jobs = await JobModel.find({}).sort({ number: 1 }).lean();
  const seats = await PositionModel.find({}).sort({ labelKey: 1 }).lean();
  return jobs.flatMap((job) => [
    ...storyOf(job),
    ...seats.filter(({ jobId }) => jobId.equals(job._id)).flatMap((seat) => seatStory(job, seat)),
  ]);
}

function storyOf(job: Job): DemoStory[] {
  const { createdAt, openings, holdSince, filledAt, closedAt, stateNote, status } = job;
  const asked = job.requestedBy !== null && job.requestedBy !== undefined;
  const [opened, again] = openings;
  const on = { entity: 'job', entityId: job._id, companyId: job.companyId };
  const move = (
    action: string,
    at: Date | null | undefined,
    [before, after]: readonly [Job['status'], Job['status']],
    by: Types.ObjectId | null = job.accountManagerId,
    note: string | null = null,
  ): DemoStory[] =>
    at
      ? [
          {
            ...on,
            action,
            at,
            by,
            changes: [
              { path: 'status', before, after },
              ...(note ? [{ path: 'stateNote', before: null, after: note }] : []),
            ],
          },
        ]
      : [];
  return [
    {
      ...on,
      at: createdAt,
      by: asked ? job.requestedBy : job.accountManagerId,
      action: asked ? 'job.client_create' : 'job.create',
      changes: [{ path: 'title', before: null, after: job.title }],
    },
    ...move('job.open', opened?.at, ['draft', 'open']),
    ...move('job.close', again?.before?.closedAt, ['open', 'closed']),
    ...move('job.reopen', again?.at, ['closed', 'open']),
    ...move('job.hold', holdSince, ['open', 'on_hold'], job.accountManagerId, stateNote),
    ...move('job.fill', filledAt, ['open', 'filled'], null),
    ...(status === 'cancelled'
      ? move('job.cancel', closedAt, ['open', 'cancelled'])
      : move('job.close', closedAt, ['open', 'closed'])),
  ];
}

function seatStory({ openings, createdAt, accountManagerId }: Job, seat: Position): DemoStory[] {
  const { openedOn, filledOn, cancelledOn, cancelNote, label } = seat;
  const on = { entity: 'position', entityId: seat._id };
  const morning = (day: string) => new Date(`${day}T09:00:00Z`);
  // Seats that the job opened with have no event of their own.
  const isLater = openings.some(({ date }) => date < openedOn);
  return [
    {
      ...on,
      action: 'position.add',
      by: accountManagerId,
      at: isLater ? morning(openedOn) : createdAt,
      changes: [{ path: 'label', before: null, after: label }],
    },
    ...(filledOn
      ? [
          {
            ...on,
            action: 'position.fill',
            by: null,
            at: morning(filledOn),
            changes: [{ path: 'status', before: 'reserved', after: 'filled' }],
          },
        ]
      : []),
    ...(cancelledOn
      ? [
          {
            ...on,
            action: 'position.cancel',
            by: accountManagerId,
            at: morning(cancelledOn),
            changes: [
              { path: 'status', before: 'open', after: 'cancelled' },
              { path: 'cancelNote', before: null, after: cancelNote },
            ],
          },
        ]
      : []),
  ];
}
