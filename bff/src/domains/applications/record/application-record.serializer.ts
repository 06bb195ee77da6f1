import {
  fromMinorUnits,
  isEarlyStage,
  submissionRefusal,
  type ApplicationRecord,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { placementOfApplication } from '../../../records/placements/application-placement.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { isRemindable } from '../actions/remind-client.ts';
import { isOutcomeUntold } from '../actions/tell-outcome.ts';
import type { Application, ProposedRate } from '../../../records/applications/application.model.ts';
import { showApplication } from '../application.serializer.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { hasNewContent, readinessOf, type Readiness } from '../stages/readiness.ts';
import { scoresFor } from '../adding/score-for.ts';
import { choicesOf } from './record-choices.ts';
import { clocksOf } from './record-clocks.ts';
import { movesOf, othersOf } from './related-applications.ts';

/** Serialises everything needed to submit a candidate, as far as the reader may know it. */
export async function showRecord(
  actor: Actor,
  found: FoundApplication,
  session: ClientSession | null = null,
): Promise<ApplicationRecord> {
  const { application, candidate, job } = found;
  const may = (permission: Parameters<typeof reaches>[1]) =>
    reaches(actor, permission, application, job);
  const [row, readiness, people, choices, requirements, seats, others, moves, placement, scoreOf] =
    await readTogether(session, [
      () => showApplication(actor, application, session),
      () => readinessOf(actor, found, session),
      () => findPeople(namedIn(application), session),
      () => choicesOf(actor, found, session),
      () => requirementsOf(found, session),
      () => seatsOf(job._id, session),
      () => othersOf(actor, application, session),
      () => movesOf(actor, application, session),
      () => placementOfApplication(actor, application._id, job, session),
      () => scoresFor(actor, job, [candidate._id], session),
    ]);
  const mayResend =
    row.allowedActions.includes('resubmit') && (await isResendable(found, readiness, session));
  return {
    ...row,
    allowedActions: row.allowedActions.filter((action) => action !== 'resubmit' || mayResend),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      ...candidatePhoto(candidate),
      headline: candidate.headline,
      status: candidate.status,
      vettingStatus: candidate.vettingStatus,
    },
    preparation: preparationOf(application),
    ...(may('application.readMargin') && { marginPercent: marginOf(application) }),
    matchScore: scoreOf(application),
    agreedStart: application.agreedStart,
    submission: submissionOf(application, people),
    checklist: readiness.checks,
    recipients: readiness.deciders.map(({ userId, name, title }) => ({
      id: userId.toHexString(),
      name,
      title,
    })),
    blind: readiness.blind,
    choices,
    requirements: {
      ...requirements,
      ...(may('application.readBillRate') && { billRate: rangeOf(job.billRate) }),
    },
    seats: seats.map(({ _id, label, status, targetStart }) => ({
      id: _id.toHexString(),
      label,
      status,
      targetStart,
    })),
    positionId: application.positionId?.toHexString() ?? null,
    placement,
    interviews: application.interviews.map(({ _id, round, days, note, at, by }) => ({
      id: _id.toHexString(),
      round,
      days,
      note,
      at: at.toISOString(),
      by: people.ref(by),
    })),
    others,
    ...moves,
    clocks: clocksOf(found, row, readiness),
    mayEdit: may('application.edit') && application.status === 'active',
    mayReadFeedback: may('application.readFeedback'),
    mayNoteFeedback: may('application.noteFeedback'),
    mayRemindClient:
      may('application.submit') &&
      readiness.deciders.length > 0 &&
      isRemindable(application, new Date()),
    awaitsResubmit: isAwaitingResubmit(application),
    mayTellOutcome: may('application.reject') && isOutcomeUntold(application),
    clientRemindedAt: application.clientRemindedAt?.toISOString() ?? null,
  };
}

/** Offers a new version if it would be accepted: nothing is missing, and something is new. */
const isResendable = async (
  { application }: FoundApplication,
  readiness: Readiness,
  session: ClientSession | null,
): Promise<boolean> =>
  submissionRefusal(readiness.checks) === null && hasNewContent(application, readiness, session);

/** Checks whether an application with the client is hidden from it until resubmitted. */
const isAwaitingResubmit = ({ status, stageKind, awaitsResubmit }: Application): boolean =>
  status === 'active' && !isEarlyStage(stageKind) && Boolean(awaitsResubmit);

const namedIn = ({ submittedBy, interviews }: Application) => [
  submittedBy,
  ...interviews.map(({ by }) => by),
];

const idOf = (id: { toHexString(): string } | null) => id?.toHexString() ?? null;

const preparationOf = (application: Application): ApplicationRecord['preparation'] => ({
  introduction: application.introduction && cleanRichText(application.introduction),
  bioId: idOf(application.bioId),
  bioOverride: application.bioOverride && cleanRichText(application.bioOverride),
  shownSkillIds: application.shownSkillIds?.map((id) => id.toHexString()) ?? null,
  shownAttachmentIds: application.shownAttachmentIds.map((id) => id.toHexString()),
  shownAnswerIds: (application.shownAnswerIds ?? []).map((id) => id.toHexString()),
  availableFrom: application.availableFrom,
  noticeDays: application.noticeDays,
  interestNote: application.interestNote,
  vettingOverride: application.vettingOverride,
});

/** Returns the agency's margin in percent of the client's rate; null if it cannot be computed. */
function marginOf({
  proposedBillRate: bill,
  proposedPayRate: pay,
}: {
  proposedBillRate: ProposedRate | null;
  proposedPayRate: ProposedRate | null;
}): number | null {
  if (!bill || !pay || bill.currency !== pay.currency || bill.unit !== pay.unit) return null;
  if (bill.amountMinor === 0) return null;
  return Math.round(((bill.amountMinor - pay.amountMinor) / bill.amountMinor) * 1000) / 10;
}

const submissionOf = (
  { submissionVersion, submittedAt, submittedBy, clientSeenAt }: Application,
  people: People,
): ApplicationRecord['submission'] =>
  submissionVersion === 0
    ? null
    : {
        version: submissionVersion,
        at: submittedAt?.toISOString() ?? null,
        by: people.ref(submittedBy),
        seenAt: clientSeenAt?.toISOString() ?? null,
      };

async function requirementsOf(
  { job }: FoundApplication,
  session: ClientSession | null,
): Promise<ApplicationRecord['requirements']> {
  const names = await skillNames(
    job.skillsRequired.map(({ skillId }) => skillId),
    session,
  );
  return {
    description: job.description && cleanRichText(job.description),
    mustHave: job.mustHave && cleanRichText(job.mustHave),
    niceToHave: job.niceToHave && cleanRichText(job.niceToHave),
    englishMin: job.englishMin,
    skills: job.skillsRequired.flatMap(({ skillId, must, minYears }) => {
      const name = names.get(skillId.toHexString());
      return name ? [{ name, must, minYears }] : [];
    }),
  };
}

const rangeOf = (range: FoundApplication['job']['billRate']) =>
  range && {
    min: range.minMinor === null ? null : fromMinorUnits(range.minMinor),
    max: range.maxMinor === null ? null : fromMinorUnits(range.maxMinor),
    currency: range.currency,
    unit: range.unit,
  };
