import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { foldText } from '../../../db/fold-text.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { onboardingChecklist } from '../../placements/start/onboarding-checklist.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { membershipId, personId, type PeopleIds } from '../../../demo/demo-people.ts';
import type { WorkSetting } from '../people/seed-work.ts';

interface Scene {
  random: Random;
  time: DemoTime;
  supervisorsOf: ReadonlyMap<string, readonly Supervisor[]>;
}
interface Supervisor {
  id: Types.ObjectId;
  userId: Types.ObjectId;
}

/**
 * Writes the seats of every job: filled ones hold their placement, those of selected candidates are
 * reserved, one is on hold, one was cancelled, the others are open. Runs after the applications.
 */
export async function seedSeats(
  { people, time }: Pick<WorkSetting, 'people' | 'time'>,
  companies: ReadonlyMap<string, Types.ObjectId>,
): Promise<void> {
  const jobs = await JobModel.find({}).sort({ number: 1 }).lean();
  const placements = await PlacementModel.find({}).sort({ number: 1 }).lean();
  const applications = await ApplicationModel.find({
    $or: [
      { status: 'placed' },
      { status: 'active', stageKind: { $in: ['selected', 'contracting'] } },
    ],
  }).lean();
  const scene: Scene = {
    // Separate random sources, so that other demo data stay the same.
    random: new Random(20_282),
    time,
    supervisorsOf: supervisorsByCompany(people, companies),
  };
  const made = jobs.map((job, index) =>
    seatsOfJob(
      scene,
      job,
      placements.filter(({ jobId }) => jobId.equals(job._id)),
      applications.filter(({ jobId }) => jobId.equals(job._id)),
      index === 0,
    ),
  );
  const seats = made.flatMap((job) => job.seats);
  await PositionModel.insertMany([...seats, ...asideSeats(scene, jobs)]);
  await linkPlacements(made.flatMap(({ filled }) => filled));
  await linkApplications(seats);
  await startContracts(scene, jobs, seats, applications);
  await JobModel.bulkWrite(
    made.map(({ job, supervisorIds, seats: ofJob }) => {
      // Cancelled seats are not counted.
      const positionsCount = ofJob.filter(({ status }) => status !== 'cancelled').length;
      return {
        updateOne: {
          filter: { _id: job._id },
          update: { $set: { supervisorIds, positionsCount } },
        },
      };
    }),
  );
}

/**
 * Users of the clients who decide; the hiring manager of the first client supervises only its first
 * job.
 */
function supervisorsByCompany(people: PeopleIds, companies: ReadonlyMap<string, Types.ObjectId>) {
  const deciders: readonly (readonly [company: string, mails: readonly string[]])[] = [
    ['lumera', ['client.admin', 'client.manager']],
    ['kestrel', ['two.companies']],
    ['fernhill', ['two.companies']],
  ];
  return new Map(
    deciders.flatMap(([key, mails]) => {
      const companyId = companies.get(key);
      if (!companyId) return [];
      const members = mails.map((mail) => {
        const userId = personId(people, mail);
        return { id: membershipId(companyId, userId), userId };
      });
      return [[companyId.toHexString(), members] as const];
    }),
  );
}

type Seat = Partial<Position> & Pick<Position, '_id' | 'jobId' | 'status' | 'label'>;

function seatsOfJob(
  scene: Scene,
  job: Job,
  placements: readonly Placement[],
  applications: readonly Application[],
  isFirst: boolean,
) {
  const members = scene.supervisorsOf.get(job.companyId.toHexString()) ?? [];
  const supervisor = (isFirst ? members.at(-1) : members[0]) ?? null;
  const backup = isFirst ? (members[0] ?? null) : null;
  const kept = applications.filter(({ status }) => status === 'active');
  const filled: { placement: Placement; seat: Seat; applicationId: Types.ObjectId | null }[] = [];
  const seats = Array.from({ length: job.positionsCount }, (_x, index): Seat => {
    const seat: Seat = {
      ...seatOf(scene, job, index + 1),
      supervisorCompanyUserId: supervisor?.id ?? null,
      backupSupervisorId: backup?.id ?? null,
    };
    const placement = placements[index];
    if (placement) {
      // The seat has existed since the opening before its contract began.
      const openedOn = job.openings.findLast(({ date }) => date <= placement.startDate)?.date;
      const applicationId =
        applications.find(
          (one) => one.status === 'placed' && one.candidateId.equals(placement.candidateId),
        )?._id ?? null;
      const held = {
        ...seat,
        ...(openedOn && { openedOn }),
        ...filledBy(placement, applicationId),
      };
      filled.push({ placement, seat: held, applicationId });
      return held;
    }
    const application = kept[index - placements.length];
    if (application)
      return {
        ...seat,
        status: 'reserved',
        lastAction: 'position.reserve',
        reservedApplicationId: application._id,
        everUsed: true,
      };
    return freeSeat(seat, job, index === job.positionsCount - 1);
  });
  const userIds = supervisor ? [supervisor.userId] : [];
  return { job, seats, filled, supervisorIds: userIds };
}

