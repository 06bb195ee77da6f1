import type { ReactNode } from 'react';
import { href, talentRoutes, type QuestionBank } from '@muster/contracts';
import { Breadcrumbs, PageHeader } from '@muster/ui';
import { PoolTabs } from '../../shared/pool-tabs.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import classes from './questions.module.css';

interface BankFrameProps {
  bank: QuestionBank;
  actions: ReactNode;
  children: ReactNode;
}

/** The pool's frame around its questions: breadcrumbs, name and tabs. */
export function BankFrame({ bank, actions, children }: BankFrameProps) {
  const t = useQuestionMessages();
  const pools = useMessages();
  const { id, name } = bank.pool;
  return (
    <div className={classes.page}>
      <div className={classes.screen}>
        <div className={classes.way}>
          <Breadcrumbs
            items={[
              { label: pools('pools.title'), href: talentRoutes.pools.path },
              { label: name, href: href(talentRoutes.pool, { id }) },
              { label: t(`title.${bank.use}`) },
            ]}
          />
        </div>
        <PageHeader variant="page" title={name} actions={actions} />
        <PoolTabs poolId={id} active={bank.use} readsQuestions />
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
