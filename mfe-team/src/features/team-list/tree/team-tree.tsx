import { QueryView } from '@muster/kit';
import { Card, Skeleton, Text } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { buildTree } from './build-tree.ts';
import { TeamBranch } from './team-branch.tsx';
import classes from './team-tree.module.css';

/** The agency's active people as a tree by lead. */
export function TeamTree({ seesJobTeams }: { seesJobTeams: boolean }) {
  const t = useMessages();
  const query = api.useTeamTreeQuery({});
  return (
    <QueryView query={query} skeleton={<Skeleton height={320} />}>
      {({ data, left }) => {
        const { roots, alone } = buildTree(data);
        return (
          <div className={classes.page}>
            {roots.length > 0 && (
              <Card>
                <ul className={classes.branches} aria-label={t('team.tree.label')}>
                  {roots.map((branch) => (
                    <TeamBranch key={branch.row.id} branch={branch} seesJobTeams={seesJobTeams} />
                  ))}
                </ul>
              </Card>
            )}
            {alone.length > 0 && (
              <Card title={t('team.tree.alone')}>
                <Text c="dimmed">{t('team.tree.aloneText')}</Text>
                <ul className={classes.branches} aria-label={t('team.tree.alone')}>
                  {alone.map((branch) => (
                    <TeamBranch key={branch.row.id} branch={branch} seesJobTeams={seesJobTeams} />
                  ))}
                </ul>
              </Card>
            )}
            {left > 0 && <Text c="dimmed">{t('team.tree.left', { count: left })}</Text>}
          </div>
        );
      }}
    </QueryView>
  );
}
