import {
  calendarEndpoints,
  calendarVisitEndpoints,
  decisionVisitEndpoints,
  evaluationInputVisitEndpoints,
  feedbackVisitEndpoints,
  interestEndpoints,
  linkEndpoints,
  scheduleVisitEndpoints,
  screeningVisitEndpoints,
  signatureVisitEndpoints,
  timesheetVisitEndpoints,
  type AnyEndpoint,
  type OpenedPurpose,
} from '@muster/contracts';
import {
  act,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../api.ts';
import { routes } from '../routes.tsx';

const handle = 'handle-of-the-test';
const [decision, interview] = [decisionVisitEndpoints.read, scheduleVisitEndpoints.read];
const [hours, screening] = [timesheetVisitEndpoints.read, screeningVisitEndpoints.read];
const { shape: decided } = decision.response;
const { shape: asked } = screening.response;
const linkTo = (purpose: OpenedPurpose) =>
  fixtureFor(linkEndpoints.read.response, { handle, purpose, route: null });
const invitation = fixtureFor(calendarEndpoints.invitation.response, {
  isCancelled: false,
  isOver: false,
  response: 'needs_action',
  timeZone: 'Europe/London',
});

interface Page {
  path?: string;
  purpose?: OpenedPurpose;
  handler: Handler;
  /** Button to press before typing is possible. */
  press?: string;
  session?: 'recruiter';
}

const pages: readonly (readonly [string, Page])[] = [
  [
    'a decision',
    {
      purpose: 'application_decision',
      press: 'Not a fit',
      handler: respond(decision, () =>
        fixtureFor(decision.response, {
          candidate: fixtureFor(decided.candidate, { allowedActions: ['reject'] }),
        }),
      ),
    },
  ],
  [
    'hours',
    {
      purpose: 'timesheet_approve',
      press: 'Send back',
      handler: respond(hours, () =>
        fixtureFor(hours.response, { allowedActions: ['reject'], decision: null }),
      ),
    },
  ],
  [
    'a document',
    {
      purpose: 'signature',
      press: 'Decline',
      handler: respond(signatureVisitEndpoints.read, () =>
        fixtureFor(signatureVisitEndpoints.read.response, { standing: 'to_sign' }),
      ),
    },
  ],
  [
    'a view in a review',
    {
      purpose: 'evaluation_input',
      handler: respond(evaluationInputVisitEndpoints.read, () =>
        fixtureFor(evaluationInputVisitEndpoints.read.response, {
          allowedActions: ['save', 'submit'],
        }),
      ),
    },
  ],
  [
    'a question about a job',
    {
      purpose: 'interest',
      handler: respond(interestEndpoints.read, () =>
        fixtureFor(interestEndpoints.read.response, { answer: 'open' }),
      ),
    },
  ],
  [
    'an invitation by its link',
    {
      path: `/calendar-response/tentative?link=${handle}`,
      handler: respond(calendarVisitEndpoints.read, () => invitation),
    },
  ],
  [
    'an invitation, signed in',
    {
      path: '/calendar-response/tentative?event=64b0000000000000000000e1',
      session: 'recruiter',
      handler: respond(calendarEndpoints.invitation, () => invitation),
    },
  ],
  [
    'an interview',
    {
      path: `/interview-scheduler/${handle}/choose`,
      press: 'Propose your own times',
      handler: respond(interview, () =>
        fixtureFor(interview.response, {
          status: 'invited',
          timeZone: 'Europe/London',
          allowedActions: ['choose_slot', 'invitee_proposes'],
        }),
      ),
    },
  ],
  [
    'feedback',
    {
      path: `/feedback/${handle}`,
      handler: respond(feedbackVisitEndpoints.read, () =>
        fixtureFor(feedbackVisitEndpoints.read.response, {
          status: 'asked',
          allowedActions: ['save', 'submit'],
        }),
      ),
    },
  ],
  [
    'a screening form',
    {
      path: `/vetting/screening-forms/${handle}`,
      handler: respond(screening, () =>
        fixtureFor(screening.response, {
          isBegun: true,
          questions: [fixtureFor(asked.questions.element, { answerType: 'long_text' })],
        }),
      ),
    },
  ],
];

const failing = (endpoint: AnyEndpoint) => respond(endpoint, () => fail('INTERNAL'));

// The links of all pages have one handle, by which input is kept in the tab.
afterEach(() => sessionStorage.clear());

/** Opens a page and types into its first field. */
async function typeInto(page: Page) {
  const { path = `/t/${handle}`, purpose, handler, press, session = null } = page;
  const { user, network } = renderRemote(routes, {
    api,
    session,
    path,
    handlers: [
      handler,
      ...(purpose ? [respond(linkEndpoints.read, () => linkTo(purpose))] : []),
      respond(scheduleVisitEndpoints.times, () => ({ times: [] })),
      respond(signatureVisitEndpoints.file, () => fail('NOT_FOUND')),
      respond(signatureVisitEndpoints.open, () =>
        fixtureFor(signatureVisitEndpoints.read.response, { standing: 'to_sign' }),
      ),
    ],
  });
  if (press) await user.click(await screen.findByRole('button', { name: press }));
  const [field] = (await screen.findAllByRole('textbox')) as [HTMLElement];
  await user.clear(field);
  await user.type(field, 'Typed');
  return { field, network };
}

test.each(pages)('%s keeps typed input while it cannot be read again', async (_name, page) => {
  const { handler } = page;
  const { field, network } = await typeInto(page);
  network.use(failing(handler.endpoint), failing(linkEndpoints.read));
  const read = network.callsOf(handler.endpoint).length;
  // The next read starts only when the previous one has failed.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(network.callsOf(handler.endpoint).length).toBeGreaterThan(read + 1);
  });
  expect(field).toBeVisible();
  expect(field).toHaveValue('Typed');
});

const byName = new Map(pages);
test.each(['hours', 'feedback'])(
  '%s keep typed input when the browser had the link too long, until it is opened again',
  async (name) => {
    const page = byName.get(name)!;
    const { field, network } = await typeInto(page);
    const notOpen = (endpoint: AnyEndpoint) =>
      respond(endpoint, () => fail('TOKEN_INVALID', { context: { hours: 12 } }));
    network.use(notOpen(page.handler.endpoint), notOpen(linkEndpoints.read));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/open for more than 12 hours/)).toBeVisible();
    expect(field).toHaveValue('Typed');

    network.use(
      page.handler,
      respond(linkEndpoints.read, () => linkTo('timesheet_approve')),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.queryByText(/open for more than 12 hours/)).not.toBeInTheDocument(),
    );
    expect(field).toHaveValue('Typed');
  },
);
