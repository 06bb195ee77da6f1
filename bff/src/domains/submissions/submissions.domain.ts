import type { Domain } from '../domain.ts';
import { personalSubmissions } from './submissions.personal.ts';

export const submissionsDomain: Domain = { name: 'submissions', personal: [personalSubmissions] };
