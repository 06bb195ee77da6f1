import {
  screeningFormEndpoints,
  attachmentEndpoints,
  candidateEndpoints,
  candidatesRoutes,
  noteEndpoints,
  vettingEndpoints,
} from '@muster/contracts';
import { expect } from '@playwright/test';
import type { SessionApi } from '../../fixtures/session-api.ts';
import { fullCandidate, ownApplication } from './demo-candidate.ts';
import { save, type Screen } from './screen.ts';

async function bioOfCandidate(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { bios = [] } = await api.call(candidateEndpoints.read, { params: { id } });
  const [bio] = bios;
  if (!bio) throw new Error('The demo data holds no bio of Mateus Ferreira');
  return { id, bioId: bio.id };
}

/** The CV of the same candidate, which the platform scans and parses soon after its start. */
async function readCv(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const findCv = async () => {
    const { data } = await api.call(attachmentEndpoints.ofCandidate, { params: { id } });
    return data.find(({ type }) => type === 'cv')?.id;
  };
  await expect.poll(findCv, 'the demo data holds a CV of Mateus Ferreira').toBeTruthy();
  return { id, attachmentId: (await findCv()) ?? '' };
}

async function ownNote(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { note } = await api.call(noteEndpoints.create, {
    body: { subjectType: 'candidate', subjectId: id, body: '<p>Prefers mornings.</p>' },
  });
  return { id: note.id };
}

async function attachment(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(attachmentEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ type }) => type === 'certificate');
  if (!found) throw new Error('Mateus Ferreira has no certificate in the demo data');
  return { id, attachmentId: found.id };
}

/** Returns an interview of a candidate who waits for theirs. */
export async function openInterview(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { 'filter[vettingStatus]': 'interview_scheduled', sort: 'createdAt' },
  });
  // A journey may have left a candidate in this state without an interview.
  for (const { id } of data) {
    const { interviews } = await api.call(vettingEndpoints.read, { params: { id } });
    const [interview] = interviews;
    if (interview) return { id, vettingInterviewId: interview.id };
  }
  throw new Error('The demo data holds no interview that is arranged');
}

