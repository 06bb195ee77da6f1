import { Types } from 'mongoose';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../records/applications/application-event.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import type { Application } from '../../records/applications/application.model.ts';

const hour = 3_600_000;

const asDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Possible moves of an application from each state, with their events. */
const ways = {
  added: [
    ['stage_changed', 'interested'],
    ['stage_changed', 'internal_review'],
    ['rejected', 'rejected'],
  ],
  interested: [
    ['stage_changed', 'internal_review'],
    ['withdrawn', 'withdrawn'],
  ],
  internal_review: [
    ['submitted', 'submitted'],
    ['rejected', 'rejected'],
  ],
  submitted: [
    ['interview_requested', 'client_interview'],
    ['selected', 'selected'],
    ['rejected', 'rejected'],
    ['stage_changed', 'internal_review'],
    ['resubmitted', 'submitted'],
  ],
  client_interview: [
    ['selected', 'selected'],
    ['rejected', 'rejected'],
  ],
  selected: [['stage_changed', 'contracting']],
  contracting: [['placed', 'placed']],
  rejected: [['unrejected', 'internal_review']],
  withdrawn: [],
  placed: [],
} as const;
type State = keyof typeof ways;

/** An application with its history, at whole hours. */
export interface RandomApplication {
  application: Application;
  events: Pick<ApplicationEvent, 'type' | 'from' | 'to' | 'at'>[];
}

/**
 * Creates candidates on a recruiter's jobs of two clients, with histories that begin after `start`.
 */
export async function createRandomHistory(
  seed: number,
  start: Date,
  leadRecruiterId: Types.ObjectId,
): Promise<{ history: RandomApplication[]; answerHours: ReadonlyMap<string, number> }> {
  const random = seeded(seed);
  const among = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const clients = [await createCompany(), await createCompany({ feedbackSlaHours: 24 })];
  const owners = [new Types.ObjectId(), new Types.ObjectId()];
  const made: RandomApplication[] = [];
  for (let i = 0; i < 12; i += 1) {
    const client = among(clients);
    const job = await createJob({ companyId: client._id, leadRecruiterId });
    const candidate = await createCandidateRecord();
    const first = start.getTime() + Math.floor(random() * 60 * 24) * hour;
    const events: RandomApplication['events'] = [
      { type: 'added', from: null, to: 'added', at: new Date(first) },
    ];
    let state: State = 'added';
    let at = first;
    let onHold = false;
    const length = Math.floor(random() * 8);
    for (let step = 0; step < length; step += 1) {
      at += (1 + Math.floor(random() * 120)) * hour;
      if (random() < 0.25) {
        events.push({
          type: onHold ? 'resumed' : 'held',
          from: state,
          to: state,
          at: new Date(at),
        });
        onHold = !onHold;
        continue;
      }
      const way: readonly [string, string] | undefined = among<readonly [string, string]>(
        ways[state],
      );
      if (!way) break;
      const [type, to] = way;
      if (to !== state) onHold = false;
      events.push({ type: type as ApplicationEvent['type'], from: state, to, at: new Date(at) });
      state = to as State;
    }
    const isOver = state === 'rejected' || state === 'withdrawn';
    const [kind, status] =
      state === 'rejected' || state === 'withdrawn' || state === 'placed'
        ? (['submitted', state] as const)
        : ([state, 'active'] as const);
    const application = await createApplication(
      {
        candidateId: candidate._id,
        jobId: job._id,
        companyId: client._id,
        ownerUserId: among(owners),
      },
      kind,
      {
        status,
        createdAt: new Date(first),
        lastActivityAt: new Date(at),
        sourceKind: among(['staff_added', 'referral']),
        exit: isOver
          ? {
              at: new Date(at),
              by: null,
              side: among(['agency', 'client', 'candidate']),
              note: null,
              clientNote: null,
              toldBy: null,
              reasonId: random() < 0.5 ? new Types.ObjectId() : null,
              toldAt: among([null, at, at + 30 * hour, at + 72 * hour, at + 80 * hour].map(asDate)),
              stageId: 'submitted',
              stageKind: 'submitted',
            }
          : null,
      },
    );
    await ApplicationEventModel.insertMany(
      events.map((event) => ({
        ...event,
        applicationId: application._id,
        actorId: null,
        actorKind: 'person',
      })),
    );
    made.push({ application, events });
  }
  const answerHours = new Map(
    clients.map(({ _id, feedbackSlaHours }) => [_id.toHexString(), feedbackSlaHours]),
  );
  return { history: made, answerHours };
}
