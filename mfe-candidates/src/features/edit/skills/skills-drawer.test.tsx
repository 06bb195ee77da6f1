import {
  candidateEndpoints,
  skillEndpoints,
  type CandidateAction,
  type Skill,
} from '@muster/contracts';
import { axeFindings, fixtureFor, respond, screen, waitFor, within } from '@muster/kit/testing';
import { idOf, li, makeCandidate } from '../../../testing/candidate.fixtures.ts';
import { openForm, updateSkills } from '../edit-forms.fixtures.tsx';

const { skills, english } = candidateEndpoints.read.response.shape;
const catalogued = (n: number, name: string, matchedAlias: string | null = null): Skill =>
  fixtureFor(skillEndpoints.search.response.element, { id: idOf(n), name, matchedAlias });
const claim = fixtureFor(english.element, { assessedBy: 'self', assessor: null });
const candidate = makeCandidate({
  skills: [
    fixtureFor(skills.element, {
      id: idOf(81),
      skillId: idOf(91),
      name: 'Go',
      level: 'advanced',
      verifiedScore: 4.6,
    }),
  ],
  english: [fixtureFor(english.element, { level: 'B1', assessedBy: 'vetter', assessor: li })],
});
const open = (allowedActions: CandidateAction[] = ['edit_skills']) =>
  openForm({ ...candidate, allowedActions }, 'skills-english-level', [
    respond(updateSkills, () => candidate),
    respond(skillEndpoints.search, ({ query }) =>
      query.q === 'k8s' ? [catalogued(92, 'Kubernetes', 'k8s')] : [],
    ),
    respond(skillEndpoints.propose, ({ body }) => catalogued(93, body.name)),
    respond(skillEndpoints.map, () => ({
      items: [
        { input: 'golang', skill: catalogued(91, 'Go') },
        { input: 'react', skill: catalogued(94, 'React') },
        { input: 'foobarium', skill: null },
      ],
    })),
  ]);
type Opened = Awaited<ReturnType<typeof open>>;
const pick = async ({ user, dialog }: Opened, typed: string, option: string) => {
  await user.type(dialog.getByRole('combobox', { name: 'Add a skill' }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
};

test('an alias finds its skill, an unknown skill is proposed, and only new rows are sent', async () => {
  const form = await open();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await pick(form, 'k8s', 'Kubernetes (k8s)');
  await pick(form, 'Zyx', 'Add “Zyx”');
  expect(await form.dialog.findByRole('group', { name: 'Zyx' })).toBeVisible();
  const row = within(form.dialog.getByRole('group', { name: 'Kubernetes' }));
  await form.user.click(row.getByRole('checkbox', { name: 'Primary' }));
  await form.save();
  await waitFor(() => expect(form.network.callsOf(updateSkills)).toHaveLength(1));
  const added = { level: null, years: null, lastUsedYear: null };
  expect(form.network.callsOf(updateSkills)[0]?.body).toEqual({
    version: 3,
    skills: {
      upsert: [
        { ...added, skillId: idOf(92), isPrimary: true },
        { ...added, skillId: idOf(93), isPrimary: false },
      ],
      remove: [],
    },
  });
});

test('a pasted list adds known skills that are new, and names the rest', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Paste a list' }));
  await user.click(await dialog.findByRole('textbox', { name: 'Paste a list' }));
  await user.paste('golang, react, foobarium');
  await user.click(dialog.getByRole('button', { name: 'Find skills' }));
  expect(await dialog.findByText(/1 skill added/)).toHaveTextContent('foobarium');
  expect(dialog.getByText('Go is already on the list.')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'React' })).toBeVisible();
});

test('other languages can be added and corrected beside English', async () => {
  const german = { ...claim, id: idOf(82), language: 'de', level: 'B1' as const };
  const { user, dialog, save, network } = await openForm(
    makeCandidate({
      languages: [german, { ...german, id: idOf(83), assessedBy: 'vetter', assessor: li }],
      allowedActions: ['edit_skills'],
    }),
    'skills-english-level',
    [respond(updateSkills, () => candidate)],
  );
  const rows = within(dialog.getByRole('group', { name: 'Other languages' }));
  // A vetter's level is shown only to users who may assess.
  expect(rows.getAllByRole('combobox', { name: /Language/ })).toHaveLength(1);
  await user.click(rows.getByRole('combobox', { name: /Level/ }));
  await user.click(await screen.findByRole('option', { name: 'C2' }));
  await save();
  await waitFor(() =>
    expect(network.callsOf(updateSkills)[0]?.body).toEqual({
      version: 3,
      languages: {
        upsert: [{ id: idOf(82), language: 'de', level: 'C2', assessedBy: 'self' }],
        remove: [],
      },
    }),
  );
});

test('without the right to assess, a user can record only what the candidate says', async () => {
  const { user, dialog, save, network } = await open();
  expect(dialog.getByText(/Assessed as B1/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Assessed by' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'The candidate',
  ]);
  await user.keyboard('{Escape}');
  const [level] = dialog.getAllByRole('combobox', { name: 'Level' });
  if (!level) throw new Error('The level is missing');
  await user.click(level);
  await user.click(await screen.findByRole('option', { name: 'C1' }));
  await save();
  await waitFor(() => expect(network.callsOf(updateSkills)).toHaveLength(1));
  expect(network.callsOf(updateSkills)[0]?.body).toEqual({
    version: 3,
    english: { level: 'C1', assessedBy: 'self' },
  });
});