export const candidatesScreens: readonly Screen[] = [
  {
    route: candidatesRoutes.referrals,
    account: 'recruiter',
    action: { role: 'button', name: 'Mark as contacted' },
  },
  { route: candidatesRoutes.referrals, account: 'finance', query: { view: 'batches' } },
  {
    route: candidatesRoutes.cvReview,
    account: 'recruiter',
    params: readCv,
    action: { role: 'button', name: /^Accept all above/ },
  },
  {
    route: candidatesRoutes.experienceSuggestions,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: 'Close' },
  },
  {
    route: candidatesRoutes.list,
    account: 'recruiter',
    action: { role: 'link', name: 'Add candidate', inMenu: true },
  },
  {
    route: candidatesRoutes.create,
    account: 'recruiter',
    action: { role: 'button', name: 'Add candidate' },
  },
  {
    route: candidatesRoutes.search,
    account: 'recruiter',
    query: { q: 'react NOT angular' },
    action: { role: 'button', name: 'Search' },
  },
  {
    route: candidatesRoutes.profile,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'link', name: 'Edit contact information' },
  },
  { route: candidatesRoutes.record, account: 'recruiter', params: fullCandidate },
  {
    route: candidatesRoutes.candidatesByIdProfileVetting,
    account: 'recruiter',
    params: fullCandidate,
  },
  {
    route: candidatesRoutes.candidatesByIdProfileVettingByFormIdDisableLink,
    account: 'recruiter',
    params: async (api) => {
      const { id } = await fullCandidate(api);
      const { data } = await api.call(screeningFormEndpoints.ofCandidate, { params: { id } });
      const form = data.find(({ allowedActions }) => allowedActions.includes('disable_link'));
      if (!form) throw new Error('The demo data holds no open form');
      return { id, formId: form.id };
    },
  },
  {
    route: candidatesRoutes.candidatesByIdProfileVettingFeedbackSummary,
    account: 'team.lead',
    params: fullCandidate,
  },
  {
    route: candidatesRoutes.notes,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: /^Write a note/ },
  },
  {
    route: candidatesRoutes.candidatesByIdProfileCandidateCalendar,
    account: 'recruiter',
    params: fullCandidate,
  },
  {
    route: candidatesRoutes.candidatesByIdProfileCommunications,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: 'Log a call' },
  },
  {
    route: candidatesRoutes.candidatesEmail,
    account: 'recruiter',
    action: { role: 'button', name: 'Back to the list' },
  },
  {
    route: candidatesRoutes.candidatesByIdProfileVettingInterviewEmail,
    account: 'recruiter',
    params: openInterview,
  },
  {
    route: candidatesRoutes.vettingInterviews,
    account: 'recruiter',
    params: openInterview,
    action: { role: 'link', name: 'Request interview' },
  },
  {
    route: candidatesRoutes.vettingInterviews,
    account: 'recruiter',
    query: { interview: 'new' },
    params: openInterview,
    action: { role: 'button', name: 'Request' },
  },
  {
    route: candidatesRoutes.vettingInterviewStatus,
    account: 'recruiter',
    params: openInterview,
    action: { role: 'button', name: 'Keep as it is' },
  },
  {
    route:
      candidatesRoutes.candidatesByIdProfileCandidateCalendarByVettingInterviewIdTranscriptSummary,
    account: 'team.lead',
    params: openInterview,
    action: { role: 'button', name: 'Close' },
  },
  {
    route: candidatesRoutes.bulkVetting,
    account: 'team.lead',
    action: { role: 'button', name: 'Back to the list' },
  },
  {
    route: candidatesRoutes.editContact,
    account: 'recruiter',
    params: fullCandidate,
    action: save,
  },
  { route: candidatesRoutes.editLinks, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.editRates, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.editSkills, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.bioNew, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.bioEdit, account: 'recruiter', params: bioOfCandidate, action: save },
  { route: candidatesRoutes.editPools, account: 'recruiter', params: fullCandidate, action: save },
  {
    route: candidatesRoutes.editHarvestId,
    account: 'team.lead',
    params: fullCandidate,
    action: save,
  },
  {
    route: candidatesRoutes.reject,
    account: 'team.lead',
    params: fullCandidate,
    action: { role: 'button', name: 'Keep candidate' },
  },
  {
    route: candidatesRoutes.uploadAttachment,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: 'Drop files here, or choose them' },
  },
  {
    route: candidatesRoutes.deleteAttachment,
    account: 'team.lead',
    params: attachment,
    action: { role: 'button', name: 'Delete file' },
  },
  {
    route: candidatesRoutes.attachmentType,
    account: 'recruiter',
    params: attachment,
    action: { role: 'button', name: 'Change type' },
  },
  {
    route: candidatesRoutes.attachmentVisibility,
    account: 'recruiter',
    params: attachment,
    action: { role: 'button', name: 'Change who sees it' },
  },
  {
    route: candidatesRoutes.remove,
    account: 'team.lead',
    params: fullCandidate,
    action: { role: 'button', name: 'Delete candidate' },
  },
  {
    route: candidatesRoutes.deleteNote,
    account: 'recruiter',
    params: ownNote,
    action: { role: 'button', name: 'Delete note' },
  },
  {
    route: candidatesRoutes.bulkAddToJob,
    account: 'recruiter',
    action: { role: 'button', name: 'Back to the list' },
  },
  {
    route: candidatesRoutes.applications,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'link', name: 'Add to job' },
  },
  {
    route: candidatesRoutes.removeFromJob,
    account: 'recruiter',
    params: ownApplication,
    action: { role: 'button', name: 'Keep on the job' },
  },
];
