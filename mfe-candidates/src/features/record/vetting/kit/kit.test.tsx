import { interviewKitEndpoints, type InterviewKit } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../../../api.ts';
import { CandidatesRoutes } from '../../../../routes.tsx';
import { makeCandidate, recordHandlers } from '../../../../testing/candidate.fixtures.ts';

const candidate = makeCandidate();
const kit: InterviewKit = {
  interviewId: '64b0000000000000000000c1',
  kind: 'technical',
  attempt: 1,
  durationMin: 30,
  startsAt: '2026-11-24T09:00:00.000Z',
  interviewers: [{ id: '64b0000000000000000000a1', name: 'Ana Vetter', isLead: true }],
  instructions: null,
  internalBrief: 'Ask about tests.',
  ownScorecardId: null,
  recording: 'refused',
  candidate: {
    id: candidate.id,
    number: candidate.number,
    name: candidate.name,
    headline: null,
    timeZone: 'America/Recife',
    seniority: 'senior',
    yearsExperience: 7,
  },
  pool: { id: '64b0000000000000000000f1', name: 'Senior Go' },
  skillSource: 'jobs',
  skills: [
    {
      id: '64b0000000000000000000d1',
      name: 'Kafka',
      minLevel: 'advanced',
      minYears: 3,
      level: 'working',
      years: 2,
      evidence: 'claimed',
      verifiedAt: null,
    },
  ],
  english: { level: 'C1', assessed: true },
  openCompetencies: ['ownership'],
  questions: [
    {
      id: '64b0000000000000000000e1',
      text: 'How do you test?',
      help: null,
      minutes: 40,
      competency: 'Testing',
      idealAnswer: 'Names a trade-off.',
      weight: 2,
      answerLanguage: 'english',
    },
  ],
};

test('the kit of an interview says what to find out and what to ask', async () => {
  const path = `/candidates/${candidate.id}/profile/vetting-interview?kit=${kit.interviewId}`;
  const { container } = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [...recordHandlers(candidate), respond(interviewKitEndpoints.read, () => kit)],
  });
  const heading = `Interview kit: ${candidate.name}`;
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText('Only the candidate’s own word: Kafka.')).toBeVisible();
  expect(screen.getByText('No mark yet: Ownership.')).toBeVisible();
  expect(screen.getByText('Advanced, 3 y')).toBeVisible();
  expect(screen.getByText(/The questions take 40 minutes/)).toBeVisible();
  expect(screen.getByText(/^Refused: do not record/)).toBeVisible();
  const asked = within(screen.getByText('How do you test?').closest('li') ?? container);
  expect(asked.getByText('A good answer: Names a trade-off.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});
