import { cvReadingEndpoints, type CvProposal, type ExtractionReview } from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { ofAttachment, decide, apply, undo, extract } = cvReadingEndpoints;
const record = makeCandidate({ allowedActions: ['edit_experience'] });

const job = (id: number, changes: Partial<CvProposal> = {}): CvProposal =>
  ({
    id: idOf(id),
    kind: 'experience',
    fields: {
      companyName: `Company ${id}`,
      title: 'Engineer',
      startMonth: '2021-03',
      endMonth: null,
      isCurrent: true,
      onlyYears: false,
      location: null,
      description: null,
      skillIds: [],
    },
    edited: null,
    existing: null,
    existingId: null,
    relation: 'new',
    asNew: false,

    confidence: 0.9,
    source: { page: 1, from: id, to: id },
    decision: 'pending',
    problems: [],
    ...changes,
  }) as CvProposal;

const review = (changes: Partial<ExtractionReview> = {}): ExtractionReview => ({
  ...fixtureFor(ofAttachment.response.shape.review.unwrap()),
  id: idOf(70),
  candidateId: record.id,
  attachmentId: idOf(71),
  attachmentTitle: 'CV.docx',
  isPdf: false,
  status: 'ready',
  engine: 'local',
  candidateVersion: record.version,
  document: {
    lines: [1, 2].map((number) => ({
      page: 1,
      number,
      text: `Engineer, Company ${number}`,
      x: 40,
      y: 40,
      width: 200,
      size: 12,
    })),
    pages: [{ width: 595, height: 842 }],
  },
  proposals: [job(1), job(2)],
  version: 1,
  allowedActions: ['decide', 'apply', 'dismiss'],
  ...changes,
});

