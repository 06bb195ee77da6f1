import { Route, Routes } from 'react-router-dom';
import {
  applicationEndpoints,
  boardEndpoints,
  candidateEndpoints,
  matchingEndpoints,
  type PersonMatch,
} from '@muster/contracts';
import { OverlayScope } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { AddCandidatesDrawer } from './add-candidates-drawer.tsx';

const idOf = (n: number) => `64b0000000000000000000${n}`;
const jobId = idOf(90);

const match: PersonMatch['match'] = {
  score: 91,
  parts: [
    { part: 'required_skills', points: 36, of: 40, fit: 'partial' },
    { part: 'english', points: 10, of: 10, fit: 'full' },
  ],
  skills: [
    {
      skillId: idOf(51),
      name: 'Go',
      fit: 'full',
      must: true,
      verified: true,
      level: 4,
      minLevel: 3,
      years: 7,
      minYears: 4,
      verifiedAt: '2020-05-04T10:00:00.000Z',
      confirmedAt: '2026-10-02T10:00:00.000Z',
    },
    {
      skillId: idOf(52),
      name: 'AWS',
      fit: 'none',
      must: true,
      verified: false,
      level: null,
      minLevel: 2,
      years: null,
      minYears: null,
    },
  ],
  blocks: [],
  changes: [{ kind: 'must_skill', by: null, to: idOf(52), currency: null }],
};

