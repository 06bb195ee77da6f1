import { skillCatalogueEndpoints, skillCategories, skillStates } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import { Can, readList, useCan } from '@muster/kit';
import {
  Button,
  IconFileImport,
  IconListCheck,
  IconPlus,
  ListPage,
  NoticeBar,
  PageHeader,
  PhoneRow,
  StateBadge,
  stateLabel,
  type FilterDefinition,
} from '@muster/ui';
import { api } from '../../api.ts';
import { ImportSkillsDrawer } from './import/import-skills-drawer.tsx';
import { NewSkillDrawer } from './edit/new-skill-drawer.tsx';
import { ProposeSkillModal } from './edit/propose-skill-modal.tsx';
import { SkillDrawer } from './edit/skill-drawer.tsx';
import { skillColumns } from './skill-columns.tsx';
import classes from './skills.module.css';
import { useOpenSkill } from './use-open-skill.ts';
import { useMessages, type Translate } from './use-messages.ts';

/** The skill catalogue: names, uses and proposals that wait for a decision. */
export function SkillsPage() {
  const t = useMessages();
  const can = useCan();
  const { openId, open, hrefOf } = useOpenSkill();
  const list = useSavedList({
    api,
    name: 'skills',
    accepts: skillCatalogueEndpoints.list.query,
    key: 'skills',
    defaults: { sort: 'name' },
  });
  const query = list.held(api.useSkillCatalogueListQuery({ query: list.query }));
  const { answer, count } = readList(query);
  const waiting = answer?.proposed ?? 0;
  const showsWaiting = list.filterBar.value['status'] === 'proposed';

  return (
    <ListPage>
      <PageHeader title={t('title')} count={count} actions={<Actions onOpen={open} t={t} />} />
      <SavedViews list={list} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        notice={
          waiting > 0 &&
          !showsWaiting &&
          can('skill.manage') && (
            <div className={classes.waiting}>
              <NoticeBar
                action={
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => list.filterBar.onChange({ status: 'proposed' })}
                  >
                    {t('showWaiting')}
                  </Button>
                }
              >
                {t('waiting', { count: waiting })}
              </NoticeBar>
            </div>
          )
        }
        label={t('title')}
        columns={skillColumns(t)}
        getRowHref={({ id }) => hrefOf(id)}
        rowLabel={({ name }) => name}
        renderPhoneRow={(skill) => (
          <PhoneRow
            title={skill.name}
            titleEnd={t('usedBy', { count: skill.usageCount })}
            line={[t(`category.${skill.category}`), ...skill.aliases].join(' · ')}
            badges={<StateBadge machine="skill" state={skill.status} />}
          />
        )}
        filters={skillFilters(t)}
        searchPlaceholder={t('search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconListCheck}
            title={t('empty.title')}
            text={t('empty.text')}
            nothingFits={{
              title: t('empty.filteredTitle'),
              text: t('empty.filteredText'),
              clear: t('empty.clear'),
            }}
          />
        }
      />
      <Over openId={openId} onClose={() => open(null)} />
    </ListPage>
  );
}

function Over({ openId, onClose }: { openId: string | null; onClose: () => void }) {
  const can = useCan();
  if (openId === null) return null;
  if (openId === 'new')
    return can('skill.manage') ? (
      <NewSkillDrawer onClose={onClose} />
    ) : (
      <ProposeSkillModal onClose={onClose} />
    );
  if (openId === 'import') return <ImportSkillsDrawer onClose={onClose} />;
  return <SkillDrawer key={openId} id={openId} onClose={onClose} />;
}

function Actions({ onOpen, t }: { onOpen: (what: 'new' | 'import') => void; t: Translate }) {
  return (
    <>
      <Can permission="skill.manage">
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} />}
          onClick={() => onOpen('import')}
        >
          {t('import')}
        </Button>
      </Can>
      <Can permission="skill.propose">
        <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen('new')}>
          <Can permission="skill.manage" fallback={t('propose')}>
            {t('add')}
          </Can>
        </Button>
      </Can>
    </>
  );
}

const skillFilters = (t: Translate): FilterDefinition[] => [
  {
    key: 'status',
    label: t('filter.status'),
    kind: 'multi',
    operators: ['is'],
    options: skillStates.map((state) => ({ value: state, label: stateLabel('skill', state) })),
  },
  {
    key: 'category',
    label: t('filter.category'),
    kind: 'multi',
    operators: ['is'],
    options: skillCategories.map((value) => ({ value, label: t(`category.${value}`) })),
  },
];
