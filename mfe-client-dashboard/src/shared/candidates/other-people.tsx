import { clientDashboardRoutes, href, type ClientCandidate } from '@muster/contracts';
import { PersonLine } from '@muster/ui';
import classes from './candidates.module.css';
import { useDecisionMessages } from './decision-messages.ts';

/** Other candidates waiting for the same job, shown when one is gone. */
export function OtherPeople({ person: { alternatives } }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  if (alternatives.length === 0) return null;
  return (
    <div>
      {t('decide.select.elsewhereOthers')}
      <ul className={classes.changes}>
        {alternatives.map(({ id, name, photo, headline }) => (
          <li key={id}>
            <PersonLine
              name={name}
              src={photo}
              secondary={headline}
              href={href(clientDashboardRoutes.dashboard, {}, { candidate: id })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
