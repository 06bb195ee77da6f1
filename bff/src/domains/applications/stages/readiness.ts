import {
  compareViews,
  findContactData,
  findPayMentions,
  limits,
  rateWarningsOf,
  submissionChecklist,
  type ClientView,
  type SubmissionCheck,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { hasName } from '../../../db/fold-text.ts';
import { readTogether } from '../../../db/read-together.ts';
import { plainText } from '../../../rich-text/rich-text.ts';
import {
  decidersOf,
  submissionTermsOf,
  type Decider,
} from '../../../records/companies/submission-terms.ts';
import { exclusionsOf } from '../../company-rules/api/company-rules.ts';
import { hasConsent } from '../../../records/consents/consents.ts';
import { blinded, clientViewOf } from '../../submissions/api/client-view.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

/**
 * Whether an application can be submitted now, what the client would read, and who decides there.
 */
export interface Readiness {
  checks: (SubmissionCheck & { at?: 'introduction' | 'bio' | 'answers' })[];
  /** View with the candidate's name. */
  view: ClientView;
  /** View as the client reads it now. */
  shown: ClientView;
  blind: boolean;
  deciders: Decider[];
  atClient: number;
  /** Hours within which the client has to answer; null without a client. */
  feedbackSlaHours: number;
}

/** Collects everything the checklist needs. */
export async function readinessOf(
  actor: Actor,
  found: FoundApplication,
  session: ClientSession | null = null,
): Promise<Readiness> {
  const { application, candidate, job } = found;
  const [terms, view, exclusions, consent, deciders, atClient, shownBefore] = await readTogether(
    session,
    [
      () => submissionTermsOf(job.companyId, session),
      () => clientViewOf(application, candidate, job, session),
      () => exclusionsOf([candidate._id], [job.companyId], session),
      () => hasConsent(candidate._id, 'share_with_clients', session),
      () => decidersOf(job, session),
      () => countAtClient(application, session),
      () => wasShownBefore(application, session),
    ],
  );
  const blind = isBlind(application, terms?.blindSubmission ?? false);
  const introduction = plainText(view.introduction ?? '');
  const texts = { introduction: view.introduction, bio: view.bio, answers: answersIn(view) };
  const givingAway = (['introduction', 'bio', 'answers'] as const).find((part) => {
    const text = texts[part];
    return text !== null && givesAway(text, blind ? [candidate.lastName] : []);
  });
  const checks = submissionChecklist({
    jobOpen: job.status === 'open',
    clientBlocked: terms?.status === 'blocked',
    personClosed: ['do_not_contact', 'anonymised'].includes(candidate.status),
    excluded: exclusions(candidate._id, job.companyId) !== undefined,
    consent,
    introductionLength: [...introduction].length,
    hasBio: view.bio !== null && plainText(view.bio) !== '',
    textsGiveAway: givingAway !== undefined,
    hasBillRate: application.proposedBillRate !== null,
    isBillDoubtful:
      rateWarningsOf({
        bill: application.proposedBillRate,
        pay: reaches(actor, 'application.readPayRate', application, job)
          ? application.proposedPayRate
          : null,
        range: job.billRate,
        hoursPerWeek: job.hoursPerWeek,
      }).length > 0,
    isPermanent: job.engagement === 'permanent',
    hasAvailability: view.availability.from !== null || view.availability.noticeDays !== null,
    vetted: candidate.vettingStatus === 'vetted',
    vettingOverride: application.vettingOverride,
    interest: application.candidateInterest,
    interestNote: application.interestNote,
    atClient,
    submissionLimit: job.submissionLimit,
    needsManager: terms?.submissionPolicy === 'manager_approval' && actor.role === 'recruiter',
    deciders: deciders.length,
    shownBefore,
  });
  return {
    checks: checks.map((check) =>
      check.key === 'clean_texts' && givingAway ? { ...check, at: givingAway } : check,
    ),
    view,
    shown: blind ? blinded(view, candidate) : view,
    blind,
    deciders,
    atClient,
    feedbackSlaHours: terms?.feedbackSlaHours ?? 48,
  };
}

/**
 * Checks whether the client would read something other than the current submission; false once
 * withdrawn.
 */
export async function hasNewContent(
  { _id }: Pick<Application, '_id'>,
  { view }: Pick<Readiness, 'view'>,
  session: ClientSession | null = null,
): Promise<boolean> {
  const [latest] = await submissionsOf(_id, session);
  return !latest || latest.withdrawnAt !== null || compareViews(latest.view, view).length > 0;
}

/**
 * Checks whether the name is hidden: some clients see no names before they ask for an interview.
 */
export const isBlind = (
  { interviews, clientDecision }: Pick<Application, 'interviews' | 'clientDecision'>,
  wanted: boolean,
): boolean =>
  wanted && interviews.length === 0 && !['interview', 'select'].includes(clientDecision);

/** Joins all chosen answers into one text; null if there are none. */
const answersIn = ({ answers = [] }: ClientView): string | null =>
  answers.length > 0
    ? answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n')
    : null;

const givesAway = (html: string, names: readonly string[]): boolean =>
  findContactData(html).length > 0 ||
  findPayMentions(html).length > 0 ||
  names.some((name) => hasName(plainText(html), name));

/** Counts the other candidates on the job who wait for the client's decision. */
const countAtClient = ({ _id, jobId }: Application, session: ClientSession | null) =>
  ApplicationModel.countDocuments({
    jobId,
    _id: { $ne: _id },
    status: 'active',
    stageKind: { $in: ['submitted', 'client_interview'] },
    deletedAt: null,
  }).session(session);

async function wasShownBefore(
  { _id, candidateId, companyId }: Application,
  session: ClientSession | null,
): Promise<boolean> {
  const since = new Date(Date.now() - limits.application.sameClient);
  const found = await ApplicationModel.exists({
    _id: { $ne: _id },
    candidateId,
    companyId,
    submittedAt: { $gte: since },
    deletedAt: null,
  }).session(session);
  return found !== null;
}
