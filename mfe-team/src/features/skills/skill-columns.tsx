import type { SkillRow } from '@muster/contracts';
import { ChipList, DateTime, StateBadge, formatCount, type DataTableColumn } from '@muster/ui';
import classes from './skills.module.css';
import type { Translate } from './use-messages.ts';

/** Returns the columns of the catalogue. */
export function skillColumns(t: Translate): DataTableColumn<SkillRow>[] {
  return [
    {
      id: 'name',
      header: t('column.name'),
      sortKey: 'name',
      width: 220,
      grow: true,
      cell: (skill) => <SkillName skill={skill} t={t} />,
    },
    {
      id: 'category',
      header: t('column.category'),
      width: 120,
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 120,
      cell: ({ status }) => <StateBadge machine="skill" state={status} />,
    },
    {
      id: 'aliases',
      header: t('column.aliases'),
      width: 260,
      cell: ({ aliases }) => <ChipList items={aliases} max={3} oneLine />,
    },
    {
      id: 'usage',
      header: t('column.usage'),
      sortKey: 'usageCount',
      sortDescFirst: true,
      width: 96,
      meta: { align: 'end' },
      cell: ({ usageCount }) => formatCount(usageCount),
    },
    {
      id: 'by',
      header: t('column.by'),
      width: 150,
      cell: ({ createdBy }) => createdBy?.name ?? '',
    },
    {
      id: 'created',
      header: t('column.created'),
      sortKey: 'createdAt',
      sortDescFirst: true,
      width: 132,
      cell: ({ createdAt }) => <DateTime value={createdAt} as="day" />,
    },
  ];
}

/** The name, and the target of a merged skill. */
export function SkillName({ skill, t }: { skill: SkillRow; t: Translate }) {
  return (
    <span>
      <span className={classes.name}>{skill.name}</span>
      {skill.mergedInto && (
        <span className={classes.quiet}> {t('isNow', { name: skill.mergedInto.name })}</span>
      )}
    </span>
  );
}
