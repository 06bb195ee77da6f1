import {
  ownApplicationEndpoints,
  ownAttachmentEndpoints,
  ownConsentEndpoints,
  ownCvEndpoints,
  ownIdentityEndpoints,
  ownPrivacyEndpoints,
  ownProfileEndpoints,
  ownStatusEndpoints,
  photoEndpoints,
  signingEndpoints,
  type OwnConsents,
  type OwnPrivacy,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../own-api.ts';
import { MyProfilePage } from './my-profile-page.tsx';
import type { OwnProfile } from './own-profile.ts';

const { read } = ownProfileEndpoints;
const { list } = ownAttachmentEndpoints;
const id = (n: number) => `64b0000000000000000000${n}`;
const rate = {
  kind: 'expected' as const,
  unit: 'hour' as const,
  money: { amount: '58.00', currency: 'USD' as const },
  effectiveFrom: '2026-06-01',
  effectiveTo: null,
  hoursPerMonth: 160,
  setBy: 'candidate' as const,
  isCurrent: true,
};
const skill = {
  skillId: id(29),
  lastUsedYear: null,
  isPrimary: false,
  isVerified: false,
};
const bare = fixtureFor(read.response, {
  name: 'Mateus Ferreira',
  country: 'BR',
  timeZone: 'America/Recife',
  completeness: { percent: 15, missing: ['skills', 'english', 'rates', 'availability'] },
});
const full: OwnProfile = {
  ...bare,
  headline: 'Staff analytics engineer',
  city: 'Recife',
  email: 'mateus@example.com',
  phone: '+55 81 5550 1234',
  recruiter: 'Ana Kovač',
  completeness: { percent: 90, missing: ['bio'] },
  links: [
    {
      id: id(11),
      kind: 'github',
      url: 'https://github.com/mateus/',
      label: null,
      visibility: 'client',
    },
  ],
  skills: [
    { ...skill, id: id(21), name: 'SQL', level: 'advanced', years: 8 },
    { ...skill, id: id(22), name: 'Airflow', level: 'beginner', years: null },
  ],
  english: [
    { id: id(31), level: 'C1', assessedBy: 'vetter' },
    { id: id(32), level: 'B2', assessedBy: 'self' },
  ],
  rates: [
    { id: id(41), ...rate },
    { id: id(42), ...rate, kind: 'minimum', money: { amount: '50.00', currency: 'USD' } },
  ],
  availability: {
    noticePeriodDays: 30,
    noticeNote: 'shorter if agreed',
    availableFrom: '2027-01-17',
    weeklyCapacityHours: 30,
    overlapHours: 4,
    overlapTimeZone: 'Europe/Berlin',
    openTo: ['full_time_contract'],
    relocationCountries: ['PT'],
  },
};

const contact: OwnConsents['history'][number] = {
  id: id(51),
  purpose: 'contact',
  granted: true,
  basis: 'consent',
  textVersion: '2026-11',
  channel: 'form',
  at: '2026-03-02T10:00:00.000Z',
  expiresAt: '2028-03-02T10:00:00.000Z',
};
const consents: OwnConsents = {
  purposes: [
    { purpose: 'contact', state: 'granted', current: contact },
    { purpose: 'recording', state: 'none', current: null },
  ],
  history: [contact],
};

const privacy: OwnPrivacy = {
  views: [
    {
      id: '64b0000000000000000000d1',
      client: 'Lumera Pay',
      job: 'Ledger engineer',
      sharedAt: '2026-11-02T09:00:00.000Z',
      seenAt: '2026-11-03T09:00:00.000Z',
      state: 'shown',
      endedAt: null,
      heldBy: null,
    },
    {
      id: '64b0000000000000000000d2',
      client: null,
      job: null,
      sharedAt: '2026-10-02T09:00:00.000Z',
      seenAt: null,
      state: 'shown',
      endedAt: null,
      heldBy: 'work',
    },
  ],
  granted: ['share_with_clients'],
  erasureAskedAt: null,
};

const reads = fixtureFor(ownPrivacyEndpoints.clientView.response);
let views = privacy.views;
beforeEach(() => {
  views = privacy.views;
});

const show = (reply: Parameters<typeof respond<typeof read>>[1]) =>
  renderRemote(<MyProfilePage />, {
    api,
    session: 'candidate',
    path: '/my/profile',
    handlers: [
      respond(read, reply),
      respond(list, () => fixtureFor(list.response)),
      respond(ownApplicationEndpoints.list, () => ({ data: [], recruiter: null })),
      respond(signingEndpoints.list, () => ({ data: [] })),
      respond(ownIdentityEndpoints.list, () => ({ data: [], canCreate: [] })),
      respond(ownConsentEndpoints.read, () => consents),
      respond(ownCvEndpoints.read, () => ({ reading: null })),
      respond(ownPrivacyEndpoints.read, () => ({ ...privacy, views })),
      respond(ownPrivacyEndpoints.clientView, () => reads),
      respond(ownPrivacyEndpoints.share, () => ({
        view: { ...reads.view, headline: 'Payments engineer' },
      })),
      respond(ownPrivacyEndpoints.withdrawShare, () => {
        views = privacy.views.map((view) =>
          view.heldBy ? view : { ...view, state: 'withdrawn', endedAt: '2026-11-05T09:00:00.000Z' },
        );
        return { ...privacy, views };
      }),
      respond(ownPrivacyEndpoints.askErasure, () => ({
        ...privacy,
        erasureAskedAt: '2026-11-21T10:00:00.000Z',
      })),
      respond(ownConsentEndpoints.record, () => consents),
      respond(ownStatusEndpoints.snooze, () => full),
    ],
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('names one next step, with its reason and a link', async () => {
  const { container } = show(() => full);
  const hint = await card('Your next best step');
  expect(hint.getByText(/Write to Ana Kovač about this part of your profile/)).toBeVisible();
  expect(hint.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/chat');
  expect(await axeFindings(container)).toEqual([]);
});

test('shows everything the agency knows about the person', async () => {
  const { container } = show(() => full);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mateus Ferreira' })).toBeVisible();
  expect(screen.getByText('Staff analytics engineer')).toBeVisible();
  const contact = await card('Contact');
  for (const text of ['Ana Kovač', 'mateus@example.com', '+55 81 5550 1234', 'Recife, Brazil'])
    expect(contact.getByText(text)).toBeVisible();
  const availability = await card('Availability');
  for (const text of [
    '17 Jan 2027',
    '30 days · shorter if agreed',
    '30 h a week',
    '4 h a day with Berlin',
    'Full-time contract',
    'Portugal',
  ])
    expect(availability.getByText(text)).toBeVisible();
  expect(
    (await card('Links 1')).getByRole('link', { name: /GitHub github.com\/mateus/ }),
  ).toHaveAttribute('href', 'https://github.com/mateus/');
  expect(await axeFindings(container)).toEqual([]);
});

test('skills have level bars, English shows who assessed it, and rates say that clients do not see them', async () => {
  show(() => full);
  const skills = await card('Skills 2');
  expect(skills.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('3'),
    expect.stringContaining('1'),
  ]);
  expect(skills.getByText('8 years')).toBeVisible();
  const english = await card('English');
  expect(english.getByText('Confirmed by a vetter')).toBeVisible();
  expect(english.getByText('Your own estimate')).toBeVisible();
  const rates = await card('Rates');
  expect(rates.getByText('$58')).toBeVisible();
  expect(rates.getByText('Minimum')).toBeVisible();
  expect(rates.getByText('Clients never see them')).toBeVisible();
});

test('shows how complete the profile is, what is missing and whom to tell', async () => {
  show(() => full);
  const ring = await screen.findByRole('progressbar', { name: 'How complete your profile is' });
  expect(ring).toHaveAttribute('aria-valuenow', '90');
  expect(screen.getByText('A few words about you')).toBeVisible();
  expect(screen.getByText('Something is missing or wrong? Tell Ana Kovač.')).toBeVisible();
  expect(screen.queryByText(/We will ask for the rest/)).not.toBeInTheDocument();
});

test('data that is not requested yet is not called missing', async () => {
  show(() => ({ ...full, completeness: { percent: 65, missing: [] } }));
  expect(await screen.findByText('Nothing is missing.')).toBeVisible();
  expect(screen.getByText('We will ask for the rest when it is needed.')).toBeVisible();
});

test('an empty profile explains each part, without a button that leads nowhere', async () => {
  const { container } = show(() => bare);
  for (const text of ['No skills yet', 'No level yet', 'No rates yet', 'No links yet'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Not assigned yet')).toBeVisible();
  expect(screen.getByText(/Reply to any e-mail from the agency/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : full));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Mateus Ferreira')).toBeVisible();
});

test('a role that has no profile is told so', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Candidate/)).toBeVisible();
});

test('consents are shown in plain words, and withdrawing one says first what follows', async () => {
  const { user, network } = show(() => full);
  const agreed = await card('What you agree to');
  const contacting = await agreed.findByRole('switch', { name: /^Contact me about work/ });
  expect(contacting).toBeChecked();
  expect(agreed.getByText('Since 2 Mar 2026, until 2 Mar 2028')).toBeVisible();
  expect(agreed.getByText('Not asked yet')).toBeVisible();

  await user.click(contacting);
  const asked = within(await screen.findByRole('dialog', { name: 'Withdraw this consent?' }));
  expect(asked.getByText(/asked not to contact you/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Keep it' }));
  expect(network.callsOf(ownConsentEndpoints.record)).toHaveLength(0);
  await user.click(contacting);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(agreed.getByRole('switch', { name: /^Record interviews/ }));
  await waitFor(() =>
    expect(network.callsOf(ownConsentEndpoints.record).map(({ body }) => body)).toEqual([
      { purpose: 'contact', granted: false, textVersion: '2026-11' },
      { purpose: 'recording', granted: true, textVersion: '2026-11' },
    ]),
  );
});

test('a candidate who is away can return early', async () => {
  show(() => ({ ...full, status: 'unavailable', snoozedUntil: '2027-02-01' }));
  const pause = await card('Are you available?');
  expect(pause.getByText(/away until 1 Feb 2027/)).toBeVisible();
  expect(pause.getByRole('button', { name: 'Available again' })).toBeVisible();
});

test('a rejected candidate can still read, and is told that nothing can be changed here', async () => {
  show(() => ({ ...full, status: 'rejected' }));
  expect(await screen.findByText(/Your profile is closed for now/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Are you available?' })).not.toBeInTheDocument();
});

test('a share is withdrawn after its effects are shown, and is then listed as withdrawn', async () => {
  const { user } = show(() => full);
  const card = within(await screen.findByRole('region', { name: /^Your data/ }));
  expect(await card.findByText(/You work for this client now/)).toBeVisible();
  const withdraw = { name: 'Withdraw: Lumera Pay · Ledger engineer' };
  await user.click(await card.findByRole('button', withdraw));
  const dialog = within(await screen.findByRole('dialog', { name: /from this client/ }));
  expect(dialog.getByText(/your application ends/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw my profile' }));
  expect(await card.findByText(/withdrawn by you on 5 Nov/)).toBeVisible();
  expect(card.queryByRole('button', withdraw)).not.toBeInTheDocument();
});

test('shows what clients would see now, and what each client reads', async () => {
  const { user } = show(() => full);
  const card = within(await screen.findByRole('region', { name: /^Your data/ }));
  await user.click(await card.findByRole('button', { name: 'What clients see' }));
  const now = within(await screen.findByRole('dialog', { name: /^What clients see/ }));
  expect(await now.findByText(/would read your profile today/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const label = 'What they see: Lumera Pay · Ledger engineer';
  await user.click(card.getByRole('button', { name: label }));
  const shared = within(await screen.findByRole('dialog', { name: /^What clients see/ }));
  expect(await shared.findByText('Payments engineer')).toBeVisible();
  expect(shared.getByText(/what the client reads now/)).toBeVisible();
});

test('the candidate’s data: who viewed the profile, downloading all of it, and asking to be erased', async () => {
  const { user } = show(() => full);
  const card = within(await screen.findByRole('region', { name: /^Your data/ }));
  expect(await card.findByText('Lumera Pay · Ledger engineer')).toBeVisible();
  expect(card.getByText(/opened on 3 Nov/)).toBeVisible();
  expect(card.getByText('A confidential client')).toBeVisible();
  expect(card.getByRole('link', { name: 'Download everything held about you' })).toHaveAttribute(
    'href',
    '/api/v1/me/data-passport',
  );
  expect(card.getByRole('button', { name: 'Stop showing my profile to clients' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Request erasure of my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Request erasure/ }));
  await user.click(dialog.getByRole('button', { name: 'Request erasure' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a candidate’s photo is shown and removed, but a rejected candidate cannot change it', async () => {
  const photo = `/api/v1/me/profile/photo/${id(61)}`;
  const { user, network, unmount } = show(() => ({ ...full, photo }));
  network.use(respond(photoEndpoints.removeOwnProfile, () => ({ ...full, version: 9 })));
  const card = within(await screen.findByRole('region', { name: 'Photo' }));
  await user.click(await card.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(network.callsOf(photoEndpoints.removeOwnProfile)[0]?.body).toEqual({
      version: full.version,
    }),
  );
  unmount();
  show(() => ({ ...full, status: 'rejected' }));
  expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Photo' })).not.toBeInTheDocument();
});
