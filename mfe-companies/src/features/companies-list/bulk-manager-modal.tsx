import { useEffect, useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  EffectList,
  NoticeBar,
  SearchSelectField,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';

interface BulkManagerModalProps {
  ids: readonly string[];
  onClose: () => void;
  /** Called with the ids that could not be changed, so that they stay selected. */
  onDone: (failed: string[]) => void;
}

/** Gives the selected companies one account manager; previews the effects first. */
export function BulkManagerModal({ ids, onClose, onDone }: BulkManagerModalProps) {
  const t = useMessages();
  const platform = usePlatform();
  const searchPeople = usePeopleOptions();
  const [manager, setManager] = useState<FieldOption | null>(null);
  const [rehearse, rehearsal] = api.useCompaniesBulkOwnerMutation();
  const [change, changing] = api.useCompaniesBulkOwnerMutation();

  useEffect(() => {
    if (manager)
      void rehearse({ body: { ids: [...ids], accountManagerId: manager.value, dryRun: true } });
  }, [manager, ids, rehearse]);

  async function confirm() {
    if (!manager) return;
    const result = await change({
      body: { ids: [...ids], accountManagerId: manager.value, dryRun: false },
    }).unwrap();
    platform.notify({ kind: 'success', text: t('list.bulk.done', { count: result.ok }) });
    onDone(result.items.filter((item) => item.outcome === 'error').map((item) => item.id));
  }

  const preview = rehearsal.data;
  const failed = preview?.items.filter((item) => item.outcome === 'error') ?? [];
  const error = changing.error ?? rehearsal.error;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('list.bulk.title', { count: ids.length })}
      summary={null}
      effects={null}
      keep={t('list.bulk.keep')}
      confirm={t('list.bulk.confirm')}
      disabled={!preview || preview.ok === 0}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void confirm().catch(() => undefined);
        },
        pending: changing.isLoading,
      }}
    >
      <SearchSelectField
        label={t('list.bulk.newOwner')}
        required
        value={manager?.value ?? null}
        search={searchPeople}
        valueOption={manager}
        onChange={(_value, option) => setManager(option ?? null)}
      />
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {preview && manager && (
        <EffectList
          items={[
            {
              id: 'ok',
              text: t('list.bulk.effects.ok', { count: preview.ok, name: manager.label }),
              count: preview.ok,
            },
            {
              id: 'skipped',
              text: t('list.bulk.effects.skipped', { count: preview.skipped }),
              count: preview.skipped,
            },
            {
              id: 'failed',
              text: t('list.bulk.effects.failed', {
                count: failed.length,
                names: failed.map((item) => item.name ?? item.id).join(', '),
              }),
              count: failed.length,
            },
          ].filter((effect) => effect.count > 0)}
        />
      )}
    </DecisionForm>
  );
}
