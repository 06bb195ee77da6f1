import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { SubmissionModel } from './submission.model.ts';
import { personalSubmissions } from './submissions.personal.ts';

export const submissionsDomain: Domain = {
  name: 'submissions',
  collections: [browsable(SubmissionModel)],
  personal: [personalSubmissions],
};
