import { taskCreateSchema, type Task } from '@muster/contracts';
import { useActor, useFormMutation, useLeave } from '@muster/kit';
import {
  DateField,
  ErrorSummary,
  Form,
  SearchSelectField,
  SubmitBar,
  TextField,
  useT,
  useZodForm,
} from '@muster/ui';
import { useTasksCreateMutation } from '../host-hooks.ts';
import { usePeopleSearch } from '../people/use-people-search.ts';
import { taskMessages } from './messages.ts';

export type TaskSubject = Pick<Task, 'subjectType' | 'subjectId'>;

type Values = { title: string; dueOn: string | null; assigneeId: string | null };

/** Adds a task to a record: title, due date and assignee. */
export function AddTaskForm({ subject, onClose }: { subject: TaskSubject; onClose: () => void }) {
  const t = useT(taskMessages);
  const actor = useActor();
  const leave = useLeave();
  const { options } = usePeopleSearch();
  const [create] = useTasksCreateMutation();
  const initialValues: Values = { title: '', dueOn: null, assigneeId: actor?.id ?? null };
  const form = useZodForm({
    schema: taskCreateSchema,
    initialValues,
    prepare: (values: Values) => ({ ...subject, ...values }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: onClose,
    guard: { survivesQuery: true },
  });
  return (
    <Form onSubmit={submit} label={t('form.label')}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('title')} label={t('form.title')} required autoFocus />
      <DateField {...form.field('dueOn')} label={t('form.dueOn')} />
      <SearchSelectField
        {...form.field('assigneeId')}
        label={t('form.assignee')}
        search={options}
        valueOption={actor && { value: actor.id, label: actor.name }}
      />
      <SubmitBar
        dirty={form.dirty}
        submitting={pending}
        label={t('form.save')}
        onCancel={() => leave(onClose)}
      />
    </Form>
  );
}
