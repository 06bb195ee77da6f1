import { useState } from 'react';
import {
  href,
  teamRoutes,
  templateScopes,
  templateTopics,
  type EmailTemplateRow,
  type TemplateTopic,
} from '@muster/contracts';
import { AppLink, QueryView, useUrlParam } from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  Card,
  CardRows,
  EmptyState,
  IconMail,
  IconPlus,
  PageHeader,
  Skeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import { TemplateFilters } from './template-filters.tsx';
import { TemplateRow } from './template-row.tsx';
import classes from './templates.module.css';

/** Mails of the platform, the team and the user, by purpose. */
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
      <PageHeader
        variant="page"
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<AddButton />}
      />
      <div className={classes.body}>
        <QueryView query={query} skeleton={<Skeleton height={480} />}>
          {({ data }) => <Templates templates={data} />}
        </QueryView>
      </div>
    </div>
  );
}

function AddButton() {
  const t = useTemplateMessages();
  return (
    <Button
      component={AppLink}
      href={href(teamRoutes.settingsEmailTemplatesNew)}
      leftSection={<IconPlus size={16} />}
    >
      {t('add')}
    </Button>
  );
}

function Templates({ templates }: { templates: readonly EmailTemplateRow[] }) {
  const [search, setSearch] = useState('');
  const [scope, setScope] = useUrlParam('scope', templateScopes);
  const [topic, setTopic] = useUrlParam('topic', templateTopics);
  const wanted = search.trim().toLowerCase();
  const ofScope = templates.filter((row) => scope === null || row.scope === scope);
  const found = ofScope.filter(
    (row) =>
      (topic === null || row.topic === topic) &&
      `${row.name} ${row.subject}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <TemplateFilters
        search={search}
        scope={scope}
        topic={topic}
        onSearch={setSearch}
        onScope={setScope}
        onTopic={setTopic}
      />
      {found.length === 0 && (
        <NothingFits
          isNoneYet={ofScope.length === 0}
          onClear={() => {
            setSearch('');
            setTopic(null);
          }}
        />
      )}
      {templateTopics.map((one) => (
        <Group key={one} topic={one} rows={found.filter((row) => row.topic === one)} />
      ))}
    </>
  );
}

function NothingFits({ isNoneYet, onClear }: { isNoneYet: boolean; onClear: () => void }) {
  const t = useTemplateMessages();
  const words = isNoneYet ? 'noneOwn' : 'none';
  return (
    <EmptyState
      icon={IconMail}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        isNoneYet ? (
          <AddButton />
        ) : (
          <Button variant="default" onClick={onClear}>
            {t('none.clear')}
          </Button>
        )
      }
    />
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
