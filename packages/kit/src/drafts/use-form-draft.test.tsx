import { noteEndpoints, type KeptDraft, type PlatformDrafts } from '@muster/contracts';
import { Form, TextArea, useZodForm } from '@muster/ui';
import { z } from 'zod';
import { useFormMutation } from '../actions/use-form-mutation.tsx';
import { createMusterApi } from '../api/create-muster-api.ts';
import { fixtureFor, renderRemote, respond, screen, waitFor } from '../testing/index.ts';
import { testPlatform } from '../testing/test-platform.ts';

const api = createMusterApi({ notesUpdate: noteEndpoints.update });
const answer = fixtureFor(noteEndpoints.update.response);

function NoteForm() {
  const [update] = api.useNotesUpdateMutation();
  const form = useZodForm({
    schema: z.object({ body: z.string(), title: z.string() }),
    initialValues: { body: '', title: 'As it was' },
  });
  const { submit, draft } = useFormMutation({
    form,
    mutation: update,
    draft: 'note/1',
    toArgs: ({ output }) => ({
      params: { id: answer.note.id },
      body: { version: 1, changes: { body: output.body } },
    }),
    onSaved: () => undefined,
  });
  return (
    <Form onSubmit={submit} label="Note">
      {draft}
      <TextArea label="Text" {...form.field('body')} />
      <button type="submit">Save</button>
    </Form>
  );
}

/** A device with these drafts, by form. */
function open(kept: Record<string, KeptDraft> = {}, workSignal?: AbortSignal) {
  const drafts: PlatformDrafts = {
    read: (form) => Promise.resolve(kept[form] ?? null),
    keep: (form, values) => {
      kept[form] = { at: new Date().toISOString(), values };
      return Promise.resolve();
    },
    remove: (form) => void delete kept[form],
  };
  const platform = testPlatform({ drafts, ...(workSignal && { workSignal }) });
  const page = renderRemote(<NoteForm />, {
    api,
    platform,
    handlers: [respond(noteEndpoints.update, () => answer)],
  });
  return { ...page, kept };
}
const earlier = (body: string) => ({
  'note/1': { at: '2026-03-02T13:05:00.000Z', values: { body } },
});
const text = () => screen.getByRole('textbox', { name: 'Text' });

test('typed input is stored as a draft, which is removed once it is saved', async () => {
  const { user, kept } = open();
  await user.type(text(), 'Half a sentence');
  await waitFor(() => expect(kept['note/1']?.values).toEqual({ body: 'Half a sentence' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept).toEqual({}));
});

test('only changed fields are stored, so restoring keeps newer values of the others', async () => {
  const { user, kept } = open();
  await user.type(text(), 'Half a sentence');
  await waitFor(() => expect(kept).toHaveProperty(['note/1']));
  expect(kept['note/1']?.values).not.toHaveProperty('title');
});

test('what was changed back leaves no draft to be offered later', async () => {
  const { user, kept } = open();
  await user.type(text(), 'Half');
  await waitFor(() => expect(kept).toHaveProperty(['note/1']));
  await user.clear(text());
  await waitFor(() => expect(kept).toEqual({}));
});

test('a draft is offered when the form opens again, and restored on request', async () => {
  const { user } = open(earlier('Half a sentence'));
  expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible();
  expect(text()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(text()).toHaveValue('Half a sentence');
  expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
});

test('a discarded draft is removed', async () => {
  const { user, kept } = open(earlier('Half a sentence'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(kept).toEqual({});
  expect(text()).toHaveValue('');
});

test.each([
  ['given up by its person', false, 0],
  ['taken away because the session ended', true, 1],
])('a changed form that is %s', async (_name, ended, left) => {
  const work = new AbortController();
  const { user, kept, unmount } = open({}, work.signal);
  await user.type(text(), 'Half a sentence');
  await waitFor(() => expect(kept).toHaveProperty(['note/1']));
  if (ended) work.abort();
  unmount();
  expect(Object.keys(kept)).toHaveLength(left);
});
