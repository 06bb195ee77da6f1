import { companiesRoutes } from '@muster/contracts';
import type { CompanyMatch } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Button,
  CheckboxField,
  Chip,
  NoticeBar,
  PersonLine,
  StateBadge,
  countryName,
} from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';
import classes from './duplicate-panel.module.css';

interface DuplicatePanelProps {
  matches: readonly CompanyMatch[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Companies that look alike, why, and what to do about it; nothing while there are none. */
export function DuplicatePanel({ matches, confirmed, onConfirm }: DuplicatePanelProps) {
  const t = useWords();
  const blocked = matches.find((match) => match.blocks);
  return (
    <div aria-live="polite">
      {matches.length > 0 && (
        <section className={classes.panel}>
          <h4 className={classes.title}>
            {t('create.duplicates.title', { count: matches.length })}
          </h4>
          <ul className={classes.list}>
            {matches.map((match) => (
              <Match key={match.id} match={match} />
            ))}
          </ul>
          {blocked ? (
            <NoticeBar kind="danger">
              {t('create.duplicates.blocked', { name: blocked.name })}
            </NoticeBar>
          ) : (
            <CheckboxField
              label={t('create.duplicates.anyway')}
              value={confirmed}
              onChange={onConfirm}
            />
          )}
        </section>
      )}
    </div>
  );
}

function Match({ match }: { match: CompanyMatch }) {
  const t = useWords();
  const { id, name, number, country, accountManager, status, signals } = match;
  return (
    <li className={classes.match}>
      <PersonLine
        name={name}
        shape="square"
        secondary={[number, countryName(country), accountManager?.name].filter(Boolean).join(' · ')}
      />
      <span className={classes.signals}>
        <StateBadge machine="company" state={status} />
        {signals.map((signal) => (
          <Chip key={signal}>{t(`create.duplicates.signal.${signal}`)}</Chip>
        ))}
      </span>
      <Button
        component={RouteLink}
        route={companiesRoutes.overview}
        params={{ id }}
        variant="default"
        size="xs"
      >
        {t('create.duplicates.open')}
      </Button>
    </li>
  );
}
