import { candidatesRoutes } from '@muster/contracts';
import type { DuplicateMatch } from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  CheckboxField,
  Chip,
  NoticeBar,
  PersonLine,
  StateBadge,
  countryName,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import classes from './duplicate-panel.module.css';

interface DuplicatePanelProps {
  matches: DuplicateMatch[];
  hiddenMatch: boolean;
  asked: boolean;
  loading: boolean;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** People who look alike, why, and what to do about each. */
export function DuplicatePanel(props: DuplicatePanelProps) {
  const { matches, hiddenMatch, asked, loading, confirmed, onConfirm } = props;
  const t = useWords();
  const blocked = matches.find((match) => match.blocks);
  if (!asked) return null;
  return (
    <section className={classes.panel} aria-live="polite" aria-busy={loading}>
      {matches.length === 0 && !hiddenMatch && (
        <p className={classes.quiet}>
          {loading ? t('create.duplicates.checking') : t('create.duplicates.none')}
        </p>
      )}
      {hiddenMatch && <NoticeBar kind="warning">{t('create.duplicates.hidden')}</NoticeBar>}
      {matches.length > 0 && (
        <>
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
              {t(
                blocked.deleted ? 'create.duplicates.deletedBlocked' : 'create.duplicates.blocked',
                {
                  name: blocked.name,
                },
              )}
            </NoticeBar>
          ) : (
            <CheckboxField
              label={t('create.duplicates.anyway')}
              value={confirmed}
              onChange={onConfirm}
            />
          )}
        </>
      )}
    </section>
  );
}

function Match({ match }: { match: DuplicateMatch }) {
  const t = useWords();
  return (
    <li className={classes.match}>
      <PersonLine
        name={match.name}
        secondary={[match.number, match.headline, countryName(match.country)]
          .filter(Boolean)
          .join(' · ')}
      />
      <span className={classes.signals}>
        {match.status === 'do_not_contact' ? (
          <Badge family="red">{t('create.duplicates.doNotContact')}</Badge>
        ) : (
          <StateBadge machine="candidate" state={match.status} />
        )}
        {match.signals.map((signal) => (
          <Chip key={signal}>{t(`create.duplicates.signal.${signal}`)}</Chip>
        ))}
        {match.deleted && (
          <span className={classes.quiet}>
            {t('create.duplicates.deletedAt', { when: formatDate(match.deleted.at) })}
          </span>
        )}
      </span>
      {match.deleted ? (
        match.deleted.mayRestore && <RestoreButton match={match} />
      ) : (
        <Button
          component={RouteLink}
          route={candidatesRoutes.profile}
          params={{ id: match.id }}
          variant="default"
          size="xs"
        >
          {t('create.duplicates.open')}
        </Button>
      )}
    </li>
  );
}

function RestoreButton({ match }: { match: DuplicateMatch }) {
  const t = useWords();
  const platform = usePlatform();
  const [restore, { isLoading }] = api.useCandidatesRestoreDeletedMutation();
  async function bringBack() {
    const answer = await restore({ params: { id: match.id }, body: { version: match.version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('record.deleted.restored', { name: match.name }) },
    );
  }
  return (
    <Button variant="default" size="xs" loading={isLoading} onClick={() => void bringBack()}>
      {t('create.duplicates.restore')}
    </Button>
  );
}
