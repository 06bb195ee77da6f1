import {
  ownApplicationEndpoints,
  ownAttachmentEndpoints,
  ownConsentEndpoints,
  ownCvEndpoints,
  ownIdentityEndpoints,
  ownPrivacyEndpoints,
  ownProfileEndpoints,
  signingEndpoints,
  skillEndpoints,
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
import { dayKey } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { MyProfilePage } from '../my-profile-page.tsx';
import type { OwnProfile } from '../own-profile.ts';

const { read, updateFacts, updateRate, updateSkills, updateLinks } = ownProfileEndpoints;
const { updateExperience, updateLanguages } = ownProfileEndpoints;
const profile = fixtureFor(read.response, {
  name: 'Inês Duarte',
  firstName: 'Inês',
  lastName: 'Duarte',
  status: 'active' as const,
  email: 'ines@people.test',
  phone: null,
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  headline: 'Analyst',
  city: 'Lisboa',
  recruiter: 'Ana Kovač',
  version: 3,
  locks: [],
  preferredName: null,
  english: [],
  languages: [],
  rates: [],
  skills: [],
  links: [],
  availability: {
    noticePeriodDays: 30,
    noticeNote: null,
    availableFrom: null,
    weeklyCapacityHours: 40,
    overlapHours: null,
    overlapTimeZone: null,
    openTo: [],
    relocationCountries: [],
  },
});
/** Requests of the page besides the edited block. */
const page = [
  respond(ownAttachmentEndpoints.list, () => fixtureFor(ownAttachmentEndpoints.list.response)),
  respond(ownApplicationEndpoints.list, () => ({ data: [], recruiter: null })),
  respond(signingEndpoints.list, () => ({ data: [] })),
  respond(ownIdentityEndpoints.list, () => ({ data: [], canCreate: [] })),
  respond(ownConsentEndpoints.read, () => ({ purposes: [], history: [] })),
  respond(ownCvEndpoints.read, () => ({ reading: null })),
  respond(ownPrivacyEndpoints.read, () => ({ views: [], granted: [], erasureAskedAt: null })),
];

const open = (block: string, changes: Partial<OwnProfile> = {}) =>
  renderRemote(<MyProfilePage />, {
    api,
    session: 'candidate',
    path: `/my/profile?edit=${block}`,
    handlers: [
      ...page,
      respond(read, () => ({ ...profile, ...changes })),
      respond(updateFacts, () => profile),
      respond(updateRate, () => profile),
      respond(updateSkills, () => profile),
      respond(updateLanguages, () => profile),
      respond(updateLinks, () => profile),
      respond(updateExperience, () => profile),
      respond(skillEndpoints.search, () => [
        fixtureFor(skillEndpoints.search.response.element, {
          id: '64b0000000000000000000c2',
          name: 'Kafka',
          matchedAlias: null,
        }),
      ]),
    ],
  });

test('a value older than a rule does not prevent saving another section', async () => {
  const { user, network } = open('availability', {
    phone: 'ask my brother',
    headline: 'x'.repeat(200),
  });
  const form = within(await screen.findByRole('dialog', { name: 'Availability' }));
  const note = form.getByRole('textbox', { name: 'About your notice' });
  await user.type(note, 'After my exams');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(updateFacts)[0]?.body).toEqual({
      version: 3,
      changes: { noticeNote: 'After my exams' },
    }),
  );
});

test('only changed fields are sent', async () => {
  const { container, user, network } = open('contact');
  const form = within(await screen.findByRole('dialog', { name: 'Contact' }));
  const headline = form.getByRole('textbox', { name: 'Headline' });
  await user.clear(headline);
  await user.type(headline, 'Data engineer');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(updateFacts)[0]?.body).toEqual({
      version: 3,
      changes: { headline: 'Data engineer' },
    }),
  );
});

test('a locked field is read-only, says why, and links to where it can be changed', async () => {
  open('contact', {
    locks: [
      { field: 'lastName', reason: 'identity_verified' },
      { field: 'email', reason: 'signs_in' },
    ],
  });
  const form = within(await screen.findByRole('dialog', { name: 'Contact' }));
  const lastName = form.getByRole('textbox', { name: /Last name/ });
  expect(lastName).toBeDisabled();
  expect(lastName).toHaveAccessibleDescription(/Verified with your legal identity/);
  expect(form.getByRole('link', { name: 'Change your legal identity' })).toHaveAttribute(
    'href',
    '/my/signature-documents',
  );
  expect(form.getByRole('textbox', { name: /First name/ })).toBeEnabled();
  expect(form.getByText(/You sign in with it/)).toBeVisible();
});

test('an agreed rate is locked, with a link to the person to ask', async () => {
  open('rates', { locks: [{ field: 'rate', reason: 'rate_agreed' }] });
  const form = within(await screen.findByRole('dialog', { name: 'Rate' }));
  expect(form.getByText(/Your rate is agreed in your contract/)).toBeVisible();
  expect(form.getByRole('link', { name: 'Ask Ana Kovač to change it' })).toHaveAttribute(
    'href',
    '/chat',
  );
  expect(form.getByRole('textbox', { name: /What you want to earn/ })).toBeDisabled();
});

