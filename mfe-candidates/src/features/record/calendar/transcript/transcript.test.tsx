import {
  calendarEndpoints,
  transcriptEndpoints,
  type Transcript,
  type TranscriptPage,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../../api.ts';
import { CandidatesRoutes } from '../../../../routes.tsx';
import { makeCandidate, recordHandlers } from '../../../../testing/candidate.fixtures.ts';

const candidate = makeCandidate();
const { read, add, summarise, approve } = transcriptEndpoints;
const interviewId = '64b0000000000000000000c1';
const path = `/candidates/${candidate.id}/profile/candidate-calendar/${interviewId}/transcript-summary`;
const ana = { id: '64b0000000000000000000a1', name: 'Ana Vetter' };
const text: Transcript = {
  id: '64b0000000000000000000f1',
  status: 'text',
  source: 'pasted',
  fileName: null,
  text: 'Ana: Hello.\nMateus: My notice period is four weeks.',
  isEnglish: false,
  consent: { by: ana, at: '2026-11-20T09:00:00.000Z' },
  summary: '',
  sentences: [],
  highlights: [],
  approval: null,
  deletedOn: null,
  version: 1,
  allowedActions: ['summarise', 'edit', 'delete'],
};
const summarised: Transcript = {
  ...text,
  status: 'summary',
  summary: 'My notice period is four weeks.',
  version: 2,
  sentences: [{ text: 'My notice period is four weeks.', lines: { from: 2, to: 2 } }],
  allowedActions: ['summarise', 'edit', 'approve', 'delete'],
};
const page: TranscriptPage = {
  candidate: { id: candidate.id, number: candidate.number, name: candidate.name },
  interview: { id: interviewId, kind: 'technical', status: 'completed', startsAt: null },
  transcript: null,
  mayAdd: true,
  recording: 'none',
};

function show(first: Partial<TranscriptPage> = {}) {
  let now: TranscriptPage = { ...page, ...first };
  const turn = (transcript: Transcript) => {
    now = { ...now, transcript, mayAdd: false };
    return transcript;
  };
  return renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path,
    handlers: [
      ...recordHandlers(candidate),
      respond(calendarEndpoints.ofCandidate, () =>
        fixtureFor(calendarEndpoints.ofCandidate.response, { entries: [] }),
      ),
      respond(read, () => now),
      respond(add, () => turn(text)),
      respond(summarise, () => turn(summarised)),
      respond(approve, () =>
        turn({
          ...summarised,
          status: 'approved',
          version: 3,
          approval: { by: ana, at: '2026-11-21T09:00:00.000Z' },
          allowedActions: ['edit', 'delete'],
        }),
      ),
    ],
  });
}

test('a transcript is added with consent, summarised with references to its lines, and approved', async () => {
  const { user, network } = show();
  const save = await screen.findByRole('button', { name: 'Add transcript' });
  await user.click(screen.getByRole('textbox', { name: /Transcript/ }));
  await user.paste(text.text);
  await user.click(save);
  expect(network.callsOf(add)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: /agreed to the recording/ }));
  await user.click(save);
  expect(await screen.findByText(/is not in English/)).toBeVisible();
  expect(network.callsOf(add)[0]?.body).toEqual({
    text: text.text,
    source: 'pasted',
    fileName: null,
    hasConsent: true,
  });
  await user.click(screen.getByRole('button', { name: 'Summarise' }));
  await user.click(await screen.findByRole('button', { name: 'Line 2' }));
  expect(screen.getByText('2: Mateus: My notice period is four weeks.')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(network.callsOf(approve)).toHaveLength(1));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Approved', { selector: 'dd *, dd' })).toBeVisible();
});

test('before the interview no transcript can be added', async () => {
  show({ mayAdd: false });
  expect(await screen.findByText(/once the interview has taken place/)).toBeVisible();
});

test('if recording was refused there is no form, and the page says what to do', async () => {
  show({ recording: 'refused' });
  expect(await screen.findByText(/has refused to be recorded/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Transcript/ })).not.toBeInTheDocument();
});
