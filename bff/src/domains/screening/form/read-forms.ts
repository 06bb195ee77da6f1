import { limits, type ScreeningForm, type screeningFormEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, reaches } from '../../../records/candidates/candidate-lookup.ts';
import { askingRefusal } from '../delivery/may-be-asked.ts';
import { ScreeningFormModel } from '../../../records/screening/screening-form.model.ts';
import { findForm } from './find-form.ts';
import { showForm, showForms } from './show-form.ts';
import { traceAnswers } from './trace-answers.ts';

type Endpoints = typeof screeningFormEndpoints;

const hasAnswer = ({ questions }: ScreeningForm): boolean =>
  questions.some(({ answer }) => answer !== null);

/** Lists the forms of a candidate, newest first. Opening answers is audited. */
export const readFormsOfCandidate: Service<Endpoints['ofCandidate']> = async (ctx, { params }) => {
  const { actor } = ctx;
  const candidate = await findCandidateFor(actor, 'screening.readAnswers', params.id);
  const forms = await ScreeningFormModel.find({ candidateId: candidate._id, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.screening.perCandidate)
    .lean();
  const data = await showForms(
    actor,
    forms.map((form) => ({ form, candidate })),
  );
  if (data.some(hasAnswer)) await traceAnswers(ctx, candidate);
  return {
    data,
    obstacle: await askingRefusal(candidate),
    allowedActions: reaches(actor, 'screening.send', candidate) ? (['create'] as const) : [],
  };
};

/** Reads one form with its answers, which is audited. */
export const readForm: Service<Endpoints['read']> = async (ctx, { params }) => {
  const found = await findForm(ctx.actor, 'screening.readAnswers', params.id);
  const form = await showForm(ctx.actor, found);
  if (hasAnswer(form)) await traceAnswers(ctx, found.candidate);
  return form;
};
