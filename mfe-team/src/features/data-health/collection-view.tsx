import { useState } from 'react';
import type { CollectionDetail } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Badge, Card, CardRow, CardRows, Skeleton, Tabs, formatCount } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentRows } from './document-rows.tsx';
import { useDataHealthMessages } from './messages.ts';
import classes from './data-health.module.css';

const tabs = ['rows', 'fields', 'indexes'] as const;

/** One collection: its documents with the visible values, its fields and indexes. */
export function CollectionView({ name }: { name: string }) {
  const t = useDataHealthMessages();
  const [tab, setTab] = useState<(typeof tabs)[number]>('rows');
  const query = api.useDataBrowserCollectionQuery({ params: { collection: name } });
  return (
    <QueryView query={query} skeleton={<Skeleton height={600} />}>
      {(detail) => (
        <Tabs value={tab} onChange={(next) => setTab(tabs.find((one) => one === next) ?? tab)}>
          <Tabs.List mb="md" aria-label={name}>
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`tabs.${one}`)} {formatCount(countOf(detail, one))}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            {tab === 'rows' && <DocumentRows name={name} fields={detail.fields} />}
            {tab === 'fields' && <Fields detail={detail} />}
            {tab === 'indexes' && <Indexes detail={detail} />}
          </Tabs.Panel>
        </Tabs>
      )}
    </QueryView>
  );
}

function countOf(detail: CollectionDetail, tab: (typeof tabs)[number]): number {
  return tab === 'rows' ? detail.documents : detail[tab].length;
}

function Fields({ detail }: { detail: CollectionDetail }) {
  const t = useDataHealthMessages();
  return (
    <Card flush>
      <CardRows>
        {detail.fields.map(({ path, kind, required, masked, choices }) => (
          <CardRow key={path}>
            <div className={classes.grow}>
              <span className={classes.code}>{path}</span>
              {choices && <span className={classes.quiet}>{choices.join(', ')}</span>}
            </div>
            {required && <span className={classes.quiet}>{t('fields.required')}</span>}
            {masked && <Badge family="grey">{t('fields.masked')}</Badge>}
            <span className={classes.size}>{t(`fields.kind.${kind}`)}</span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Indexes({ detail }: { detail: CollectionDetail }) {
  const t = useDataHealthMessages();
  return (
    <Card flush>
      <CardRows>
        {detail.indexes.map(({ name, keys, unique, uses, missing }) => (
          <CardRow key={name}>
            <div className={classes.grow}>
              <span className={classes.code}>{name}</span>
              <span className={classes.quiet}>
                {keys
                  .map(({ path, descending }) =>
                    t(descending ? 'indexes.descending' : 'indexes.ascending', { path }),
                  )
                  .join(', ')}
              </span>
            </div>
            {uses !== null && (
              <span className={classes.quiet}>{t('indexes.uses', { count: uses })}</span>
            )}
            {unique && <Badge family="grey">{t('indexes.unique')}</Badge>}
            {missing && <Badge family="amber">{t('indexes.missing')}</Badge>}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
