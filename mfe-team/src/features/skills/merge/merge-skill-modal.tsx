import { useState } from 'react';
import type { SkillDetail } from '@muster/contracts';
import { QueryView, useUndoableMutation } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  OverlayFooter,
  SearchSelectField,
  Skeleton,
  Stack,
} from '@muster/ui';
import type { FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';
import { useSkillOptions } from '../use-skill-options.ts';
import { useWords } from '../use-words.ts';

/** The decision that a skill is another one: which, and what follows. */
export function MergeSkillModal({ skill, onClose }: { skill: SkillDetail; onClose: () => void }) {
  const t = useWords();
  const [into, setInto] = useState<FieldOption | null>(null);
  const [merge] = api.useSkillCatalogueMergeMutation();
  const [unmerge] = api.useSkillCatalogueUnmergeMutation();
  const { id, name, version } = skill;
  const { run, pending } = useUndoableMutation({
    mutation: ({ intoId }: { intoId: string }) =>
      merge({ params: { id }, body: { version, intoId } }),
    message: ({ mergedInto }) => t('done.merge', { name, into: mergedInto?.name ?? '' }),
    undo: (merged) => unmerge({ params: { id }, body: { version: merged.version } }).unwrap(),
    onDone: onClose,
  });
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('merge.title', { name })}
      footer={
        <OverlayFooter>
          <CancelButton>{t('merge.keep')}</CancelButton>
          <Button
            size="md"
            disabled={!into}
            loading={pending}
            onClick={() => into && void run({ intoId: into.value })}
          >
            {t('merge.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <SearchSelectField
          label={t('merge.into')}
          placeholder={t('merge.find')}
          required
          search={useSkillOptions(id)}
          value={into?.value ?? null}
          valueOption={into}
          onChange={(_value, option) => setInto(option ?? null)}
        />
        {into && <MergeEffects skill={skill} intoId={into.value} />}
      </Stack>
    </DecisionModal>
  );
}

function MergeEffects({ skill, intoId }: { skill: SkillDetail; intoId: string }) {
  const t = useWords();
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
