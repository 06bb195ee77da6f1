import {
  applicationEndpoints,
  bioEndpoints,
  candidateEndpoints,
  type Bio,
} from '@muster/contracts';
import {
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, li, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';
import { bioFromFacts } from './bio-from-facts.ts';

const { create, readDraft, saveDraft, dropDraft, check, history, restoreVersion } = bioEndpoints;
const text = 'She has built ledgers for ten years and explains them to those who pay for them.';
const bio: Bio = {
  ...fixtureFor(candidateEndpoints.read.response.shape.bios.unwrap().element, {
    title: 'Fintech bio',
    audience: 'client',
    language: 'en',
    status: 'ready',
    updatedBy: li,
  }),
  id: idOf(71),
  body: `<p>${text}</p>`,
  isDefault: true,
  updatedAt: '2026-03-01T09:00:00.000Z',
};
const candidate = makeCandidate({ bios: [bio] });
const nothingKept = respond(readDraft, () => ({ draft: null }));
const quiet = [
  respond(saveDraft, ({ body }) => ({ draft: { ...body, savedAt: '2026-03-02T09:00:00.000Z' } })),
  respond(dropDraft, () => ({ draft: null })),
  respond(check, () => ({ names: [{ name: 'Ledgerly', kind: 'employer' as const }] })),
];

async function open(path: string, title: string, handlers: readonly Handler[]) {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter' as const,
    path: `/candidates/${candidate.id}/bio/${path}`,
    handlers: [...recordHandlers(candidate), ...handlers, ...quiet],
  });
  await screen.findByRole('textbox', { name: 'Title' }, { timeout: 20_000 });
  return { ...shown, dialog: within(screen.getByRole('dialog', { name: title })) };
}

test('unsaved input returns, with a warning of what it reveals', async () => {
  const draft = {
    title: 'Half',
    body: '<p>Mail ana@example.com</p>',
    audience: 'client' as const,
    language: 'en',
    status: 'draft' as const,
    isDefault: false,
    savedAt: '2026-03-02T09:00:00.000Z',
  };
  const { dialog, user, network } = await open('new', 'New bio', [
    respond(readDraft, () => ({ draft })),
  ]);
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
  expect(dialog.getByText(/ana@example.com/, { selector: '[role=alert] *' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(network.callsOf(create)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Discard it' }));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('an earlier version is compared with the present text and restored', async () => {
  const version = { title: bio.title, audience: bio.audience, language: 'en', status: bio.status };
  const at = '2026-02-01T09:00:00.000Z';
  const { dialog, user, network } = await open(`${bio.id}/edit`, 'Edit bio', [
    nothingKept,
    respond(history, () => ({
      data: [
        { ...version, number: 2, body: bio.body, by: li, at },
        { ...version, number: 1, body: `<p>${text.replace('ten', 'two')}</p>`, by: li, at },
      ],
    })),
    respond(restoreVersion, () => candidate),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Show earlier versions' }));
  await user.click(await dialog.findByRole('button', { name: /Version 1/ }));
  expect(dialog.getByText('two', { selector: 'del' })).toBeVisible();
  expect(dialog.getByText('ten', { selector: 'ins' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(network.callsOf(restoreVersion)).toHaveLength(1));
  expect(network.callsOf(restoreVersion)[0]?.body).toEqual({ version: 3, number: 1 });
});

test('says where the bio is used, and that texts already sent to clients stay unchanged', async () => {
  const row = fixtureFor(applicationEndpoints.ofCandidate.response.shape.data.element, {
    status: 'active',
    everSubmitted: true,
    submittedAt: '2026-02-01T09:00:00.000Z',
  });
  const bioOf = (chosenId: string | null, isOwnText = false) => ({ bio: { chosenId, isOwnText } });
  const applications = [
    { ...row, id: idOf(81), job: { ...row.job, title: 'Chosen' }, ...bioOf(bio.id) },
    { ...row, id: idOf(82), job: { ...row.job, title: 'By default' }, ...bioOf(null) },
    { ...row, id: idOf(83), job: { ...row.job, title: 'Own text' }, ...bioOf(null, true) },
  ];
  const { dialog } = await open(`${bio.id}/edit`, 'Edit bio', [
    nothingKept,
    respond(applicationEndpoints.ofCandidate, () => ({
      data: applications,
      live: 3,
      mayAdd: true,
    })),
  ]);
  expect(await dialog.findByRole('link', { name: 'Chosen' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'By default' })).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Own text' })).not.toBeInTheDocument();
  expect(dialog.getByText(/submit again/)).toBeVisible();
  expect(dialog.getByText(/2 running applications use it/)).toBeVisible();
});

test('a refused text is marked at its place', async () => {
  const { dialog, user } = await open(`${bio.id}/edit`, 'Edit bio', [
    nothingKept,
    respond(bioEndpoints.update, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'body', code: 'CONTAINS_CONTACT_DATA', message: '' }],
      }),
    ),
  ]);
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Text' })).toBeInvalid());
});

test('a text generated from facts leaves out hidden employers', () => {
  const job = fixtureFor(candidateEndpoints.read.response.shape.experience.unwrap().element, {
    title: 'Staff engineer',
    companyName: 'Ledgerly',
    endMonth: null,
    hideCompanyFromClient: true,
  });
  const former = { ...job, title: 'Engineer', companyName: 'Old & Co', endMonth: '2020-01' };
  const html = bioFromFacts(
    makeCandidate({ experience: [job, { ...former, hideCompanyFromClient: false }] }),
    (key: string, params: object = {}) => `${key} ${Object.values(params).join(' ')}`,
  );
  expect(html).toContain('Staff engineer');
  expect(html).not.toContain('Ledgerly');
  expect(html).toContain('Old &amp; Co');
});
