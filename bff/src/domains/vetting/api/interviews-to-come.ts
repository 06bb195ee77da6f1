import { limits, type HandoverPack } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { applicationVisibility } from '../../../records/applications/application-visibility.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { clientInterviewsBetween } from '../../../records/client-interviews/interviews-between.ts';
import { interviewTitles, interviewsOf } from './interview-times.ts';

/** Without an end date. */
const atAnyTime = new Date('9999-12-31T00:00:00Z');

/** An interview, with what is needed to give it to another user. */
interface ToCome {
  _id: Types.ObjectId;
  title: string;
  candidateId: Types.ObjectId;
  startsAt: Date | null;
  endsAt: Date | null;
  userIds: readonly Types.ObjectId[];
  /** The client whose user takes part; null for an interview of the agency. */
  companyId: Types.ObjectId | null;
  isVetting: boolean;
  mayBeGiven: boolean;
}

/** An interview with a time, and with a candidate visible to the reader. */
export interface HeldToCome extends Omit<ToCome, 'startsAt' | 'endsAt'> {
  candidate: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns a user's future interviews, for vetting and with clients: those with candidates visible
 * to the reader, the earliest first, and the number of others.
 */
export async function heldToCome(
  actor: Actor,
  userId: Types.ObjectId,
): Promise<{ shown: HeldToCome[]; more: number }> {
  const now = new Date();
  const span = { from: now, to: atAnyTime };
  const [vetting, withClients] = await Promise.all([
    interviewsOf([userId], span),
    clientInterviewsBetween({ userIds: [userId] }, span),
  ]);
  const found: ToCome[] = [
    ...vetting.map(({ interviewers, ...one }) => ({
      ...one,
      title: interviewTitles[one.kind],
      userIds: interviewers.map((each) => each.userId),
      companyId: null,
      isVetting: true,
      mayBeGiven: one.status === 'scheduled' && one.startsAt !== null && one.startsAt > now,
    })),
    ...(await visibleOnJobs(actor, withClients)).map(({ hosts, ...one }) => ({
      ...one,
      title: one.round,
      userIds: hosts.map((host) => host.userId),
      companyId: hosts.some((host) => host.userId.equals(userId) && host.side === 'client')
        ? one.companyId
        : null,
      isVetting: false,
      mayBeGiven: one.startsAt > now,
    })),
  ];
  const candidates = await visibleCandidates(
    [actor],
    found.map(({ candidateId }) => candidateId),
  );
  const shown = found
    .flatMap(({ startsAt, endsAt, ...one }): HeldToCome[] => {
      const candidate = candidates.get(one.candidateId.toHexString());
      return candidate && startsAt && endsAt
        ? [{ ...one, candidate: candidate.name, startsAt, endsAt }]
        : [];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, limits.handover.interviews);
  return { shown, more: vetting.length + withClients.length - shown.length };
}

/** Returns the next of them as shown to readers. */
export async function interviewsToCome(
  actor: Actor,
  userId: Types.ObjectId,
): Promise<HandoverPack['interviews']> {
  const { shown } = await heldToCome(actor, userId);
  return shown.slice(0, limits.handover.shown).map(interviewView);
}

export const interviewView = ({ _id, title, candidate, startsAt }: HeldToCome) => ({
  id: _id.toHexString(),
  title,
  candidate,
  startsAt: startsAt.toISOString(),
});

/** Returns those of applications that the reader may see, with the client or within the agency. */
async function visibleOnJobs(
  actor: Actor,
  found: Awaited<ReturnType<typeof clientInterviewsBetween>>,
): Promise<typeof found> {
  const sight = await applicationVisibility(
    actor,
    found.map(({ applicationId }) => applicationId),
  );
  return found.filter(({ applicationId }) => sight.get(applicationId.toHexString()) === true);
}
