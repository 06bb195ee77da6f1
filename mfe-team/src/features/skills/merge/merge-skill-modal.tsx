import { useState } from 'react';
import { skillMergeSchema, type SkillDetail } from '@muster/contracts';
import { QueryView, errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  EffectList,
  SearchSelectField,
  Skeleton,
  useZodForm,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useSkillOptions } from '../use-skill-options.ts';
import { useMessages } from '../use-messages.ts';

const schema = skillMergeSchema.omit({ version: true });

/** Confirms merging a skill into another one, with the effects. */
export function MergeSkillModal({ skill, onClose }: { skill: SkillDetail; onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [into, setInto] = useState<FieldOption | null>(null);
  const [merge] = api.useSkillCatalogueMergeMutation();
  const [unmerge] = api.useSkillCatalogueUnmergeMutation();
  const { id, name, version } = skill;
  const form = useZodForm({
    schema,
    initialValues: { intoId: null as string | null },
    prepare: ({ intoId }) => ({ intoId: intoId ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: merge,
    version,
    toArgs: ({ output, version: onto }) => ({ params: { id }, body: { ...output, version: onto } }),
    onSaved: (merged) => {
      platform.notify({
        kind: 'success',
        text: t('done.merge', { name, into: merged.mergedInto?.name ?? '' }),
        undo: async () => {
          const { error } = await unmerge({ params: { id }, body: { version: merged.version } });
          if (error) platform.notify({ kind: 'error', text: errorText(error) });
        },
      });
      onClose();
    },
  });
  const field = form.field('intoId');
  const { currentData: known } = api.useSkillCatalogueMergePreviewQuery(
    { params: { id }, query: { intoId: into?.value ?? '' } },
    { skip: !into },
  );
  return (
    <DecisionForm
      onClose={onClose}
      title={t('merge.title', { name })}
      effects={null}
      keep={t('merge.keep')}
      confirm={t('merge.confirm')}
      disabled={!into || !known}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <SearchSelectField
        label={t('merge.into')}
        placeholder={t('merge.find')}
        required
        search={useSkillOptions(id)}
        {...field}
        valueOption={into}
        onChange={(value, option) => {
          field.onChange(value);
          setInto(option ?? null);
        }}
      />
      {into ? (
        <MergeEffects skill={skill} intoId={into.value} />
      ) : (
        <EffectList items={[{ id: 'undo', text: t('merge.undo') }]} />
      )}
    </DecisionForm>
  );
}

function MergeEffects({ skill, intoId }: { skill: SkillDetail; intoId: string }) {
  const t = useMessages();
  const { id, name } = skill;
  const query = api.useSkillCatalogueMergePreviewQuery({ params: { id }, query: { intoId } });
  return (
    <QueryView query={query} size="compact" skeleton={<Skeleton height={96} />}>
      {({ people, both, jobs, aliases }) => (
        <EffectList
          items={[
            { id: 'people', text: t('merge.people', { count: people, name }) },
            ...(both > 0 ? [{ id: 'both', text: t('merge.both', { count: both }) }] : []),
            { id: 'jobs', text: t('merge.jobs', { count: jobs }) },
            ...(aliases.length > 0
              ? [{ id: 'aliases', text: t('merge.aliases', { words: aliases.join(', ') }) }]
              : []),
            { id: 'undo', text: t('merge.undo') },
          ]}
        />
      )}
    </QueryView>
  );
}
