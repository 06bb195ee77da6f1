import { limits, type screeningFormEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, reaches } from '../../../records/candidates/candidate-lookup.ts';
import { askingRefusal } from '../delivery/may-be-asked.ts';
import { ScreeningFormModel } from '../screening-form.model.ts';
import { findForm } from './find-form.ts';
import { showForm, showForms } from './show-form.ts';

type Endpoints = typeof screeningFormEndpoints;

/** The forms of a candidate, the newest first. */
export const readFormsOfCandidate: Service<Endpoints['ofCandidate']> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'screening.readAnswers', params.id);
  const forms = await ScreeningFormModel.find({ candidateId: candidate._id, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.screening.perCandidate)
    .lean();
  return {
    data: await showForms(
      actor,
      forms.map((form) => ({ form, candidate })),
    ),
    obstacle: await askingRefusal(candidate),
    allowedActions: reaches(actor, 'screening.send', candidate) ? (['create'] as const) : [],
  };
};

export const readForm: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showForm(actor, await findForm(actor, 'screening.readAnswers', params.id));
