import type { ApplicationEventType } from '@muster/contracts';
import type { Types } from 'mongoose';
import { keptOnce } from '../../../../db/kept-once.ts';
import { KeptRows } from '../../../../db/kept-rows.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
  type ApplicationExit,
} from '../../../../records/applications/application.model.ts';
import type { Selected } from '../../../../db/selected.ts';

const fields = {
  jobId: 1,
  companyId: 1,
  candidateId: 1,
  ownerUserId: 1,
  sourceKind: 1,
  status: 1,
  createdAt: 1,
} as const;

/** Fields of an application's ending, without free text. */
const exitFields = ['at', 'by', 'side', 'reasonId', 'stageKind', 'toldAt'] as const;
export type ReportExit = Pick<ApplicationExit, (typeof exitFields)[number]>;

/** Fields of an application that reports use. */
export interface ReportApplication extends Pick<
  Application,
  '_id' | 'lastActivityAt' | keyof typeof fields
> {
  readonly id: string;
  readonly exit: ReportExit | null;
}

/** Step in the history of an application. */
export type ReportEvent = Pick<ApplicationEvent, 'type' | 'to' | 'at' | 'side' | 'toldAt'>;

/** Application with its events, the oldest first. */
export interface KeptApplication {
  readonly application: ReportApplication;
  readonly history: readonly ReportEvent[];
}

/** Events that move an application, submit it, or put it on hold. */
const counted = [
  'added',
  'stage_changed',
  'held',
  'resumed',
  'interest_changed',
  'submitted',
  'resubmitted',
  'interview_requested',
  'interview_done',
  'selected',
  'unselected',
  'rejected',
  'unrejected',
  'withdrawn',
  'position_set',
  'placed',
  'moved_to_job',
  'outcome_told',
] as const satisfies readonly ApplicationEventType[];

/** Creates the in-process cache of applications. */
export const keepApplications = () =>
  new KeptRows<Application, KeptApplication>({
    model: ApplicationModel,
    fields: { ...fields, ...Object.fromEntries(exitFields.map((path) => [`exit.${path}`, 1])) },
    by: 'lastActivityAt',
    keep: withHistories,
  });

export const keptApplications = keepApplications();

/** Ids are shared, because fewer jobs and people exist than applications that name them. */
const idOnce = keptOnce((id: Types.ObjectId) => id.toHexString());

async function withHistories(
  rows: readonly Application[],
): Promise<ReadonlyMap<string, KeptApplication>> {
  const histories = new Map(rows.map(({ _id }) => [_id.toHexString(), [] as ReportEvent[]]));
  for (const event of await readEvents(rows))
    histories.get(event.applicationId.toHexString())?.push(stepOf(event));
  return new Map(
    rows.map((row) => {
      const id = row._id.toHexString();
      const application: ReportApplication = {
        id,
        _id: row._id,
        candidateId: row.candidateId,
        jobId: idOnce(row.jobId),
        companyId: idOnce(row.companyId),
        ownerUserId: idOnce(row.ownerUserId),
        sourceKind: row.sourceKind,
        status: row.status,
        exit: exitOf(row),
        createdAt: row.createdAt,
        lastActivityAt: row.lastActivityAt,
      };
      return [id, { application, history: histories.get(id) ?? [] }];
    }),
  );
}

const eventFields = { applicationId: 1, type: 1, to: 1, at: 1, side: 1, toldAt: 1 } as const;

const readEvents = (
  rows: readonly Application[],
): Promise<Selected<ApplicationEvent, typeof eventFields>[]> =>
  ApplicationEventModel.find(
    { applicationId: { $in: rows.map(({ _id }) => _id) }, type: { $in: [...counted] } },
    eventFields,
  )
    .sort({ at: 1, _id: 1 })
    .lean();

const stepOf = ({ type, to, at, side, toldAt }: ReportEvent): ReportEvent => ({
  type,
  to,
  at,
  ...(side !== undefined && { side }),
  ...(toldAt !== undefined && { toldAt }),
});

function exitOf({ exit }: Pick<Application, 'exit'>): ReportExit | null {
  if (!exit) return null;
  const { at, by, side, reasonId, stageKind, toldAt } = exit;
  return {
    at,
    side,
    stageKind,
    toldAt,
    by: by && idOnce(by),
    reasonId: reasonId && idOnce(reasonId),
  };
}
