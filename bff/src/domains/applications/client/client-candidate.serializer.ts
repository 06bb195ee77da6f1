import {
  clientLabelOf,
  isEnoughOf,
  type ClientCandidateRow,
  type ClientView,
  type PipelineStage,
} from '@muster/contracts';
import { excerptOf } from '../../../rich-text/rich-text.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { SubmissionTerms } from '../../../records/companies/submission-terms.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { blinded } from '../../submissions/api/client-view.ts';
import { nameAlone } from '../../submissions/api/name-alone.ts';
import type { Submission } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { isBlind } from '../stages/readiness.ts';
import { clientDueAt } from '../stages/stage-clock.ts';
import type { ClientReader } from './client-reader.ts';
import { clientActions, standingOf } from './client-standing.ts';

type Frozen = Pick<Submission, 'view' | 'withdrawnAt'>;

/**
 * Returns the frozen view as this client reader may read it: blind where agreed, rates by
 * permission. A withdrawn submission keeps only the name, so that the reader knows who is gone.
 */
export function viewFor(
  { seesBillRates }: Pick<ClientReader, 'seesBillRates'>,
  application: Application,
  candidate: Pick<Candidate, 'number' | 'firstName' | 'lastName'>,
  { blindSubmission }: Pick<SubmissionTerms, 'blindSubmission'>,
  { view: { billRate, ...view }, withdrawnAt }: Frozen,
): ClientView {
  const shown = isBlind(application, blindSubmission) ? blinded(view, candidate) : view;
  if (withdrawnAt) return nameAlone(shown);
  return seesBillRates && billRate !== undefined ? { ...shown, billRate } : shown;
}

interface RowFacts {
  application: Application;
  job: Job;
  /** View as the reader may read it; see {@link viewFor}. */
  view: ClientView;
  /** Path of the photo, for this reader. */
  face: { photo?: string };
  terms: Pick<SubmissionTerms, 'feedbackSlaHours'>;
  stage: PipelineStage | undefined;
}

/** Serialises a candidate for the client's lists, from the submission only. */
export function showClientRow(
  reader: ClientReader,
  { application, job, view, face, terms, stage }: RowFacts,
): ClientCandidateRow {
  const standing = standingOf(application);
  const submittedAt = application.submittedAt ?? application.stageEnteredAt;
  return {
    id: application._id.toHexString(),
    version: application.version,
    job: { id: job._id.toHexString(), title: job.title },
    name: view.name,
    ...face,
    blind: view.blind,
    headline: view.headline,
    country: view.country,
    timeZone: view.timeZone,
    summary: view.introduction && excerptOf(view.introduction),
    skills: view.skills
      .filter(({ asked }) => asked)
      .map((skill) => ({ ...asShown(skill), isEnough: isAsMuchAs(job, skill) })),
    english: view.english?.level ?? null,
    availableFrom: view.availability.from,
    noticeDays: view.availability.noticeDays,
    stage:
      clientLabelOf({ kind: application.stageKind, clientLabel: stage?.clientLabel ?? null }) ?? '',
    standing,
    submittedAt: submittedAt.toISOString(),
    dueAt:
      standing === 'waiting'
        ? (clientDueAt({ ...application, submittedAt }, terms, job)?.toISOString() ?? null)
        : null,
    seen: application.clientSeenAt !== null,
    allowedActions: clientActions(application, reader),
  };
}

const asShown = ({ id, name, years }: ClientView['skills'][number]) => ({ id, name, years });

const isAsMuchAs = ({ skillsRequired }: Job, skill: ClientView['skills'][number]): boolean =>
  skillsRequired
    .filter(({ skillId }) => skillId.toHexString() === skill.id)
    .every((asked) => isEnoughOf(skill, asked));