/** Opens the page with a review that behaves as on the server. */
async function show(first: ExtractionReview | null, ...more: Handler[]) {
  let now = first;
  const keep = (next: ExtractionReview) => (now = next);
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${record.id}/experience-education-review/${idOf(71)}`,
    handlers: [
      respond(ofAttachment, () => ({ review: now })),
      respond(decide, ({ body }) => {
        if (!now) return fail('NOT_FOUND');
        const given = new Map(body.decisions.map((one) => [one.id, one]));
        return keep({
          ...now,
          status: 'in_review',
          version: now.version + 1,
          proposals: now.proposals.map((proposal) => {
            const one = given.get(proposal.id);
            return one
              ? ({ ...proposal, decision: one.decision, edited: one.fields ?? null } as CvProposal)
              : proposal;
          }),
        });
      }),
      respond(apply, () =>
        now
          ? keep({ ...now, status: 'applied', version: now.version + 1, allowedActions: ['undo'] })
          : fail('NOT_FOUND'),
      ),
      ...recordHandlers(record),
      ...more,
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

test('decisions are made by keyboard, saved at once, and written after a summary', async () => {
  const { user, network } = await show(review());
  const card = await screen.findByRole('button', { name: 'Engineer, Company 1' });
  expect(await axeFindings(document.body)).toEqual([]);
  card.focus();
  await user.keyboard('a');
  expect(await screen.findByText('1 of 2 decided')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Engineer, Company 2' })).toHaveFocus();
  await user.keyboard('r');
  expect(await screen.findByText('2 of 2 decided')).toBeVisible();
  await waitFor(() => expect(network.callsOf(decide)).toHaveLength(2));
  expect(network.callsOf(decide)[1]?.body).toMatchObject({
    version: 2,
    decisions: [{ id: idOf(2), decision: 'rejected' }],
  });

  await user.click(screen.getByRole('button', { name: 'Write 1 to the profile' }));
  const modal = within(
    await screen.findByRole('dialog', { name: 'Write accepted proposals to the profile' }),
  );
  expect(modal.getByText('Experience: 1 added')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Write 1 to the profile' }));
  expect(await screen.findByText(/^Written to the profile/)).toBeVisible();
  expect(network.callsOf(apply)[0]?.body).toEqual({
    version: 3,
    candidateVersion: record.version,
    personConfirmed: false,
  });
});

test('a CV of another person is not written before the user confirms that it belongs here', async () => {
  const name = {
    ...job(3),
    kind: 'name',
    fields: { firstName: 'Marta', middleName: null, lastName: 'Kowalska' },
    existing: { firstName: 'Ana', middleName: null, lastName: 'Silva' },
    relation: 'update',
    confidence: 0.98,
  } as unknown as CvProposal;
  const accepted = job(1, { decision: 'accepted' });
  const { user, network } = await show(
    review({ identity: 'mismatch', proposals: [name, accepted, job(2)] }),
  );
  expect(await screen.findByText(/It names Marta Kowalska/)).toBeVisible();
  const write = screen.getByRole('button', { name: 'Write 1 to the profile' });
  expect(write).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Accept all above/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'This CV belongs to this person' }));
  // The name of a known candidate never changes in bulk.
  expect(screen.getByRole('button', { name: /^Accept all above 80.?% \(1\)$/ })).toBeVisible();
  await user.click(write);
  const modal = within(await screen.findByRole('dialog'));
  await user.click(modal.getByRole('button', { name: 'Write 1 to the profile' }));
  await waitFor(() =>
    expect(network.callsOf(apply)[0]?.body).toMatchObject({ personConfirmed: true }),
  );
});

test('an incomplete proposal is corrected before it is accepted', async () => {
  const lacking = job(1, { problems: [{ path: 'startMonth', code: 'REQUIRED' }] });
  const { user, network } = await show(review({ proposals: [lacking] }));
  await user.click(await screen.findByRole('button', { name: 'Accept Engineer, Company 1' }));
  const editor = within(screen.getByRole('form', { name: 'Edit Engineer, Company 1' }));
  await user.clear(editor.getByRole('textbox', { name: 'Title' }));
  await user.type(editor.getByRole('textbox', { name: 'Title' }), 'Lead');
  await user.click(editor.getByRole('button', { name: 'Save and accept' }));
  await waitFor(() =>
    expect(network.callsOf(decide)[0]?.body).toMatchObject({
      decisions: [{ decision: 'edited', fields: { title: 'Lead', companyName: 'Company 1' } }],
    }),
  );
});

test('what was typed is kept while the line is down, and nothing is written without it', async () => {
  let isDown = true;
  const { user, network } = await show(
    review({ proposals: [job(1), job(2, { decision: 'accepted' })] }),
    respond(decide, ({ body }) =>
      isDown
        ? fail('UNAVAILABLE')
        : review({
            version: 2,
            proposals: [
              job(1, { decision: 'edited', edited: body.decisions[0]?.fields as never }),
              job(2, { decision: 'accepted' }),
            ],
          }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Engineer, Company 1' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Lead');
  await user.click(screen.getByRole('button', { name: 'Save and accept' }));
  expect(await screen.findByText(/not saved: the server did not answer/)).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Lead, Company 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write 2 to the profile' }));
  const modal = await screen.findByRole('dialog');
  await user.click(within(modal).getByRole('button', { name: 'Write 2 to the profile' }));
  await waitFor(() => expect(modal).not.toBeInTheDocument());
  expect(network.callsOf(apply)).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
  expect(network.callsOf(decide).at(-1)?.body).toMatchObject({
    decisions: [{ decision: 'edited', fields: { title: 'Lead' } }],
  });
  expect(screen.getByRole('listitem', { name: 'Lead, Company 1' })).toBeVisible();
});

test('the profile’s value is shown beside the CV’s value', async () => {
  const changed = job(1, {
    relation: 'update',
    existing: { ...job(1).fields, title: 'Junior engineer' } as never,
    existingId: idOf(90),
  });
  await show(review({ proposals: [changed, job(2, { relation: 'same' })] }));
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Junior engineer')).toBeVisible();
  expect(screen.getByText('1 fact is already on the profile')).toBeVisible();
  expect(screen.getByText('0 of 1 decided')).toBeVisible();
});

test.each([
  ['a scan', review({ status: 'failed', failure: 'NO_TEXT', proposals: [] }), 'This CV is a scan'],
  ['no proposals', review({ proposals: [] }), 'Nothing could be read. Enter the data manually.'],
  [
    'a failure',
    review({ status: 'failed', failure: 'TIMEOUT', proposals: [], allowedActions: ['retry'] }),
    'Reading took too long',
  ],
  ['a file of another record', review({ candidateId: idOf(99) }), 'There is nothing here'],
])('says in words what happened to %s', async (_case, given, words) => {
  await show(given);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a file that was never read can be read on demand', async () => {
  const queued = review({ status: 'queued', proposals: [], document: null, allowedActions: [] });
  const { user, network } = await show(
    null,
    respond(extract, () => queued),
  );
  await user.click(await screen.findByRole('button', { name: 'Read this CV' }));
  await waitFor(() => expect(network.callsOf(extract)).toHaveLength(1));
});

test('an applied review is read-only and can be undone', async () => {
  const over = review({ status: 'applied', allowedActions: ['undo'] });
  const { user, network } = await show(
    over,
    respond(undo, () => review({ version: 3 })),
  );
  expect(await screen.findByText(/^Written to the profile/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.callsOf(undo)).toHaveLength(1));
});
