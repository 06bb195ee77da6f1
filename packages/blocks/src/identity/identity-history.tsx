import type { LegalIdentityCard } from '@muster/contracts';
import { FormSection, formatDate, useT } from '@muster/ui';
import classes from './identity.module.css';
import { identityMessages } from './messages.ts';

/** The replaced versions, with the period in which each was in force. */
export function IdentityHistory({ versions }: { versions: readonly LegalIdentityCard[] }) {
  const t = useT(identityMessages);
  if (versions.length === 0) return null;
  return (
    <FormSection title={t('history.title')}>
      <ul className={classes.versions}>
        {versions
          .toSorted((a, b) => b.revision - a.revision)
          .map(({ id, revision, verifiedAt, supersededAt, updatedAt }) => {
            const to = formatDate(supersededAt ?? updatedAt);
            return (
              <li key={id}>
                <span>{t('history.version', { count: revision })}</span>
                <span className={classes.quiet}>
                  {verifiedAt
                    ? t('history.held', { from: formatDate(verifiedAt), to })
                    : t('history.replaced', { to })}
                </span>
              </li>
            );
          })}
      </ul>
    </FormSection>
  );
}

/** Returns the earlier versions of a kind. */
export const earlierOf = <V extends LegalIdentityCard>(
  all: readonly V[],
  { kind }: Pick<LegalIdentityCard, 'kind'>,
): V[] => all.filter((one) => one.kind === kind && one.status === 'superseded');