test('a field locked meanwhile is refused at the field', async () => {
  const { user } = renderRemote(<MyProfilePage />, {
    api,
    session: 'candidate',
    path: '/my/profile?edit=contact',
    handlers: [
      ...page,
      respond(read, () => profile),
      respond(updateFacts, () =>
        fail('VALIDATION_FAILED', {
          fields: [{ path: 'changes.lastName', code: 'NOT_ALLOWED', message: 'Not allowed.' }],
        }),
      ),
    ],
  });
  const form = within(await screen.findByRole('dialog', { name: 'Contact' }));
  const lastName = form.getByRole('textbox', { name: /Last name/ });
  await user.type(lastName, ' Silva');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastName).toBeInvalid());
});

// The two zones are more than a day apart, so at any time one of them has another date than UTC.
test.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
  'a rate begins today, in %s',
  async (timeZone) => {
    const { user, network } = open('rates', { timeZone });
    const form = within(await screen.findByRole('dialog', { name: 'Rate' }));
    await user.type(form.getByRole('textbox', { name: /What you want to earn/ }), '50');
    const today = dayKey(Date.now(), { timeZone });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.callsOf(updateRate)[0]?.body).toMatchObject({
        rate: { effectiveFrom: today },
      }),
    );
  },
);

test('a skill is added; one that a vetter verified is read-only and says why', async () => {
  const verified = fixtureFor(read.response.shape.skills.element, {
    name: 'Go',
    level: 'advanced' as const,
    years: 6,
    isVerified: true,
  });
  const { container, user, network } = open('skills', { skills: [verified] });
  const form = within(await screen.findByRole('dialog', { name: 'Skills' }));
  expect(form.getByText(/A vetter verified some of these skills/)).toBeVisible();
  const row = within(form.getByRole('group', { name: 'Go' }));
  expect(row.getByRole('combobox', { name: 'Level' })).toBeDisabled();
  expect(row.getByRole('button', { name: 'Remove Go' })).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(form.getByRole('combobox', { name: 'Add a skill' }), 'Kafka');
  await user.click(await screen.findByRole('option', { name: 'Kafka' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(updateSkills)[0]?.body).toEqual({
      version: 3,
      skills: {
        upsert: [
          {
            skillId: '64b0000000000000000000c2',
            level: null,
            years: null,
            lastUsedYear: null,
            isPrimary: false,
          },
        ],
        remove: [],
      },
    }),
  );
});

test('a language is added; one that a vetter assessed is read-only', async () => {
  const judged = { id: '64b0000000000000000000c6', language: 'de', level: 'B2' as const };
  const { container, user, network } = open('languages', {
    languages: [{ ...judged, assessedBy: 'vetter' }],
  });
  expect(await screen.findByText('German B2')).toBeVisible();
  const form = within(await screen.findByRole('dialog', { name: 'Other languages' }));
  expect(form.queryByRole('combobox', { name: /Language/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Add a language' }));
  await user.click(form.getByRole('combobox', { name: /Language/ }));
  await user.click(await screen.findByRole('option', { name: 'Portuguese' }));
  await user.click(form.getByRole('combobox', { name: /Level/ }));
  await user.click(await screen.findByRole('option', { name: 'Native' }));
  expect(await axeFindings(container)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(updateLanguages)[0]?.body).toEqual({
      version: 3,
      languages: { upsert: [{ language: 'pt', level: 'native' }], remove: [] },
    }),
  );
});

test('a link is changed without a statement on whether clients see it', async () => {
  const link = { id: '64b0000000000000000000c3', kind: 'github' as const, label: null };
  const { user, network } = open('links', {
    links: [{ ...link, url: 'https://git.test/ines', visibility: 'client' }],
  });
  const form = within(await screen.findByRole('dialog', { name: 'Links' }));
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(form.getByText(/With another address only the agency sees it/)).toBeVisible();
  const address = form.getByRole('textbox', { name: /^Link/ });
  await user.type(address, '-d');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(updateLinks)[0]?.body).toEqual({
      version: 3,
      links: { upsert: [{ ...link, url: 'https://git.test/ines-d' }], remove: [] },
    }),
  );
});

test('a job without a title is refused at its field', async () => {
  const { user, network } = open('experience', { experience: [] });
  const form = within(await screen.findByRole('dialog', { name: 'Experience' }));
  await user.click(form.getByRole('button', { name: 'Add job' }));
  await user.type(form.getByRole('textbox', { name: /Company/ }), 'Harbour');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: /Title/ })).toBeInvalid();
  expect(network.callsOf(updateExperience)).toEqual([]);
});

test('a rejected candidate cannot edit anything', async () => {
  open('contact', { status: 'rejected' });
  expect(await screen.findByText(/Your profile is closed for now/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit contact' })).not.toBeInTheDocument();
});
