import { useState } from 'react';
import {
  href,
  teamRoutes,
  templateTopics,
  type EmailTemplateRow,
  type TemplateTopic,
} from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  Card,
  CardRows,
  EmptyState,
  IconMail,
  NoticeBar,
  PageHeader,
  Skeleton,
  TextField,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import { TemplateRow } from './template-row.tsx';
import classes from './templates.module.css';

/** Every mail of the platform by what it is for; each opens in its editor. */
export function EmailTemplatesPage() {
  const t = useTemplateMessages();
  const query = api.useEmailTemplatesListQuery({});
  return (
    <div className={classes.page}>
      <div className={classes.crumbs}>
        <Breadcrumbs
          items={[{ label: t('settings'), href: href(teamRoutes.settings) }, { label: t('title') }]}
        />
      </div>
      <PageHeader variant="page" title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.body}>
        <QueryView query={query} skeleton={<Skeleton height={480} />}>
          {({ data }) => <Templates templates={data} />}
        </QueryView>
      </div>
    </div>
  );
}

function Templates({ templates }: { templates: readonly EmailTemplateRow[] }) {
  const t = useTemplateMessages();
  const can = useCan();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = templates.filter(({ name, subject }) =>
    `${name} ${subject}`.toLowerCase().includes(wanted),
  );
  const isReadOnly = templates.every(({ allowedActions }) => allowedActions.length === 0);
  return (
    <>
      {isReadOnly && can('emailTemplate.manage') && <NoticeBar>{t('readOnly')}</NoticeBar>}
      <div className={classes.search}>
        <TextField label={t('search')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={IconMail}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('none.clear')}
            </Button>
          }
        />
      )}
      {templateTopics.map((topic) => (
        <Group key={topic} topic={topic} rows={found.filter((row) => row.topic === topic)} />
      ))}
    </>
  );
}

function Group({ topic, rows }: { topic: TemplateTopic; rows: readonly EmailTemplateRow[] }) {
  const t = useTemplateMessages();
  if (rows.length === 0) return null;
  return (
    <Card flush title={t(`topic.${topic}`)}>
      <CardRows>
        {rows.map((row) => (
          <TemplateRow key={row.id} template={row} />
        ))}
      </CardRows>
    </Card>
  );
}
