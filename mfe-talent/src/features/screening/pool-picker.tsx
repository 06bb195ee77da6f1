import { limits } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Card, ChoiceTiles, NoticeBar, SearchSelectField, Skeleton } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import { fieldsOfPooled, itemId, type DraftItem } from './draft-items.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface PoolPickerProps {
  poolId: string | null;
  /** The pools of the form's job. */
  pools: readonly { id: string; name: string }[];
  items: readonly DraftItem[];
  onPool: (pool: { id: string; name: string }) => void;
  onAdd: (items: DraftItem[]) => void;
}

/** Selects a pool's questions and adds them to the form, in the order of the pool. */
export function PoolPicker({ poolId, pools, items, onPool, onAdd }: PoolPickerProps) {
  const t = useScreeningMessages();
  const [shown, setShown] = useState(poolId);
  const [chosen, setChosen] = useState<string[]>([]);
  const searchPools = usePoolOptions();
  const bank = api.useQuestionsListQuery(
    { params: { id: shown ?? '' }, query: { use: 'screening' } },
    { skip: shown === null },
  );
  const there = new Set(items.map(itemId));
  const room = limits.screening.questions - items.length;
  return (
    <Card title={t('pick.title')}>
      <div className={classes.fields}>
        {pools.length > 0 && (
          <div role="group" aria-label={t('pick.ofJob')} className={classes.pools}>
            <span className={classes.quiet}>{t('pick.ofJob')}</span>
            {pools.map(({ id, name }) => (
              <Button
                key={id}
                size="xs"
                variant={id === shown ? 'light' : 'default'}
                aria-pressed={id === shown}
                onClick={() => {
                  setShown(id);
                  setChosen([]);
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        )}
        <SearchSelectField
          label={t('pick.pool')}
          placeholder={t('pick.placeholder')}
          value={shown}
          search={searchPools}
          onChange={(id, pool) => {
            setShown(id);
            setChosen([]);
            if (pool) onPool({ id: pool.value, name: pool.label });
          }}
        />
        {shown === null ? (
          <p className={classes.quiet}>{t('pick.empty')}</p>
        ) : (
          <QueryView query={bank} size="compact" skeleton={<Skeleton height={160} />}>
            {({ questions }) => {
              const asked = questions.filter(({ isActive }) => isActive);
              if (asked.length === 0) return <p className={classes.quiet}>{t('pick.none')}</p>;
              return (
                <>
                  <ChoiceTiles
                    label={t('pick.questions')}
                    columns={1}
                    options={asked.map(({ id, text }) => ({
                      value: id,
                      label: text,
                      disabled: there.has(id),
                      ...(there.has(id) && { hint: t('pick.there') }),
                    }))}
                    value={chosen}
                    onChange={setChosen}
                  />
                  {chosen.length > room && (
                    <NoticeBar kind="warning">
                      {t('items.full', { max: limits.screening.questions })}
                    </NoticeBar>
                  )}
                  <Button
                    variant="default"
                    size="md"
                    className={classes.add}
                    disabled={chosen.length === 0 || chosen.length > room}
                    onClick={() => {
                      onAdd(
                        asked.flatMap((question) =>
                          chosen.includes(question.id)
                            ? [
                                {
                                  draft: { from: 'pool', questionId: question.id },
                                  fields: fieldsOfPooled(question),
                                } as const,
                              ]
                            : [],
                        ),
                      );
                      setChosen([]);
                    }}
                  >
                    {t('pick.add', { count: chosen.length })}
                  </Button>
                </>
              );
            }}
          </QueryView>
        )}
      </div>
    </Card>
  );
}
