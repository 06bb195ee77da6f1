import { useRef, type FormEvent, type ReactNode } from 'react';
import { limits, positionAddSchema, type JobRecord, type Position } from '@muster/contracts';
import { QueryView, errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  DateField,
  EmptyState,
  ErrorSummary,
  FieldRow,
  Form,
  FormSection,
  IconBriefcase,
  IconButton,
  IconTrash,
  ListFocus,
  NumberField,
  SelectField,
  Skeleton,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';

/** `saveLater` adds what is filled in and then leaves; undefined if nothing is. */
type StepFoot = (pending: boolean, saveLater?: (leave: () => void) => void) => ReactNode;

interface PositionsStepProps {
  job: JobRecord;
  onNext: () => void;
  /** Buttons at the end of the step, within its form. */
  foot: StepFoot;
}

/** Number of positions, and their supervisor at the client. */
export function PositionsStep({ job, onNext, foot }: PositionsStepProps) {
  const t = useNewJobMessages();
  const query = api.usePositionsOfJobQuery({ params: { id: job.id } });
  return (
    <FormSection title={t('positions.title')} text={t('positions.text')}>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ data }) => (
          <ListFocus>
            {data.length === 0 ? (
              <EmptyState size="compact" icon={IconBriefcase} title={t('positions.none')} />
            ) : (
              <SeatList seats={data} />
            )}
            <AddSeats job={job} hasSeats={data.length > 0} onNext={onNext} foot={foot} />
          </ListFocus>
        )}
      </QueryView>
    </FormSection>
  );
}

function SeatList({ seats }: { seats: readonly Position[] }) {
  const t = useNewJobMessages();
  return (
    <ul className={classes.list}>
      {seats.map((seat) => (
        <li key={seat.id} className={classes.item}>
          <span>
            {seat.label}
            {seat.supervisor && (
              <span className={classes.second}>
                {' '}
                {t('positions.led', { name: seat.supervisor.name })}
              </span>
            )}
          </span>
          {seat.allowedActions.includes('delete') && (
            <RemoveSeat id={seat.id} version={seat.version} label={seat.label} />
          )}
        </li>
      ))}
    </ul>
  );
}

function RemoveSeat({ id, version, label }: { id: string; version: number; label: string }) {
  const t = useNewJobMessages();
  const platform = usePlatform();
  const [remove, { isLoading }] = api.usePositionsRemoveMutation();
  const run = async () => {
    const { error } = await remove({ params: { id }, body: { version } });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  };
  return (
    <IconButton
      variant="subtle"
      aria-label={t('positions.remove', { label })}
      loading={isLoading}
      onClick={() => void run()}
    >
      <IconTrash size={16} />
    </IconButton>
  );
}

interface AddSeatsProps {
  job: JobRecord;
  hasSeats: boolean;
  onNext: () => void;
  foot: StepFoot;
}

interface StepEndProps {
  foot: StepFoot;
  pending: boolean;
  saveLater: Parameters<StepFoot>[1];
}

function StepEnd({ foot, pending, saveLater }: StepEndProps) {
  return foot(pending, saveLater);
}

/** Without a number nothing is added. */
const nothing = { count: null, supervisorCompanyUserId: null, targetStart: null };
interface SeatsToAdd extends Record<string, unknown> {
  count: number | null;
  supervisorCompanyUserId: string | null;
  targetStart: string | null;
}

/** Adds positions, by its own button or by continuing. */
function AddSeats({ job, hasSeats, onNext, foot }: AddSeatsProps) {
  const t = useNewJobMessages();
  const platform = usePlatform();
  const { data: people } = api.usePositionsSupervisorsQuery({ params: { id: job.id } });
  const [add] = api.usePositionsAddMutation();
  const afterwards = useRef<(() => void) | null>(null);
  const form = useZodForm<typeof positionAddSchema, SeatsToAdd>({
    schema: positionAddSchema,
    initialValues: hasSeats ? nothing : { ...nothing, count: 1 },
    prepare: ({ count, ...seat }) => ({ ...seat, count: count ?? 0 }),
  });
  const { count, supervisorCompanyUserId, targetStart } = form.values;
  const saving = useFormMutation({
    form,
    mutation: add,
    draft: `job/${job.id}/positions`,
    toArgs: ({ output }) => ({ params: { id: job.id }, body: output }),
    onSaved: () => {
      if (afterwards.current) return afterwards.current();
      platform.notify({ kind: 'success', text: t('positions.added', { count: count ?? 0 }) });
      form.reset(nothing);
    },
  });

  const save = (then: (() => void) | null, event?: FormEvent) => {
    afterwards.current = then;
    saving.submit(event);
  };
  const goOn = (event: FormEvent) => {
    if (count || supervisorCompanyUserId || targetStart) return save(onNext, event);
    event.preventDefault();
    onNext();
  };
  return (
    <Form onSubmit={goOn} label={t('step.positions')}>
      {saving.draft}
      <ErrorSummary {...form.summary} />
      <FieldRow columns="1fr 2fr 2fr">
        <NumberField
          label={t('positions.count')}
          min={1}
          max={limits.position.addAtOnce}
          {...form.field('count')}
        />
        <SelectField
          label={t('positions.supervisor')}
          placeholder={t('positions.nobody')}
          options={(people?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('supervisorCompanyUserId')}
        />
        <DateField label={t('positions.start')} {...form.field('targetStart')} />
      </FieldRow>
      <div>
        <Button variant="default" loading={saving.pending} onClick={() => save(null)}>
          {t('positions.add')}
        </Button>
      </div>
      <StepEnd foot={foot} pending={saving.pending} saveLater={form.dirty ? save : undefined} />
    </Form>
  );
}
