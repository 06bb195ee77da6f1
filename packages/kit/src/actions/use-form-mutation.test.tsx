import {
  noteEndpoints,
  noteKinds,
  noteUpdateSchema,
  noteVisibilities,
  type Note,
} from '@muster/contracts';
import { ErrorSummary, Form, SelectField, TextArea, useZodForm } from '@muster/ui';
import { createMusterApi } from '../api/create-muster-api.ts';
import {
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '../testing/index.ts';
import { useFormMutation } from './use-form-mutation.tsx';

const api = createMusterApi({ notesUpdate: noteEndpoints.update });
const note = fixtureFor(noteEndpoints.read.response, {
  body: '<p>First</p>',
  kind: 'general',
  visibility: 'team',
  version: 3,
});
const saved: Note[] = [];
type Values = { body: string; kind: Note['kind']; visibility: Note['visibility'] };
const toValues = ({ body, kind, visibility }: Note): Values => ({
  body: body ?? '',
  kind,
  visibility,
});
const changes = noteUpdateSchema.shape.changes.required({
  body: true,
  kind: true,
  visibility: true,
});
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function NoteForm({ merges = true }: { merges?: boolean }) {
  const [update] = api.useNotesUpdateMutation();
  const base = toValues(note);
  const form = useZodForm({
    schema: changes.pick({ body: true, kind: true, visibility: true }),
    initialValues: base,
  });
  const { submit, pending, dialog } = useFormMutation({
    form,
    mutation: update,
    version: note.version,
    toArgs: ({ output, version }) => {
      const changed = new Set(form.changedPaths());
      const sent = Object.entries(output).filter(([path]) => changed.has(path));
      return { params: { id: note.id }, body: { version, changes: Object.fromEntries(sent) } };
    },
    onSaved: (result) => saved.push(result.note),
    ...(merges && { onConflict: { base, toValues } }),
  });
  return (
    <>
      <Form onSubmit={submit} label="Note">
        <ErrorSummary {...form.summary} />
        <TextArea {...form.field('body')} label="Text" />
        <SelectField {...form.field('kind')} label="Kind" options={options(noteKinds)} />
        <SelectField
          {...form.field('visibility')}
          label="Visible to"
          options={options(noteVisibilities)}
        />
        <button>{pending ? 'Saving' : 'Save'}</button>
      </Form>
      {dialog}
    </>
  );
}

const written = (changed: Partial<Note>) => ({
  note: { ...note, ...changed },
  mentionsWithoutAccess: [],
});
const show = (handler: Handler) => renderRemote(<NoteForm />, { api, handlers: [handler] });
const typeText = async (user: ReturnType<typeof show>['user'], text: string) => {
  const box = screen.getByRole('textbox', { name: /Text/ });
  await user.clear(box);
  await user.type(box, text);
};
const save = () => screen.getByRole('button', { name: /Save|Saving/ });

beforeEach(() => (saved.length = 0));

test('guards typed input, saves the changed paths with the version seen, and lifts the guard', async () => {
  const { user, platform, network } = show(
    respond(noteEndpoints.update, ({ body }) => written({ body: body.changes.body ?? null })),
  );
  expect(platform.unsaved()).toBeNull();
  await typeText(user, 'Second');
  expect(platform.unsaved()).not.toBeNull();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(network.calls[0]?.body).toEqual({ version: 3, changes: { body: 'Second' } });
  expect(platform.unsaved()).toBeNull();
});

test('pressing Save twice sends one request', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const { user, network } = show(
    respond(noteEndpoints.update, async () => {
      await waiting;
      return written({});
    }),
  );
  await typeText(user, 'Second');
  await user.dblClick(save());
  release();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(network.calls).toHaveLength(1);
});

test('a refused field is named beside the field and in the summary', async () => {
  const fields = [{ path: 'body', code: 'TOO_LONG', message: 'x', params: { max: 10 } }] as const;
  const { user } = show(
    respond(noteEndpoints.update, () => fail('VALIDATION_FAILED', { fields: [...fields] })),
  );
  await typeText(user, 'Second');
  await user.click(save());
  const box = screen.getByRole('textbox', { name: /Text/ });
  await waitFor(() => expect(box).toBeInvalid());
  expect(screen.getAllByText(/10/).length).toBeGreaterThan(0);
});

test('any other refusal is explained in words', async () => {
  const { user } = show(respond(noteEndpoints.update, () => fail('NOTE_LOCKED')));
  await typeText(user, 'Second');
  await user.click(save());
  expect(await screen.findByText(/can no longer be edited/)).toBeVisible();
});

test('a decision on an outdated version says who changed the record, and a retry succeeds', async () => {
  const versions: number[] = [];
  const { user } = renderRemote(<NoteForm merges={false} />, {
    api,
    handlers: [
      respond(noteEndpoints.update, ({ body }) => {
        versions.push(body.version);
        if (body.version === 5) return written({ version: 6 });
        const context = { current: null, version: 5, changedFields: [], by: 'Li Chen', at: '' };
        return fail('VERSION_CONFLICT', { context });
      }),
    ],
  });
  await typeText(user, 'Mine');
  await user.click(save());
  expect(await screen.findByText(/Li Chen changed this in the meantime/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(versions).toEqual([3, 5]);
});

test('two users edit one note: both keep their choices, nothing is lost silently', async () => {
  const theirs = { ...note, body: '<p>Theirs</p>', visibility: 'private' as const, version: 5 };
  const { user, network } = show(
    respond(noteEndpoints.update, ({ body }) =>
      body.version === 5
        ? written({ version: 6 })
        : fail('VERSION_CONFLICT', {
            context: {
              current: theirs,
              version: 5,
              changedFields: ['body', 'visibility'],
              by: 'Li Chen',
              at: '2026-03-02T09:00:00.000Z',
            },
          }),
    ),
  );
  await typeText(user, 'Mine');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'call' }));
  await user.click(save());

  const dialog = await screen.findByRole('dialog', { name: /Li Chen/ });
  await user.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await user.click(within(dialog).getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  // Keeps the other user's value where only they changed it: `visibility` is not sent.
  expect(network.calls.at(-1)?.body).toEqual({
    version: 5,
    changes: { body: 'Mine', kind: 'call' },
  });
});
