import { noteEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fail, fixtureFor, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import type { NoteSubject } from './note-draft.ts';
import { RecordNotes } from './record-notes.tsx';

const api = createMusterApi(blockEndpoints);
const id = '64b000000000000000000011';
const empty = { ...fixtureFor(noteEndpoints.list.response), pinned: [], data: [], mayWrite: true };

const show = (
  subject: NoteSubject,
  session: 'account_manager' | 'finance_hr' | 'vetter',
  reply: Parameters<typeof respond<typeof noteEndpoints.list>>[1] = () => empty,
) =>
  renderRemote(
    <BlocksProvider api={api}>
      <RecordNotes subject={subject} />
    </BlocksProvider>,
    { api, session, path: '/', handlers: [respond(noteEndpoints.list, reply)] },
  );

test('finance’s notes on a client are about billing', async () => {
  const { user } = show({ subjectType: 'company', subjectId: id }, 'finance_hr');
  await user.click(await screen.findByRole('button', { name: /Write a note/ }));
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('Billing');
});

test('a note on a colleague offers no follow-up', async () => {
  const { user } = show({ subjectType: 'team_member', subjectId: id }, 'account_manager');
  await user.click(await screen.findByRole('button', { name: /Write a note/ }));
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('General');
  expect(screen.queryByLabelText('Follow up on')).toBeNull();
});

test('is absent for a user who may not read notes on the record', async () => {
  show({ subjectType: 'job', subjectId: id }, 'finance_hr');
  expect(screen.queryByText('Notes')).toBeNull();
  const refused = show({ subjectType: 'job', subjectId: id }, 'vetter', () => fail('FORBIDDEN'));
  await waitFor(() => expect(refused.network.callsOf(noteEndpoints.list)).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByText('Notes')).toBeNull());
});

test('offers no composer where the reader may not add notes to the record', async () => {
  show({ subjectType: 'job', subjectId: id }, 'vetter', () => ({ ...empty, mayWrite: false }));
  expect(await screen.findByText('Notes from the team appear here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Write a note/ })).toBeNull();
});
