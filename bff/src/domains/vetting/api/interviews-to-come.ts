import { dayMs, limits, type HandoverPack } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { applicationVisibility } from '../../../records/applications/application-visibility.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { clientInterviewsBetween } from '../../../records/client-interviews/interviews-between.ts';
import { interviewTitles, interviewsOf } from './interview-times.ts';

/** How far ahead interviews are told. */
const ahead = 60 * dayMs;

interface ToCome {
  _id: Types.ObjectId;
  title: string;
  candidateId: Types.ObjectId;
  startsAt: Date | null;
}

/**
 * The interviews in which somebody takes part from now on, of vettings and with clients: those with
 * candidates visible to the reader, the first first, and how many more there are.
 */
export async function interviewsToCome(
  actor: Actor,
  userId: Types.ObjectId,
): Promise<{ shown: HandoverPack['interviews']; more: number }> {
  const now = new Date();
  const span = { from: now, to: new Date(now.getTime() + ahead) };
  const [vetting, withClients] = await Promise.all([
    interviewsOf([userId], span),
    clientInterviewsBetween({ userIds: [userId] }, span),
  ]);
  const found: ToCome[] = [
    ...vetting.map((one) => ({ ...one, title: interviewTitles[one.kind] })),
    ...(await visibleOnJobs(actor, withClients)),
  ];
  const candidates = await visibleCandidates(
    [actor],
    found.map(({ candidateId }) => candidateId),
  );
  const shown = found
    .flatMap(({ _id, title, candidateId, startsAt }) => {
      const candidate = candidates.get(candidateId.toHexString());
      return candidate && startsAt
        ? [
            {
              id: _id.toHexString(),
              title,
              candidate: candidate.name,
              startsAt: startsAt.toISOString(),
            },
          ]
        : [];
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, limits.handover.shown);
  return { shown, more: vetting.length + withClients.length - shown.length };
}

/** Those of applications that the reader may know of, with the client or among the agency's people. */
async function visibleOnJobs(
  actor: Actor,
  found: Awaited<ReturnType<typeof clientInterviewsBetween>>,
): Promise<ToCome[]> {
  const sight = await applicationVisibility(
    actor,
    found.map(({ applicationId }) => applicationId),
  );
  return found
    .filter(({ applicationId }) => sight.get(applicationId.toHexString()) === true)
    .map(({ _id, round, candidateId, startsAt }) => ({ _id, title: round, candidateId, startsAt }));
}