test('the best matches come first, give reasons, and can be added', async () => {
  const board = fixtureFor(boardEndpoints.read.response);
  const person = fixtureFor(matchingEndpoints.ofJob.response.shape.data.element);
  const { user, network } = renderRemote(
    <Routes>
      <Route
        path="/jobs/:id/candidates/add"
        element={
          <OverlayScope
            page={{ pathname: `/jobs/${jobId}/candidates`, search: '' }}
            title="Add candidates"
          >
            <AddCandidatesDrawer />
          </OverlayScope>
        }
      />
    </Routes>,
    {
      api,
      session: 'recruiter',
      path: `/jobs/${jobId}/candidates/add`,
      handlers: [
        respond(boardEndpoints.read, () => ({
          ...board,
          job: { ...board.job, id: jobId, title: 'Backend engineer' },
          mayAdd: true,
        })),
        respond(matchingEndpoints.ofJob, () => ({
          data: [
            {
              ...person,
              candidate: {
                ...person.candidate,
                name: 'Nuwan Perera',
                city: 'Colombo',
                timeZone: 'Asia/Colombo',
                vettingStatus: 'vetted' as const,
                noticePeriodDays: 30,
                availableFrom: null,
                expectedRate: { amount: '62.00', currency: 'USD' as const },
              },
              match,
            },
          ],
          payRange: { min: '45.00', max: '60.00', currency: 'USD' as const },
          computedAt: '2026-11-21T10:00:00.000Z',
          considered: 48,
          loosen: [{ demand: 'rate' as const, people: 6 }],
        })),
        respond(applicationEndpoints.bulkAdd, () => ({
          ...fixtureFor(applicationEndpoints.bulkAdd.response),
          items: [
            {
              id: person.candidate.id,
              name: 'Nuwan Perera',
              outcome: 'ok' as const,
              code: null,
              attempt: 1,
              unasked: 'no_mail_wanted' as const,
            },
          ],
          ok: 1,
          failed: 0,
        })),
      ],
    },
  );
  const [firstRow] = await screen.findAllByRole('listitem');
  const row = within(firstRow!);
  const drawer = screen.getByRole('dialog', { name: 'Add candidates' });
  expect(row.getByText(/Missing: AWS \(must\)\./)).toBeVisible();
  expect(row.getByRole('img', { name: 'Match 91 of 100' })).toBeVisible();
  expect(row.getByText('Vetted')).toBeVisible();
  expect(row.getByText(/Colombo,/)).toHaveTextContent(/Colombo, \d\d:\d\d/);
  expect(row.getByText('$62/h, above $45–$60')).toBeVisible();
  expect(row.getByText('30 days notice')).toBeVisible();
  expect(drawer).toHaveTextContent(/No one fits fully\..*the rate \(6\)\./);
  expect(drawer).toHaveTextContent(/48 candidates /);

  await user.click(row.getByRole('button', { name: 'Why Nuwan Perera fits' }));
  const skills = within(within(drawer).getByRole('region', { name: 'Skills' }));
  expect(skills.getByText('has expert, 7 years, asked for advanced, 4 years')).toBeVisible();
  expect(
    skills.getByText(/^verified .*2020, a long time ago.*, confirmed by a client .*2026$/),
  ).toBeVisible();
  expect(skills.getByRole('img', { name: 'AWS: missing' })).toBeVisible();
  expect(drawer).toHaveTextContent('Rates are left out');
  expect(await axeFindings(drawer)).toEqual([]);

  await user.click(row.getByRole('checkbox', { name: 'Select Nuwan Perera' }));
  await user.click(within(drawer).getByRole('checkbox', { name: /^Ask by e-mail/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Add 1 candidate' }));
  await waitFor(() =>
    expect(network.callsOf(applicationEndpoints.bulkAdd).at(-1)?.body).toMatchObject({
      ids: [person.candidate.id],
      jobId,
      source: 'staff_added',
      askInterest: true,
    }),
  );
  expect(
    await within(drawer).findByText(/Added, but not asked: does not want e-mails/),
  ).toBeVisible();
});

test('a candidate who is no match: shows what rules them out, and what would help', async () => {
  const board = fixtureFor(boardEndpoints.read.response);
  const row = fixtureFor(candidateEndpoints.list.response.shape.data.element);
  const { user, network } = renderRemote(
    <Routes>
      <Route
        path="/jobs/:id/candidates/add"
        element={
          <OverlayScope
            page={{ pathname: `/jobs/${jobId}/candidates`, search: '' }}
            title="Add candidates"
          >
            <AddCandidatesDrawer />
          </OverlayScope>
        }
      />
    </Routes>,
    {
      api,
      session: 'recruiter',
      path: `/jobs/${jobId}/candidates/add`,
      handlers: [
        respond(boardEndpoints.read, () => ({
          ...board,
          job: { ...board.job, id: jobId },
          mayAdd: true,
        })),
        respond(matchingEndpoints.ofJob, () => ({
          data: [],
          computedAt: '2026-11-21T10:00:00.000Z',
          considered: 48,
          loosen: [],
        })),
        respond(candidateEndpoints.list, () => ({
          ...fixtureFor(candidateEndpoints.list.response),
          data: [{ ...row, name: 'Lucía Fernández' }],
        })),
        respond(applicationEndpoints.bulkAdd, () => ({
          ...fixtureFor(applicationEndpoints.bulkAdd.response),
          items: [],
        })),
        respond(matchingEndpoints.ofPair, () => ({
          ...match,
          blocks: ['country' as const, 'not_open_to' as const],
          changes: [
            { kind: 'country' as const, by: null, to: 'PT,ES', currency: null },
            { kind: 'not_open_to' as const, by: null, to: 'permanent,on_site', currency: null },
            ...match.changes,
          ],
        })),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Why is someone missing?' }));
  expect(network.callsOf(matchingEndpoints.ofPair)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'How Lucía Fernández fits' }));
  const blocks = await screen.findByRole('region', { name: 'Why they cannot be proposed' });
  expect(blocks).toHaveTextContent('Would have to live in, or move to: Portugal, Spain.');
  expect(blocks).toHaveTextContent('Would have to be open to: Employment, On site.');
  const missing = screen.getByRole('region', { name: 'What is missing' });
  expect(missing).toHaveTextContent('Missing: AWS (must).');
  expect(missing).not.toHaveTextContent('Portugal');
  expect(network.callsOf(matchingEndpoints.ofPair).at(-1)?.params).toEqual({
    id: jobId,
    candidateId: row.id,
  });
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});
