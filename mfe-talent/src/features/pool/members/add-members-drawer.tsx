import { useState } from 'react';
import { poolMoveSchema, type PoolRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  FormDrawer,
  IconButton,
  IconX,
  ListFocus,
  NoticeBar,
  PersonLine,
  SearchSelectField,
  TextField,
  useZodForm,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './members.module.css';

interface AddMembersDrawerProps {
  pool: PoolRecord;
  onClose: () => void;
}

/** Adds people to the pool, chosen one by one, with a reason. */
export function AddMembersDrawer({ pool, onClose }: AddMembersDrawerProps) {
  const t = useMessages();
  const platform = usePlatform();
  const search = usePeopleOutside(pool.id);
  const [names, setNames] = useState<readonly PersonOption[]>([]);
  const [add] = api.usePoolMembershipsMoveMutation();
  const form = useZodForm({
    schema: poolMoveSchema.pick({ candidateIds: true, reason: true }),
    initialValues: { candidateIds: [] as string[], reason: '' },
    prepare: ({ candidateIds, reason }) => ({ candidateIds, reason: reason.trim() || null }),
    words: { candidateIds: { label: t('pool.addMembers.chosen') } },
  });
  const saving = useFormMutation({
    form,
    mutation: add,
    toArgs: ({ output }) => ({
      params: { id: pool.id },
      body: { ...output, move: 'add' as const },
    }),
    onSaved: ({ moved }) => {
      platform.notify({
        kind: 'success',
        text:
          moved > 0 ? t('pool.addMembers.done', { count: moved }) : t('pool.addMembers.already'),
      });
      onClose();
    },
  });
  const { candidateIds } = form.values;
  const choose = (ids: string[]) => form.applyPatch({ candidateIds: ids });
  const chosen = names.filter(({ value }) => candidateIds.includes(value));

  return (
    <FormDrawer
      onClose={onClose}
      title={t('pool.addMembers.title', { name: pool.name })}
      cancel={t('pool.addMembers.cancel')}
      save={t('pool.addMembers.save')}
      form={form}
      saving={saving}
    >
      {pool.kind === 'smart' && <NoticeBar>{t('pool.addMembers.smart')}</NoticeBar>}
      <ListFocus>
        <SearchSelectField
          label={t('pool.addMembers.person')}
          help={t('pool.addMembers.personHelp')}
          required
          value={null}
          error={form.field('candidateIds').error && t('pool.addMembers.nobody')}
          search={async (query) =>
            (await search(query)).filter(({ value }) => !candidateIds.includes(value))
          }
          onChange={(id, option) => {
            if (id === null || !option) return;
            setNames((known) => [...known, option]);
            choose([...candidateIds, id]);
          }}
        />
        {chosen.length > 0 && (
          <ul className={classes.chosen} aria-label={t('pool.addMembers.chosen')}>
            {chosen.map(({ value, name, hint }) => (
              <li key={value}>
                <PersonLine name={name} secondary={hint} />
                <IconButton
                  variant="subtle"
                  aria-label={t('pool.addMembers.remove', { name })}
                  onClick={() => choose(candidateIds.filter((id) => id !== value))}
                >
                  <IconX size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </ListFocus>
      <TextField
        label={t('pool.addMembers.reason')}
        help={t('pool.addMembers.reasonHelp')}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}

/** Several people may share a name, so their occupation is shown, too. */
interface PersonOption extends FieldOption {
  name: string;
  hint: string;
}

/** Returns a search for people who are not in the pool yet. */
function usePeopleOutside(poolId: string): (query: string) => Promise<PersonOption[]> {
  const [find] = api.useLazyCandidatesListQuery();
  return async (q) => {
    const { data } = await find({
      query: { ...(q && { q }), 'filter[pool][not]': poolId, limit: 10 },
    }).unwrap();
    return data.map(({ id, name, number, headline }) => ({
      value: id,
      label: `${name} · ${headline ?? number}`,
      name,
      hint: headline ?? number,
    }));
  };
}