/** A seat without a candidate: cancelled with its job, and the last one of a paused job on hold. */
function freeSeat(seat: Seat, { status, closedAt }: Job, isLast: boolean): Seat {
  if (closedAt)
    return {
      ...seat,
      status: 'cancelled',
      lastAction: 'position.cancel',
      cancelledOn: dayOf(closedAt),
      updatedAt: closedAt,
    };
  return status === 'on_hold' && isLast
    ? { ...seat, status: 'on_hold', lastAction: 'position.hold' }
    : seat;
}

const filledBy = ({ _id, startDate }: Placement, reservedApplicationId: Types.ObjectId | null) => ({
  status: 'filled' as const,
  lastAction: 'position.fill',
  placementId: _id,
  filledOn: startDate,
  reservedApplicationId,
  everUsed: true,
});

function seatOf({ random, time }: Scene, job: Job, number: number): Seat {
  const label = `${job.title} #${number}`;
  return {
    _id: new Types.ObjectId(random.id()),
    jobId: job._id,
    companyId: job.companyId,
    label,
    labelKey: foldText(label),
    status: 'open',
    lastAction: 'position.add',
    openedOn: job.openedDate ?? time.day(3),
    targetStart: job.status === 'open' ? time.day(-random.int(10, 40)) : null,
    poNumber: random.chance(0.4) ? `${random.int(4100, 4999)}-26` : null,
    createdAt: job.createdAt,
    createdBy: job.accountManagerId,
    updatedAt: job.createdAt,
    updatedBy: job.accountManagerId,
  };
}

/** A seat recently cancelled by the client, on the first job with several. */
function asideSeats(scene: Scene, jobs: readonly Job[]): Seat[] {
  const job = jobs.find(({ status, positionsCount }) => status === 'open' && positionsCount > 2);
  if (!job) return [];
  return [
    {
      ...seatOf(scene, job, job.positionsCount + 1),
      status: 'cancelled',
      lastAction: 'position.cancel',
      cancelledOn: scene.time.day(6),
      cancelNote: 'The client moved the budget to next year.',
    },
  ];
}

async function linkPlacements(
  filled: readonly { placement: Placement; seat: Seat; applicationId: Types.ObjectId | null }[],
): Promise<void> {
  await PlacementModel.bulkWrite(
    filled.map(({ placement, seat, applicationId }) => ({
      updateOne: {
        filter: { _id: placement._id },
        update: {
          $set: {
            applicationId,
            positionId: seat._id,
            supervisorCompanyUserId: seat.supervisorCompanyUserId ?? null,
            backupSupervisorId: seat.backupSupervisorId ?? null,
          },
        },
      },
    })),
  );
}

async function linkApplications(seats: readonly Seat[]): Promise<void> {
  await ApplicationModel.bulkWrite(
    seats.flatMap(({ _id, reservedApplicationId }) =>
      reservedApplicationId
        ? [
            {
              updateOne: {
                filter: { _id: reservedApplicationId },
                update: { $set: { positionId: _id } },
              },
            },
          ]
        : [],
    ),
  );
}

/** A candidate about to sign has a placement that has not begun. */
async function startContracts(
  { random, time }: Scene,
  jobs: readonly Job[],
  seats: readonly Seat[],
  applications: readonly Application[],
): Promise<void> {
  const contracting = applications.filter(
    ({ status, stageKind }) => status === 'active' && stageKind === 'contracting',
  );
  if (contracting.length === 0) return;
  const first = await takeNumber('placement', contracting.length);
  await PlacementModel.insertMany(
    contracting.flatMap((application, index) => {
      const job = jobs.find(({ _id }) => _id.equals(application.jobId));
      const seat = seats.find(({ reservedApplicationId }) =>
        reservedApplicationId?.equals(application._id),
      );
      const { proposedPayRate: pay, proposedBillRate: bill } = application;
      if (!job || !seat || !pay || !bill) return [];
      const startDate = time.day(-(5 + index * 4));
      return [
        {
          _id: new Types.ObjectId(random.id()),
          number: formatNumber('placement', first + index),
          applicationId: application._id,
          candidateId: application.candidateId,
          companyId: job.companyId,
          jobId: job._id,
          positionId: seat._id,
          status: 'pending_start' as const,
          startDate,
          plannedEndDate: addDays(startDate, 182),
          engagement: job.engagement,
          hoursPerWeek: job.hoursPerWeek,
          supervisorCompanyUserId: seat.supervisorCompanyUserId ?? null,
          backupSupervisorId: seat.backupSupervisorId ?? null,
          accountManagerId: job.accountManagerId,
          recruiterId: job.leadRecruiterId,
          rates: [{ pay, bill, effectiveFrom: startDate }],
          checklist: onboardingChecklist(startDate, {
            accountManagerId: job.accountManagerId,
            recruiterId: job.leadRecruiterId,
          }),
          createdAt: time.ago(2),
          createdBy: job.accountManagerId,
        },
      ];
    }),
  );
}
