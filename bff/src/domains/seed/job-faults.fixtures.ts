import { isLivePlacement } from '@muster/contracts';
import { dayOf } from '../../db/calendar-day.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { PlacementModel, type Placement } from '../../records/placements/placement.model.ts';
import { PositionModel, type Position } from '../../records/positions/position.model.ts';

interface Staffed {
  job: Job;
  seats: Position[];
  applications: Application[];
  contracts: Placement[];
}

/** Returns contradictions between the jobs, their seats, applications and contracts. */
export async function jobFaults(): Promise<{ checked: number; faults: string[] }> {
  const jobs = await JobModel.find({}).sort({ number: 1 }).lean();
  const seats = await PositionModel.find({}).lean();
  const applications = await ApplicationModel.find({}).lean();
  const contracts = await PlacementModel.find({}).lean();
  const staffed = jobs.map((job) => {
    const isOfJob = ({ jobId }: { jobId: Job['_id'] }) => jobId.equals(job._id);
    return {
      job,
      seats: seats.filter(isOfJob),
      applications: applications.filter(isOfJob),
      contracts: contracts.filter(isOfJob),
    };
  });
  const faults = staffed.flatMap((one) =>
    [...stateFaults(one), ...seatFaults(one), ...orderFaults(one)].map(
      (fault) => `${one.job.number} ${one.job.title} (${one.job.status}): ${fault}`,
    ),
  );
  return { checked: jobs.length, faults };
}

const faultsOf = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims).flatMap(([fault, holds]) => (holds ? [] : [fault]));

/** Compares the state of a job with its seats and its dates. */
function stateFaults({ job, seats }: Staffed): string[] {
  const { status, filledAt, closedAt, openedDate, holdSince } = job;
  const counted = seats.filter((seat) => seat.status !== 'cancelled');
  const filled = counted.filter((seat) => seat.status === 'filled');
  const lastFilled = filled
    .flatMap(({ filledOn }) => filledOn ?? [])
    .toSorted()
    .at(-1);
  const isEnded = status === 'closed' || status === 'cancelled';
  const isFull = counted.length > 0 && filled.length === counted.length;
  return faultsOf({
    [`counts ${job.positionsCount} seats of ${counted.length}`]:
      job.positionsCount === counted.length,
    [`counts ${job.positionsFilled} filled seats of ${filled.length}`]:
      job.positionsFilled === filled.length,
    'is full and not filled': isEnded || isFull === (status === 'filled'),
    [`filled on ${String(filledAt)}, its last seat on ${lastFilled}`]:
      status === 'filled' ? filledAt !== null && dayOf(filledAt) === lastFilled : filledAt === null,
    'ended without a day, or has one without an end': isEnded === (closedAt !== null),
    'paused without a day, or has one without a pause':
      (status === 'on_hold') === (holdSince !== null),
    'opened without a day': openedDate !== null || ['draft', 'pending_review'].includes(status),
    'seats are free after its end':
      !isEnded || seats.every((seat) => ['filled', 'cancelled'].includes(seat.status)),
  });
}

/** Compares each filled or reserved seat with its contract or candidate. */
function seatFaults({ job, seats, applications, contracts }: Staffed): string[] {
  return seats.flatMap((seat) => {
    const contract = contracts.find(({ _id }) => seat.placementId?.equals(_id));
    const application = applications.find(({ _id }) => seat.reservedApplicationId?.equals(_id));
    return faultsOf({
      [`${seat.label}: ${seat.status} without a contract, or the reverse`]:
        (seat.status === 'filled') === (contract !== undefined),
      [`${seat.label}: ${seat.status} without a candidate`]:
        !['filled', 'reserved'].includes(seat.status) || application !== undefined,
      [`${seat.label}: filled on ${seat.filledOn}, at work since ${contract?.startDate}`]:
        !contract || seat.filledOn === contract.startDate,
      [`${seat.label}: opened on ${seat.openedOn}, filled on ${seat.filledOn}`]:
        seat.filledOn === null || seat.openedOn <= seat.filledOn,
      [`${seat.label}: its contract is over`]:
        !contract || isLivePlacement(contract.status) || job.status === 'closed',
    });
  });
}

/** Checks that nothing happened to a job before it opened or after it ended. */
function orderFaults({ job, applications, contracts }: Staffed): string[] {
  const { openings, closedAt, filledAt } = job;
  const opened = openings[0]?.date ?? '9999';
  const ended = closedAt ?? filledAt;
  const isOver = ended !== null;
  return [
    ...applications.flatMap(({ status, createdAt, submittedAt }) =>
      faultsOf({
        [`an application of ${dayOf(createdAt)}, opened on ${opened}`]: dayOf(createdAt) >= opened,
        'an application goes on after its end': !isOver || status !== 'active',
        [`an application of ${dayOf(createdAt)} after its end`]: !isOver || createdAt <= ended,
        [`a submission of ${String(submittedAt)} after its end`]:
          !isOver || !submittedAt || submittedAt <= ended,
      }),
    ),
    ...contracts.flatMap(({ number, startDate }) =>
      faultsOf({ [`${number} of ${startDate}, opened on ${opened}`]: startDate > opened }),
    ),
  ];
}
