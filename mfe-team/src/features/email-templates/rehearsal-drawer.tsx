import { QueryView } from '@muster/kit';
import { Badge, Drawer, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

const families = {
  ok: 'green',
  no_email: 'grey',
  unsubscribed: 'amber',
  do_not_contact: 'red',
} as const;

/** The saved text for real people with masked names. */
export function RehearsalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTemplateMessages();
  const query = api.useEmailTemplatesRehearseQuery({ params: { id } });
  return (
    <Drawer opened title={t('rehearse.title')} subtitle={t('rehearse.text')} onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton height={320} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('rehearse.none')}</p>
          ) : (
            <ul className={classes.rehearsal}>
              {data.map(({ recipient, outcome, subject, text }) => (
                <li key={recipient}>
                  <details>
                    <summary className={classes.head}>
                      <span>{recipient}</span>
                      <Badge family={families[outcome]}>{t(`rehearse.outcome.${outcome}`)}</Badge>
                    </summary>
                    <p className={classes.mailSubject}>{subject}</p>
                    <pre className={classes.plain}>{text}</pre>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Drawer>
  );
}
