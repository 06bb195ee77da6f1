import { handOverSchema, limits, type HandoverPack, type OwnedKind } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  MultiSelectField,
  SearchSelectField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useStaffOptions } from '../../../shared/use-staff-options.ts';
import { useHandoverMessages } from './messages.ts';
import classes from './handover.module.css';

interface GiveFormProps {
  memberId: string;
  pack: HandoverPack;
}

/** Hands over some or all kinds of records to one colleague. */
export function GiveForm({ memberId, pack }: GiveFormProps) {
  const t = useHandoverMessages();
  const platform = usePlatform();
  const searchStaff = useStaffOptions(pack.person.id);
  const [give] = api.useHandoversGiveMutation();
  const kinds = pack.groups.flatMap(({ kind, total }) => (total > 0 ? [kind] : []));
  const suggestions = pack.successors.map(({ id, name, isCover, openJobs, inProcess, late }) => ({
    value: id,
    label: t(isCover ? 'give.cover' : 'give.suggestion', {
      name,
      late,
      jobs: openJobs,
      people: inProcess,
    }),
  }));
  const form = useZodForm({
    schema: handOverSchema,
    initialValues: {
      toUserId: suggestions[0]?.value ?? null,
      kinds: kinds as OwnedKind[],
      note: '',
    },
    prepare: ({ toUserId, note, ...rest }) => ({
      ...rest,
      toUserId: toUserId ?? '',
      note: note.trim() || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: give,
    toArgs: ({ output }) => ({ params: { id: memberId }, body: output }),
    onSaved: ({ to, handed }) => {
      const isDone = Object.values(handed).some((count) => count > 0);
      platform.notify({
        kind: isDone ? 'success' : 'info',
        text: isDone ? t('give.done', { name: to.name }) : t('give.nothing'),
      });
    },
  });

  /**
   * Without input the least busy colleagues are suggested; otherwise everyone with a matching name.
   */
  const search = async (typed: string) =>
    typed === '' && suggestions.length > 0 ? suggestions : searchStaff(typed);

  return (
    <section className={classes.give} aria-labelledby="hand-over">
      <h3 id="hand-over" className={classes.giveTitle}>
        {t('give.title')}
      </h3>
      <Form label={t('give.title')} onSubmit={saving.submit}>
        <ErrorSummary {...form.summary} />
        <div className={classes.fields}>
          <SearchSelectField
            label={t('give.to')}
            required
            help={t('give.toHelp')}
            search={search}
            valueOption={suggestions.find(({ value }) => value === form.values.toUserId)}
            {...form.field('toUserId')}
          />
          <MultiSelectField
            label={t('give.kinds')}
            required
            options={kinds.map((kind) => ({ value: kind, label: t(`group.${kind}`) }))}
            {...form.field('kinds')}
          />
          <TextArea
            label={t('give.note')}
            maxLength={limits.handover.note}
            {...form.field('note')}
          />
          <div className={classes.giveFoot}>
            <span className={classes.second}>{t('give.effect')}</span>
            <Button type="submit" loading={saving.pending}>
              {t('give.confirm')}
            </Button>
          </div>
        </div>
        {saving.dialog}
      </Form>
    </section>
  );
}
