import type { ReactNode } from 'react';
import { href, talentRoutes, type QuestionBank } from '@muster/contracts';
import { Breadcrumbs, PageHeader, RecordTabs } from '@muster/ui';
import { membersHref } from '../../shared/members-href.ts';
import { useWords } from '../../shared/use-words.ts';
import { useQuestionMessages } from './messages.ts';
import classes from './questions.module.css';

interface BankFrameProps {
  bank: QuestionBank;
  actions: ReactNode;
  children: ReactNode;
}

/** The pool around its questions: the way to it, its name, its parts. */
export function BankFrame({ bank, actions, children }: BankFrameProps) {
  const t = useQuestionMessages();
  const pools = useWords();
  const { id, name } = bank.pool;
  return (
    <div className={classes.page}>
      <div className={classes.screen}>
        <div className={classes.way}>
          <Breadcrumbs
            items={[
              { label: pools('pools.title'), href: talentRoutes.pools.path },
              { label: name, href: membersHref({ id }) },
              { label: t(`title.${bank.use}`) },
            ]}
          />
        </div>
        <PageHeader variant="page" title={name} actions={actions} />
        <RecordTabs
          items={[
            { label: t('members'), href: membersHref({ id }), active: false },
            {
              label: t('title.interview'),
              href: href(talentRoutes.interviewQuestions, { id }),
              active: bank.use === 'interview',
            },
            {
              label: t('title.screening'),
              href: href(talentRoutes.screeningQuestions, { id }),
              active: bank.use === 'screening',
            },
          ]}
        />
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
