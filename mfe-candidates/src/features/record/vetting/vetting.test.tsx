import {
  candidateEndpoints,
  reasonEndpoints,
  scheduleRequestEndpoints,
  scorecardEndpoints,
  shownAt,
  vettingEndpoints,
  vettingInterviewEndpoints,
  type CandidateVetting as Vetting,
  type ScheduleRequest,
  type VettingInterviewPage,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { viewerTimeZone } from '@muster/ui';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { candidateSelection, selectCandidates } from '../../../shared/candidate-selection.ts';
import { listOf, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';
import { CandidateVetting } from './candidate-vetting.tsx';
import { FeedbackSummary } from './summary/feedback-summary.tsx';

const candidate = makeCandidate();
const who = { id: candidate.id, number: candidate.number, name: candidate.name };
const ana = { id: '64b0000000000000000000a1', name: 'Ana Vetter' };
const interview: VettingInterviewPage = {
  id: '64b0000000000000000000c1',
  candidateId: candidate.id,
  kind: 'technical',
  status: 'scheduled',
  pool: null,
  durationMin: 60,
  attempt: 1,
  version: 4,
  interviewers: [
    {
      ...ana,
      isLead: true,
      isAway: false,
      scorecard: null,
      answer: { response: 'declined', note: 'On a train' },
    },
  ],
  candidateAnswer: { response: 'accepted', note: null },
  startsAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-11-24T10:00:00.000Z',
  instructions: null,
  internalBrief: null,
  endReason: null,
  endNote: null,
  noShowParty: null,
  ownScorecardId: null,
  mayScore: false,
  missedBefore: 1,
  mayScoreFor: [],
  recordings: null,
  mayChooseAgain: true,
  allowedActions: ['mark_no_show', 'cancel'],
  candidate: { ...who, timeZone: 'America/Recife', hasEmail: true },
};
const vetting: Vetting = {
  candidate: who,
  version: 3,
  status: 'in_review',
  vettedAt: null,
  expiresAt: null,
  retryAfter: null,
  submitted: 1,
  missed: 0,
  mayRequestInterview: false,
  mayPassByNote: false,
  mayReview: false,
  allowedActions: ['pass', 'fail', 'hold'],
  decisions: [
    {
      id: '64b0000000000000000000d1',
      action: 'hold',
      from: 'in_review',
      to: 'on_hold',
      by: ana,
      at: '2026-11-20T09:00:00.000Z',
      reason: null,
      note: 'Away.',
      scorecards: 0,
      isOverride: false,
      expiresAt: null,
      retryAfter: null,
    },
  ],
  interviews: [interview],
  scorecards: [
    {
      id: '64b0000000000000000000e1',
      interviewId: interview.id,
      kind: 'technical',
      author: ana,
      typedBy: { ...ana, name: 'Lea Lead' },
      isOwn: false,
      status: 'submitted',
      isHidden: true,
      recommendation: null,
      submittedAt: '2026-11-20T09:00:00.000Z',
    },
  ],
};
const handlers = [
  ...recordHandlers(candidate),
  respond(candidateEndpoints.list, () => listOf([])),
  respond(vettingEndpoints.read, () => vetting),
  respond(vettingEndpoints.mails, () => ({
    unavailable: null,
    to: null,
    previews: { pass: { subject: 'Vetted', text: 'Good news' }, fail: null },
  })),
  respond(scorecardEndpoints.summary, () => ({
    candidate: who,
    hidden: 1,
    authors: [],
    competencies: [],
    client: null,
    mayRelease: false,
  })),
  respond(reasonEndpoints.list, () => ({ data: [] })),
  respond(scheduleRequestEndpoints.ofCandidate, () => ({ data: [] })),
];

test('shows a candidate’s vetting at a glance, and what a verdict does', async () => {
  const { user, network } = renderRemote(
    <CandidateVetting candidateId={candidate.id} waits={false} />,
    {
      api,
      session: 'team_lead',
      handlers: [...handlers, respond(vettingEndpoints.pass, () => ({ ...vetting, version: 4 }))],
    },
  );
  expect(await screen.findByText('Ana Vetter (lead)')).toBeVisible();
  expect(screen.getByText('Shown once your own is submitted')).toBeVisible();
  expect(await screen.findByText(/1 scorecard is shown once your own/)).toBeVisible();
  expect(screen.queryByText('No submitted scorecard')).not.toBeInTheDocument();
  expect(screen.getByText('Away.')).toBeVisible();
  expect(screen.getByText('typed by Lea Lead')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pass' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass' }));
  expect(await dialog.findByText(/is told by e-mail after 10 seconds/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Tell Mateus Ferreira/ }));
  expect(dialog.getByText('Mateus Ferreira is not told by e-mail.')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Pass' }));
  await waitFor(() => expect(network.callsOf(vettingEndpoints.pass)).toHaveLength(1));
  expect(network.callsOf(vettingEndpoints.pass)[0]?.body).toEqual({
    version: 3,
    note: null,
    mail: false,
  });
});

