import { hourMs } from '@muster/contracts';
import type { Application } from '../../records/applications/application.model.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../records/client-interviews/client-interview.model.ts';

/** Returns the time this many hours from now; negative numbers lie in the past. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * hourMs);

/**
 * Creates an interview of an application with its client, by default for the day after tomorrow.
 */
export async function createClientInterview(
  application: Pick<
    Application,
    '_id' | 'candidateId' | 'jobId' | 'companyId' | 'ownerUserId' | 'submissionVersion'
  >,
  changes: Partial<ClientInterviewRecord> = {},
): Promise<ClientInterviewRecord> {
  const { _id: applicationId, candidateId, jobId, companyId, ownerUserId } = application;
  const startsAt = changes.startsAt ?? inHours(48);
  const created = await ClientInterviewModel.create({
    applicationId,
    candidateId,
    jobId,
    companyId,
    organiserId: ownerUserId,
    kind: 'client',
    round: 'First conversation',
    durationMin: 45,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * 60_000),
    place: 'external_link',
    placeValue: 'https://meet.example.com/lumera',
    hosts: [{ userId: ownerUserId, side: 'agency' }],
    ...changes,
  });
  return created.toObject<ClientInterviewRecord>();
}