test('an admin can pass a candidate without a scorecard by a note, others cannot', async () => {
  let mayPassByNote = true;
  const { user, network } = renderRemote(
    <CandidateVetting candidateId={candidate.id} waits={false} />,
    {
      api,
      session: 'admin',
      handlers: [
        respond(vettingEndpoints.read, () => ({ ...vetting, submitted: 0, mayPassByNote })),
        ...handlers.filter(({ endpoint }) => endpoint !== vettingEndpoints.read),
        respond(vettingEndpoints.pass, () => {
          mayPassByNote = false;
          return { ...vetting, submitted: 0, mayPassByNote, version: 4 };
        }),
      ],
    },
  );
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pass' }));
    return within(await screen.findByRole('dialog', { name: 'Pass' }));
  };
  const dialog = await open();
  expect(dialog.getByText(/you can pass Mateus Ferreira on your note alone/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pass' }));
  expect(await dialog.findByRole('textbox', { name: /Note/ })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Known from a contract.');
  await user.click(dialog.getByRole('button', { name: 'Pass' }));
  await waitFor(() => expect(network.callsOf(vettingEndpoints.pass)).toHaveLength(1));
  expect(network.callsOf(vettingEndpoints.pass)[0]?.body).toMatchObject({
    note: 'Known from a contract.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const refused = await open();
  expect(await refused.findByText(/so no verdict is possible/)).toBeVisible();
  expect(refused.getByRole('button', { name: 'Pass' })).toBeDisabled();
});

test('the verdict dialog opens only when its mail is known, so that nothing moves under the pointer', async () => {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  let isDown = true;
  const { user, network } = renderRemote(
    <CandidateVetting candidateId={candidate.id} waits={false} />,
    {
      api,
      session: 'team_lead',
      handlers: [
        ...handlers.filter(({ endpoint }) => endpoint !== vettingEndpoints.mails),
        respond(vettingEndpoints.mails, async () => {
          await onItsWay;
          if (isDown) return fail('INTERNAL');
          const previews = { pass: null, fail: null };
          return { unavailable: 'no_email' as const, to: null, previews };
        }),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pass' }));
  await waitFor(() => expect(network.callsOf(vettingEndpoints.mails)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  arrive();
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass' }));
  expect(dialog.getByRole('button', { name: 'Pass' })).toBeDisabled();
  expect(dialog.queryByText(/is not told/)).not.toBeInTheDocument();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Mateus Ferreira is not told by e-mail.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Pass' })).toBeEnabled();
});

test('a summary for clients is taken from an interviewer’s text and released', async () => {
  const { summary, releaseSummary } = scorecardEndpoints;
  const author = {
    scorecardId: '64b0000000000000000000e1',
    kind: 'technical' as const,
    author: { id: '64b0000000000000000000a1', name: 'Ana Vetter' },
    status: 'submitted' as const,
    submittedAt: null,
    recommendation: 'yes' as const,
    strengths: 'Names trade-offs.',
    concerns: '',
    clientSummary: 'Strong in Go.',
  };
  const { user, network } = renderRemote(<FeedbackSummary candidateId={candidate.id} />, {
    api,
    session: 'team_lead',
    handlers: [
      respond(summary, () => ({
        candidate: who,
        hidden: 0,
        authors: [author],
        competencies: [],
        client: null,
        mayRelease: true,
      })),
      respond(releaseSummary, ({ body }) => ({
        text: body.text,
        by: null,
        at: '2026-11-20T09:00:00.000Z',
        version: 1,
      })),
    ],
  });
  expect(await screen.findByText(/Names trade-offs/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write summary' }));
  await user.type(screen.getByRole('textbox', { name: 'Summary for clients' }), 'Calm.');
  await user.click(screen.getByRole('button', { name: 'Insert the text of Ana Vetter' }));
  await user.click(screen.getByRole('button', { name: 'Release to clients' }));
  await waitFor(() => expect(network.callsOf(releaseSummary)).toHaveLength(1));
  expect(network.callsOf(releaseSummary)[0]?.body).toEqual({
    version: null,
    text: 'Calm.\nStrong in Go.',
  });
});

test('the status screen offers only what is allowed and says what it does', async () => {
  const path = `/candidates/${candidate.id}/profile/vetting-interview/${interview.id}/manage-status`;
  const { markNoShow, read } = vettingInterviewEndpoints;
  const { user, network } = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path,
    handlers: [
      ...handlers,
      respond(read, () => interview),
      respond(markNoShow, () => ({ ...interview, status: 'no_show' as const })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Technical' }));
  expect(dialog.getByText(/the owner gets a task/)).toBeVisible();
  expect(dialog.getByText(/by e-mail that we waited, without a new link/)).toBeVisible();
  expect(dialog.getByText('Tells the owner of Mateus Ferreira.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'An interviewer' }));
  expect(dialog.getByText(/an apology with a new link to choose another time/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /by e-mail/ }));
  expect(dialog.queryByText(/apology/)).not.toBeInTheDocument();
  expect(dialog.queryByText(/the owner gets a task/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'No-show' }));
  await waitFor(() => expect(network.callsOf(markNoShow)).toHaveLength(1));
  expect(network.callsOf(markNoShow)[0]?.body).toMatchObject({ version: 4, party: 'interviewer' });
});

test('a candidate is sent a link to choose the time, and their proposals are shown', async () => {
  const { invite, freeTimes, ofCandidate } = scheduleRequestEndpoints;
  const { read, interviewers } = vettingInterviewEndpoints;
  const waits = { ...interview, status: 'requested', startsAt: null, endsAt: null } as const;
  const times = [
    { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T10:00:00.000Z' },
    { startsAt: '2026-12-01T11:00:00.000Z', endsAt: '2026-12-01T12:00:00.000Z' },
  ];
  const sent: ScheduleRequest = {
    id: '64b0000000000000000000b1',
    interviewId: interview.id,
    status: 'slots_proposed',
    mode: 'invitee_proposes',
    hostRule: 'all',
    place: 'phone',
    placeValue: null,
    offered: [],
    windows: times,
    windowsNote: 'Mornings are best',
    phone: null,
    question: null,
    accessNeeds: null,
    attendees: ['Ana Interpreter'],
    inviteeTimeZone: 'America/Recife',
    moves: 0,
    cancelReason: null,
    sentAt: '2026-11-20T09:00:00.000Z',
    version: 2,
    expiresAt: '2026-12-04T09:00:00.000Z',
    mayWithdraw: true,
  };
  let links: ScheduleRequest[] = [];
  const { user, network } = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/profile/vetting-interview`,
    handlers: [
      ...handlers,
      respond(vettingEndpoints.read, () => ({
        ...vetting,
        mayRequestInterview: true,
        interviews: [{ ...waits, allowedActions: ['schedule' as const] }],
      })),
      respond(ofCandidate, () => ({ data: links })),
      respond(read, () => ({ ...interview, ...waits, allowedActions: ['schedule' as const] })),
      respond(interviewers, () => ({ data: [] })),
      respond(freeTimes, () => ({ times, nearest: null })),
      respond(invite, () => {
        links = [sent];
        return sent;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Let the person choose a time' }));
  const drawer = within(await screen.findByRole('dialog', { name: /choose a time/ }));
  expect(await drawer.findByText(/2 free times, the first/)).toBeVisible();
  const choosePlace = async (name: string) => {
    await user.click(drawer.getByRole('combobox', { name: /^Where/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choosePlace('Other video call');
  await user.click(drawer.getByRole('button', { name: 'Send the link' }));
  expect(network.callsOf(invite)).toHaveLength(0);
  await choosePlace('Phone');
  await user.click(drawer.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('list', { name: 'Proposed times' })).toBeVisible();
  expect(screen.getByText('Mornings are best')).toBeVisible();
  expect(network.callsOf(invite)[0]?.body).toMatchObject({
    version: 4,
    place: 'phone',
    placeValue: null,
    noticeHours: 12,
    horizonDays: 14,
  });
  const [take] = screen.getAllByRole('link', { name: /^Take .*Dec/ });
  if (!take) throw new Error('No proposed time can be taken');
  await user.click(take);
  const dialog = within(await screen.findByRole('dialog', { name: 'Technical' }));
  const clock = new Date(shownAt(Date.parse(times[0]?.startsAt ?? ''), viewerTimeZone()));
  expect(dialog.getByRole('combobox', { name: /^Start/ })).toHaveValue(
    clock.toISOString().slice(11, 16),
  );
});

test('a bulk change first shows what would happen to the candidates', async () => {
  const { bulk } = vettingEndpoints;
  const { user, network } = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path: '/candidates/bulk-vetting-status-update',
    handlers: [
      ...handlers,
      respond(bulk, ({ body }) => ({
        items: [],
        ok: 1,
        skipped: 0,
        failed: 0,
        total: 1,
        reasons: [],
        operationId: body.dryRun ? null : '64b0000000000000000000f1',
        inBackground: false,
      })),
    ],
  });
  expect(await screen.findByText('Select candidates in the list first.')).toBeVisible();
  act(() => selectCandidates([candidate.id]));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: /What happens/ }));
  await user.click(await screen.findByRole('option', { name: 'Put on hold' }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Budget');
  expect(await dialog.findByText('1 candidate is changed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update vetting' }));
  await waitFor(() => expect(network.callsOf(bulk).at(-1)?.body).toMatchObject({ dryRun: false }));
  expect(network.callsOf(bulk).at(-1)?.body).toMatchObject({ action: 'hold', note: 'Budget' });
  candidateSelection.clear();
});

describe('from the record to an interview', () => {
  const ready = makeCandidate({ vettingStatus: 'interview_to_schedule', pools: [] });
  const request = `/candidates/${candidate.id}/profile/vetting-interview?interview=new`;
  const showAt = (path: string, mayRequestInterview: boolean) =>
    renderRemote(<CandidatesRoutes />, {
      api,
      session: 'recruiter',
      path,
      handlers: [
        ...recordHandlers(ready),
        respond(vettingEndpoints.read, () => ({ ...vetting, mayRequestInterview })),
        respond(vettingInterviewEndpoints.interviewers, () => ({ data: [] })),
      ],
    });

  test('one click opens the request, which has an address that goes when it closes', async () => {
    const { user, platform } = showAt(`/candidates/${candidate.id}/profile`, true);
    const link = await screen.findByRole('link', { name: 'Schedule interview' });
    expect(link).toHaveAttribute('href', request);
    await user.click(link);
    const drawer = await screen.findByRole('dialog', { name: 'Request an interview' });
    await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(platform.location().search).toBe('');
  });

  test('the address of the request says why no interview can be arranged yet', async () => {
    showAt(request, false);
    expect(await screen.findByRole('dialog', { name: 'Request an interview' })).toHaveTextContent(
      'Interviews can be requested while the vetting is at the interview step.',
    );
  });
});

test('a vetted candidate is not offered another interview', async () => {
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/profile`,
    handlers,
  });
  expect(await screen.findByRole('link', { name: 'Add to job' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Schedule interview' })).toBeNull();
});

test('a user enters the findings of another interviewer on their behalf', async () => {
  const { begin } = scorecardEndpoints;
  const held = { ...interview, mayScoreFor: [ana] };
  const { user, network, platform } = renderRemote(
    <CandidateVetting candidateId={candidate.id} waits={false} />,
    {
      api,
      session: 'team_lead',
      handlers: [
        ...handlers,
        respond(vettingEndpoints.read, () => ({ ...vetting, interviews: [held] })),
        respond(begin, () => fixtureFor(begin.response, { id: '64b0000000000000000000e9' })),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Write scorecard for Ana Vetter' }));
  await waitFor(() =>
    expect(platform.visited).toContain(
      `/vetting-feedback/${candidate.id}/64b0000000000000000000e9`,
    ),
  );
  expect(network.callsOf(begin)[0]?.body).toEqual({ authorId: ana.id });
});

test('an interview links to its recording for users who may hear it', async () => {
  const none = { attachmentId: null, deletedOn: null, recordedMs: 0, keptDays: 180 };
  const heard = { attachmentId: '64b0000000000000000000f1', recordedMs: 1_500_000 };
  const recordings: Vetting['interviews'][number]['recordings'] = [
    { ...none, ...heard, id: '64b0000000000000000000f2', state: 'ready' },
    { ...none, id: '64b0000000000000000000f3', state: 'arriving' },
    { ...none, id: '64b0000000000000000000f4', state: 'deleted' },
    { ...none, id: '64b0000000000000000000f5', state: 'lost' },
  ];
  const show = (own: Partial<VettingInterviewPage>) =>
    renderRemote(<CandidateVetting candidateId={candidate.id} waits={false} />, {
      api,
      session: 'team_lead',
      handlers: [
        ...handlers,
        respond(vettingEndpoints.read, () => ({
          ...vetting,
          interviews: [{ ...interview, status: 'completed' as const, ...own }],
        })),
      ],
    });
  const { container, unmount } = show({ recordings });
  const list = within(await screen.findByRole('list', { name: 'Recordings' }));
  expect(list.getByRole('link', { name: /^Listen to recording 1 of/ })).toHaveAttribute(
    'href',
    `/candidates/${candidate.id}/profile?file=64b0000000000000000000f1`,
  );
  expect(list.getByText('25 min')).toBeVisible();
  expect(list.getByText('deleted 180 days after the decision')).toBeVisible();
  expect(list.getByText('Recording 2: being put together, ready in a few minutes')).toBeVisible();
  expect(list.getByText(/^Recording 3: deleted\. .* 180 days/)).toBeVisible();
  expect(list.getByText('Recording 4: could not be kept')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  unmount();

  const decided = show({
    recordings: [
      {
        ...none,
        ...heard,
        deletedOn: '2027-05-19T09:00:00.000Z',
        id: '64b0000000000000000000f6',
        state: 'ready',
      },
    ],
  });
  expect(await screen.findByRole('link', { name: /^Listen to the recording of/ })).toBeVisible();
  expect(screen.getByText(/^deleted on 19 May 2027/)).toBeVisible();
  decided.unmount();
  const empty = show({ recordings: [] });
  expect(await screen.findByText('No recording')).toBeVisible();
  empty.unmount();
  show({ recordings: null });
  expect(await screen.findByText('Ana Vetter (lead)')).toBeVisible();
  expect(screen.queryByText('No recording')).not.toBeInTheDocument();
});
